// Arrow keys between the things that can be chosen, or only read (`data-read`), by where they stand on the screen.

const AWAY = 2.5;
const STOPS = '[data-stop]:not(:disabled), [data-read]';

/** An attachment: arrow keys move the focus to the nearest stop in that direction. */
export function arrows(root: HTMLElement): () => void {
  function key(event: KeyboardEvent): void {
    const direction = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    const from = document.activeElement;
    if (!direction || !(from instanceof Element) || !from.matches(STOPS)) return;
    const next = nearest(root, from, direction[0] ?? 0, direction[1] ?? 0);
    if (next) {
      next.focus();
      event.preventDefault();
    }
  }
  root.addEventListener('keydown', key);
  return () => root.removeEventListener('keydown', key);
}

function middle(element: Element): [number, number] {
  const box = element.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

function nearest(root: HTMLElement, from: Element, x: number, y: number): HTMLElement | null {
  const [fromX, fromY] = middle(from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const stop of root.querySelectorAll<HTMLElement>(STOPS)) {
    const [toX, toY] = middle(stop);
    const along = (toX - fromX) * x + (toY - fromY) * y;
    const across = Math.abs((toX - fromX) * y) + Math.abs((toY - fromY) * x);
    const cost = along + AWAY * across;
    if (stop !== from && along > 4 && cost < least) {
      best = stop;
      least = cost;
    }
  }
  return best;
}
