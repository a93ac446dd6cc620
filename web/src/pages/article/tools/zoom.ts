/** Zooming an image in a frame that scrolls, where the pointer or the fingers are. */

interface Point {
  readonly x: number;
  readonly y: number;
}

const MOST = 8;
const STEP = 1.5;
/** What a double click shows. */
const CLOSE = 2.5;
/** Pixels of a wheel that make an image e times as large. */
const WHEEL = 400;
/** Pixels that an arrow key moves a zoomed image. */
const ARROW = 80;

interface Zoom {
  /** Steps in (1) or out (-1), at the middle of what is seen. */
  step(by: number): void;
  /** The whole image again. */
  reset(): void;
  /** Moves a zoomed image; whether there was anything to move. */
  move(x: number, y: number): boolean;
}

/**
 * Lets one zoom what a frame shows: with the wheel, two fingers or a double click, and move it with
 * the mouse or a finger.
 *
 * @param changed is told whether one can zoom further out and in
 */
export function zoomable(
  stage: HTMLElement,
  changed: (canShrink: boolean, canGrow: boolean) => void,
): Zoom {
  let zoom = 1;
  let fit = 0;
  const fingers = new Map<number, Point>();

  function zoomTo(wanted: number, at: Point = middleOf(stage)): void {
    const image = stage.querySelector('img');
    if (!image) return;
    const before = image.getBoundingClientRect();
    if (zoom === 1) fit = before.width;
    const [left, top] = [(at.x - before.x) / before.width, (at.y - before.y) / before.height];
    zoom = Math.min(Math.max(wanted, 1), MOST);
    stage.dataset.zoom = zoom === 1 ? '1' : 'more';
    image.style.width = zoom === 1 ? '' : `${fit * zoom}px`;
    const after = image.getBoundingClientRect();
    stage.scrollBy(after.x + left * after.width - at.x, after.y + top * after.height - at.y);
    changed(zoom > 1, zoom < MOST);
  }

  stage.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      zoomTo(zoom * Math.exp(-event.deltaY / WHEEL), event);
    },
    { passive: false },
  );
  stage.addEventListener('dblclick', (event) => zoomTo(zoom === 1 ? CLOSE : 1, event));
  stage.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    stage.setPointerCapture(event.pointerId);
  });
  stage.addEventListener('pointermove', (event) => {
    if (!fingers.has(event.pointerId)) return;
    const before = [...fingers.values()];
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const after = [...fingers.values()];
    const [from, to] = [between(before), between(after)];
    if (after.length === 2) zoomTo((zoom * spread(after)) / Math.max(1, spread(before)), to);
    stage.scrollBy(from.x - to.x, from.y - to.y);
  });
  for (const name of ['pointerup', 'pointercancel'] as const) {
    stage.addEventListener(name, ({ pointerId }) => fingers.delete(pointerId));
  }
  return {
    step: (by) => zoomTo(zoom * STEP ** by),
    reset: () => zoomTo(1),
    move: (x, y) => {
      if (zoom !== 1) stage.scrollBy(x * ARROW, y * ARROW);
      return zoom !== 1;
    },
  };
}

function middleOf(element: HTMLElement): Point {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

function between(points: readonly Point[]): Point {
  const sum = points.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

const spread = ([a, b]: readonly Point[]) => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);
