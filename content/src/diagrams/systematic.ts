/** Stages that begin again when the last is done: a ring beside its list. */
import { hastElement } from '../tree/build.ts';
import { type Draw, details, fault, head, list, words } from './draw.ts';

const [LEAST, MOST] = [3, 8];
const [MIDDLE, RADIUS, DOT] = [100, 74, 17];

/** A place on the ring; `turn` counts from the top, clockwise, in full turns. */
function at(turn: number, radius = RADIUS): string {
  const angle = (turn - 0.25) * 2 * Math.PI;
  const [x, y] = [MIDDLE + radius * Math.cos(angle), MIDDLE + radius * Math.sin(angle)];
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

/** From one station to the next, with a head that points the way. */
function arc(from: number, to: number): string {
  const gap = (DOT + 7) / (2 * Math.PI * RADIUS);
  const [start, end] = [from + gap, to - gap];
  const back = end - 0.026;
  return (
    `<path d="M${at(start)}A${RADIUS} ${RADIUS} 0 0 1 ${at(end)}"/>` +
    `<path d="M${at(back, RADIUS - 6)}L${at(end)}L${at(back, RADIUS + 6)}"/>`
  );
}

function ring(stations: number): string {
  const turns = Array.from({ length: stations }, (_, index) => index / stations);
  const arcs = turns.map((turn) => arc(turn, turn + 1 / stations)).join('');
  const dots = turns
    .map((turn, index) => {
      const [x = '', y = ''] = at(turn).split(' ');
      return (
        `<circle cx="${x}" cy="${y}" r="${DOT}"/>` +
        `<text x="${x}" y="${y}" dy=".36em" text-anchor="middle">${index + 1}</text>`
      );
    })
    .join('');
  return (
    '<svg viewBox="0 0 200 200" width="200" height="200" aria-hidden="true" focusable="false">' +
    `<g fill="none" stroke="currentColor" stroke-width="2.5" stroke-linecap="round">${arcs}</g>${dots}</svg>`
  );
}

export const systematic: Draw = (block) => {
  const { length } = block.items;
  if (length < LEAST || length > MOST) return fault('stageRange', { least: LEAST, most: MOST });
  const stages = block.items.map((item, index) =>
    hastElement('li', {}, [
      ...head(item, block, index + 1),
      ...words(item, block),
      ...details(item, block),
    ]),
  );
  return [
    hastElement('div', { className: ['diagram-cycle'] }, [
      block.drawing(ring(length)),
      list('ol', 'diagram-stages', stages),
    ]),
  ];
};
