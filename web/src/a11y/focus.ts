// Where the keyboard goes when what it was on disappears: to the first thing that can be chosen now.

let byKeyboard = false;
addEventListener('keydown', () => (byKeyboard = true), true);
addEventListener('pointerdown', () => (byKeyboard = false), true);

/** Put a lost focus, or one that only reads, on the first choice; another one, and a person with a mouse, are left alone. */
export function refocus(root: ParentNode): void {
  if (!byKeyboard) return;
  const now = document.activeElement;
  if (now && now !== document.body && now.isConnected && !now.matches(':disabled, [data-read]')) return;
  const regions = root.querySelector<HTMLElement>('[data-region]');
  const answer = root.querySelector<HTMLElement>('[data-first]:not(:disabled)');
  (regions ?? answer ?? root.querySelector<HTMLElement>('[data-stop]:not(:disabled)'))?.focus();
}
