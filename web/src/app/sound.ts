// Sounds made here, with Web Audio: a knock of wood, a brush of paper. Nothing is played until a person asks for sound.

import type { Sound } from '../table/board';
import { settings } from './settings.svelte';

interface Knock {
  /** Seconds after the start. */
  at: number;
  /** Hertz of the body of the sound; noise below is filtered around it. */
  pitch: number;
  length: number;
  loud: number;
  noise: boolean;
}

const KNOCKS: Record<Sound, Knock[]> = {
  step: [{ at: 0, pitch: 190, length: 0.09, loud: 0.5, noise: false }],
  card: [{ at: 0, pitch: 2600, length: 0.12, loud: 0.18, noise: true }],
  clash: [
    { at: 0, pitch: 1400, length: 0.18, loud: 0.22, noise: true },
    { at: 0.03, pitch: 320, length: 0.16, loud: 0.4, noise: false },
  ],
  fall: [
    { at: 0, pitch: 150, length: 0.12, loud: 0.5, noise: false },
    { at: 0.11, pitch: 110, length: 0.2, loud: 0.4, noise: false },
  ],
  die: [0, 0.07, 0.16, 0.21].map((at) => ({ at, pitch: 900, length: 0.04, loud: 0.25, noise: true })),
  end: [262, 330, 392].map((pitch, index) => ({ at: index * 0.14, pitch, length: 0.5, loud: 0.25, noise: false })),
};

let context: AudioContext | undefined;

export function play(sound: Sound): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  // Made before the first touch, it waits to be told.
  if (context.state === 'suspended') void context.resume();
  for (const knock of KNOCKS[sound]) strike(context, knock);
}

function strike(audio: AudioContext, knock: Knock): void {
  const start = audio.currentTime + knock.at;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(knock.loud, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + knock.length);
  gain.connect(audio.destination);
  if (knock.noise) {
    const samples = Math.ceil(audio.sampleRate * knock.length);
    const buffer = audio.createBuffer(1, samples, audio.sampleRate);
    const data = buffer.getChannelData(0);
    for (let i = 0; i < samples; i++) data[i] = Math.random() * 2 - 1;
    const filter = audio.createBiquadFilter();
    filter.type = 'bandpass';
    filter.frequency.value = knock.pitch;
    const noise = audio.createBufferSource();
    noise.buffer = buffer;
    noise.connect(filter).connect(gain);
    noise.start(start);
  } else {
    const tone = audio.createOscillator();
    tone.type = 'triangle';
    tone.frequency.setValueAtTime(knock.pitch, start);
    tone.frequency.exponentialRampToValueAtTime(knock.pitch * 0.7, start + knock.length);
    tone.connect(gain);
    tone.start(start);
    tone.stop(start + knock.length);
  }
}
