// What a person prefers, kept in this browser only.

import { remembered } from './memory';

export type Theme = 'auto' | 'light' | 'dark';
/** How long what others do stays on the screen before the next thing is shown. */
export type Speed = 'calm' | 'quick' | 'instant';

const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

function browserLanguage(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage);
  return wanted ?? 'en';
}

const stored = remembered<{
  language: Language;
  theme: Theme;
  speed: Speed;
  motion: boolean;
  sound: boolean;
  aids: boolean;
  name: string;
}>('bree.settings', {
  language: browserLanguage(),
  theme: 'auto',
  speed: 'calm',
  motion: true,
  sound: false,
  aids: true,
  name: '',
});

const prefersDark = matchMedia('(prefers-color-scheme: dark)');
const prefersLess = matchMedia('(prefers-reduced-motion: reduce)');

class Settings {
  language: Language = $state(stored.value.language);
  theme: Theme = $state(stored.value.theme);
  speed: Speed = $state(stored.value.speed);
  /** Wanted by the person; the system's wish for less motion wins over it. */
  motion: boolean = $state(stored.value.motion);
  sound: boolean = $state(stored.value.sound);
  /** Show what can be worked out from what was seen, such as what an enemy piece can still be. */
  aids: boolean = $state(stored.value.aids);
  name: string = $state(stored.value.name);

  systemDark = $state(prefersDark.matches);
  systemLess = $state(prefersLess.matches);

  get dark(): boolean {
    return this.theme === 'dark' || (this.theme === 'auto' && this.systemDark);
  }

  /** Whether things may move on the screen. */
  get moving(): boolean {
    return this.motion && !this.systemLess;
  }

  keep(): void {
    const { language, theme, speed, motion, sound, aids, name } = this;
    stored.keep({ language, theme, speed, motion, sound, aids, name });
  }
}

export const settings = new Settings();

prefersDark.addEventListener('change', (change) => (settings.systemDark = change.matches));
prefersLess.addEventListener('change', (change) => (settings.systemLess = change.matches));
