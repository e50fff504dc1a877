// A card picked by keyboard: the keyboard goes on to what may be chosen for it.

/** Put the focus on the first of these, where a person with a keyboard is on something else. */
export function aim(root: ParentNode | undefined, selector: string): void {
  if (!document.activeElement?.matches(':focus-visible') || document.activeElement.matches(selector)) return;
  root?.querySelector<HTMLElement>(selector)?.focus();
}
