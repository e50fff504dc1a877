// Two fingers zoom, one finger or the mouse held down moves the map.

/** So far a pointer may stray and still be a click. */
const STRAY = 7;

/** What is moved. */
interface Movable {
  zoomAt(x: number, y: number, factor: number): void;
  pan(x: number, y: number): void;
}

interface Place {
  x: number;
  y: number;
}

const apart = (one: Place, other: Place): number => Math.hypot(one.x - other.x, one.y - other.y);

/** The fingers that are down, told of one after the other. */
export class Fingers {
  private readonly down = new Map<number, Place>();
  private from: Place = { x: 0, y: 0 };
  /** Whether the map has been moved since the first finger came down: then letting go is no click. */
  dragged = false;

  constructor(private readonly map: Movable) {}

  start(finger: number, place: Place): void {
    if (this.down.size === 0) {
      this.dragged = false;
      this.from = place;
    }
    this.down.set(finger, place);
  }

  /** Whether this finger now moves the map. */
  move(finger: number, now: Place): boolean {
    const before = this.down.get(finger);
    if (!before) return false;
    const other = [...this.down.entries()].find(([id]) => id !== finger)?.[1];
    if (!this.dragged && !other && apart(now, this.from) < STRAY) return false;
    this.dragged = true;
    this.down.set(finger, now);
    if (other) {
      this.map.zoomAt(
        (now.x + other.x) / 2,
        (now.y + other.y) / 2,
        apart(now, other) / Math.max(1, apart(before, other)),
      );
      this.map.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    } else this.map.pan(now.x - before.x, now.y - before.y);
    return true;
  }

  end(finger: number): void {
    this.down.delete(finger);
  }
}

/** Lets fingers and mouse move the map in this room; a drag is no click. Returns what ends it. */
export function dragging(room: HTMLElement, map: Movable): () => void {
  const fingers = new Fingers(map);
  const place = (event: PointerEvent): Place => {
    const box = room.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const start = (event: PointerEvent): void => {
    if (event.button === 0) fingers.start(event.pointerId, place(event));
  };
  const move = (event: PointerEvent): void => {
    const before = fingers.dragged;
    if (fingers.move(event.pointerId, place(event)) && !before) room.setPointerCapture(event.pointerId);
  };
  const end = (event: PointerEvent): void => fingers.end(event.pointerId);
  const click = (event: MouseEvent): void => {
    if (!fingers.dragged || event.detail === 0) return;
    event.stopPropagation();
    event.preventDefault();
  };
  const ending = new AbortController();
  const { signal } = ending;
  room.addEventListener('pointerdown', start, { signal });
  room.addEventListener('pointermove', move, { signal });
  room.addEventListener('pointerup', end, { signal });
  room.addEventListener('pointercancel', end, { signal });
  room.addEventListener('click', click, { signal, capture: true });
  return () => ending.abort();
}
