// What of the map is in view, and how large.

import { dragging } from './dragging';
import type { Box } from './land';
import type { Point } from './section';

const MOST = 4;
/** Room round what is looked at. */
const EDGE = 70;

export class Camera {
  /** The room on the screen and what of the map has to fit into it. */
  room = $state.raw({ width: 900, height: 600 });
  box = $state.raw<Box>({ left: -150, top: -150, width: 300, height: 300 });
  zoom = $state(1);
  private x = $state(0);
  private y = $state(0);

  private readonly margin = $derived(this.room.width < 560 ? 3 : 30);
  /** Pixels of one unit of the map with everything in view; a tile is never larger than a hand. */
  private readonly fit = $derived(
    Math.min(
      (this.room.width - 2 * this.margin) / this.box.width,
      (this.room.height - 2 * this.margin) / this.box.height,
      1.5,
    ),
  );
  readonly ratio = $derived(this.fit * this.zoom);
  private readonly spare = $derived([
    Math.max(0, (this.box.width * this.ratio - this.room.width) / 2 + 40 * Math.min(1, this.zoom - 1)),
    Math.max(0, (this.box.height * this.ratio - this.room.height) / 2 + 40 * Math.min(1, this.zoom - 1)),
  ]);
  /** Where the map's 0, 0 is in the room. */
  readonly left = $derived(this.room.width / 2 + this.held(0) - (this.box.left + this.box.width / 2) * this.ratio);
  readonly top = $derived(this.room.height / 2 + this.held(1) - (this.box.top + this.box.height / 2) * this.ratio);
  readonly moved = $derived(this.zoom > 1.01);

  private held(axis: 0 | 1): number {
    const most = this.spare[axis] ?? 0;
    return Math.max(-most, Math.min(most, axis ? this.y : this.x));
  }

  /** A place of the room as a point of the map. */
  point(x: number, y: number): [number, number] {
    return [(x - this.left) / this.ratio, (y - this.top) / this.ratio];
  }

  /** Where on the drawn map a point of it is. In hundredths, so that zooming moves nothing there. */
  spot([x, y]: Point): [left: string, top: string] {
    const { left, top, width, height } = this.box;
    return [`${((x - left) / width) * 100}%`, `${((y - top) / height) * 100}%`];
  }

  fitAll(): void {
    this.zoom = 1;
    this.x = this.y = 0;
  }

  /** Look at these points of the map, with tiles of this size on the screen, or smaller if they would not be in view. */
  lookAt(points: readonly Point[], tile: number): void {
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const most = Math.min(
      tile / 100,
      this.room.width / (right - left + EDGE),
      this.room.height / (bottom - top + EDGE),
    );
    this.zoom = Math.max(1, Math.min(MOST, most / this.fit));
    this.x = (this.box.left + this.box.width / 2 - (left + right) / 2) * this.ratio;
    this.y = (this.box.top + this.box.height / 2 - (top + bottom) / 2) * this.ratio;
  }

  /** Zoom so that what is under this place of the room stays there. */
  zoomAt(x: number, y: number, factor: number): void {
    const [u, v] = this.point(x, y);
    this.zoom = Math.max(1, Math.min(MOST, this.zoom * factor));
    this.x = x - this.room.width / 2 - (u - this.box.left - this.box.width / 2) * this.ratio;
    this.y = y - this.room.height / 2 - (v - this.box.top - this.box.height / 2) * this.ratio;
  }

  pan(x: number, y: number): void {
    this.x = this.held(0) + x;
    this.y = this.held(1) + y;
  }

  /** An attachment for the room. */
  readonly hold = (room: HTMLElement): (() => void) => dragging(room, this);
}
