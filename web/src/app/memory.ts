// What the browser remembers for us. A browser that refuses to remember still plays, it only forgets on reload.

export interface Remembered<T> {
  value: T;
  keep(value: T): void;
}

/** The stored object with the defaults beneath it. */
export function remembered<T extends object>(key: string, defaults: T): Remembered<T> {
  let value = defaults;
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    if (typeof found === 'object' && found !== null) value = { ...defaults, ...found };
  } catch {
    value = defaults;
  }
  return {
    value,
    keep(next: T) {
      this.value = next;
      try {
        localStorage.setItem(key, JSON.stringify(next));
      } catch {
        // Private windows may refuse; the page works without.
      }
    },
  };
}
