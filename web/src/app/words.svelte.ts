// Sentences from the Fluent catalogues that the page and Python share. Rules for ids: src/bree/locales/README.md.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Language } from './settings.svelte';

export type Arguments = Record<string, FluentVariable>;

/** Something to say: a message and what it speaks of. */
export interface Sentence {
  id: string;
  args?: Arguments;
}

const sources = import.meta.glob<string>('../../../src/bree/locales/*/*.ftl', { query: '?raw', import: 'default' });

function source(language: Language, file: string): (() => Promise<string>) | undefined {
  return sources[`../../../src/bree/locales/${language}/${file}.ftl`];
}

class Words {
  /** Replaced as a whole when the language or the set of files changes, so that everything shown follows. */
  private bundle: FluentBundle = $state.raw(new FluentBundle('en', { useIsolating: false }));
  private files: string[] = ['frame', 'bots'];
  language: Language = $state('en');
  /** The options of the game at hand, for names that differ between editions: `{ $edition -> [2002] ... }`. */
  setting: Arguments = $state.raw({});

  /** The last time somebody asked for a language or a file. */
  private speaking: Promise<void> = Promise.resolve();
  private wanted: Language = 'en';

  /** Speak this language, with all files loaded so far. */
  speak(language: Language): Promise<void> {
    this.wanted = language;
    this.speaking = this.read(language, [...this.files]);
    return this.speaking;
  }

  private async read(language: Language, files: readonly string[]): Promise<void> {
    const texts = await Promise.all(files.map(async (file) => source(language, file)?.()));
    // Something else was asked for meanwhile: that will say all there is to say.
    if (language !== this.wanted || files.length < this.files.length) return this.speaking;
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) {
      if (text !== undefined) bundle.addResource(new FluentResource(text));
    }
    this.bundle = bundle;
    this.language = language;
  }

  /** Add catalogues, such as a game's, to what can be said. */
  async load(...files: string[]): Promise<void> {
    const missing = files.filter((file) => !this.files.includes(file));
    if (missing.length) {
      this.files.push(...missing);
      void this.speak(this.wanted);
    }
    await this.speaking;
  }

  /** From now on, speak of a game played with these options. */
  play(options: Record<string, string>): void {
    const numbers = /^\d+$/;
    this.setting = Object.fromEntries(
      Object.entries(options).map(([name, value]) => [name, numbers.test(value) ? Number(value) : value]),
    );
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** The sentence in the language of the reader. A missing one shows its id, so that it cannot go unnoticed. */
  say(id: string, args?: Arguments, attribute?: string): string {
    const message = this.bundle.getMessage(id);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    // A variable that a form does not have is no reason to say nothing: Fluent then takes the default.
    return pattern ? this.bundle.formatPattern(pattern, { ...this.setting, ...args }, []) : id;
  }

  /** What `say` does, for a sentence made elsewhere. */
  tell(sentence: Sentence): string {
    return this.say(sentence.id, sentence.args);
  }

  /** The name of something in a game: message `name-<game>-<id>`. */
  name(game: string, id: string): string {
    return this.say(`name-${game}-${id}`);
  }

  list(parts: string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string {
    return new Intl.ListFormat(this.language, { type }).format(parts);
  }

  /** The variables for a message about an event or an action: every id becomes its name.
   *
   * A text field `piece: "sam"` gives `$piece` (its name), `$piece-id` ("sam") and, for each attribute of its name
   * (such as `.at`, "in Rohan"), `$piece-at`. A field `seat`, or one that ends in `-seat`, is a seat number. */
  variables(game: string, seats: readonly string[], me: number, fields: object): Arguments {
    const args: Arguments = {};
    for (const [field, value] of Object.entries(fields as Record<string, unknown>)) {
      const key = field.replaceAll('_', '-');
      if (typeof value === 'number' && /(^|-)seat$/.test(key)) {
        this.describe(args, key, game, seats[value] ?? 'nobody');
        args[`${key}-mine`] = value === me ? 'yes' : 'no';
      } else if (typeof value === 'number') args[key] = value;
      else if (typeof value === 'boolean') args[key] = value ? 'yes' : 'no';
      else if (typeof value === 'string') this.describe(args, key, game, value);
      else if (Array.isArray(value)) {
        args[key] = this.list(value.map((part) => (typeof part === 'string' ? this.name(game, part) : String(part))));
        args[`${key}-count`] = value.length;
      } else if (value === null) args[`${key}-id`] = 'none';
    }
    return args;
  }

  private describe(args: Arguments, key: string, game: string, id: string): void {
    const name = `name-${game}-${id}`;
    args[key] = this.has(name) ? this.say(name) : id;
    args[`${key}-id`] = id;
    for (const form of Object.keys(this.bundle.getMessage(name)?.attributes ?? {})) {
      args[`${key}-${form}`] = this.say(name, undefined, form);
    }
  }
}

export const words = new Words();
