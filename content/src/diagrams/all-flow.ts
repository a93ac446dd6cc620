/** Steps in chronological order, each in its actor's lane; possible next steps are below a step. */
import type { Element, ElementContent } from 'hast';
import { toString as plainText } from 'mdast-util-to-string';
import { hastElement, text } from '../tree/build.ts';
import { type Block, type Draw, fault, head, list, words } from './draw.ts';
import { type Item, itemNameOf } from './read-items.ts';

const STEPS_MAX = 20;
const LANES_MAX = 6;
/** The rails: their distance, where a step's station is, and how high a change of rails is drawn. */
const [RAIL, FIRST, STATION] = [20, 12, 20];

const x = (lane: number) => FIRST + lane * RAIL;

/** The rails beside one step, and the way that comes from the step before it and leads to the next. */
function rails(lanes: number, lane: number, before: number | null, isLast: boolean): string {
  const own = x(lane);
  const faint = Array.from({ length: lanes }, (_, index) => {
    const at = x(index);
    return `<line x1="${at}" y1="0" x2="${at}" y2="100%"/>`;
  }).join('');
  const from = before === null ? own : x(before);
  const way =
    before === null
      ? ''
      : `<path d="M${from} 0C${from} ${STATION * 0.7} ${own} ${STATION * 0.2} ${own} ${STATION}"/>`;
  const on = isLast ? '' : `<line x1="${own}" y1="${STATION}" x2="${own}" y2="100%"/>`;
  return (
    `<svg width="${x(lanes - 1) + FIRST}" height="100%" aria-hidden="true" focusable="false">` +
    `<g fill="none" stroke="currentColor" stroke-width="1" opacity=".25">${faint}</g>` +
    `<g fill="none" stroke="currentColor" stroke-width="2.5">${way}${on}</g>` +
    `<circle cx="${own}" cy="${STATION}" r="7.5"/></svg>`
  );
}

/** The step that a way out points to, if it names one. */
function stepOf(way: Item): number | null {
  const target = /^(?:->|→|=>)\s*(\d+)$/.exec(plainText(way.text).trim())?.[1];
  return target === undefined ? null : Number(target);
}

/** `*revise* -> 1`: a link to that step, in words; other words stay as they are. */
function wayOut(item: Item, from: number, block: Block): Element {
  const name =
    item.name.length > 0 ? [hastElement('em', {}, block.phrasing(item.name)), text(': ')] : [];
  const step = stepOf(item);
  if (step === null) {
    return hastElement('li', {}, [
      ...name,
      ...block.phrasing(item.text),
      ...block.blocks(item.more),
    ]);
  }
  const label = text(`${step <= from ? 'back to' : 'on to'} step ${step}`);
  const href = block.id === null ? undefined : `#${block.id}-step-${step}`;
  const link = href ? hastElement('a', { href, className: ['cross-reference'] }, [label]) : label;
  return hastElement('li', {}, [...name, link]);
}

function waysOut(item: Item, from: number, block: Block): ElementContent[] {
  if (item.items.length === 0) return [];
  const ways = item.items.map((one) => wayOut(one, from, block));
  return [hastElement('ul', { className: ['diagram-details'] }, ways)];
}

export const allFlow: Draw = (block) => {
  const { items, id } = block;
  if (items.length > STEPS_MAX) return fault('steps', { most: STEPS_MAX });
  const lanes = [...new Set(items.map(itemNameOf))];
  if (lanes.includes('')) return fault('lane');
  if (lanes.length > LANES_MAX) return fault('lanes', { most: LANES_MAX });
  const lost = items
    .flatMap((item) => item.items.map(stepOf))
    .find((step) => {
      return step !== null && (step < 1 || step > items.length);
    });
  if (lost !== undefined) return fault('step', { step: String(lost) });
  const laneOf = (item: Item | undefined) => (item ? lanes.indexOf(itemNameOf(item)) : null);
  const steps = items.map((item, index) => {
    const lane = lanes.indexOf(itemNameOf(item));
    const isLast = index === items.length - 1;
    return hastElement(
      'li',
      {
        className: [`diagram-lane-${lane + 1}`],
        ...(id === null ? {} : { id: `${id}-step-${index + 1}` }),
      },
      [
        block.drawing(rails(lanes.length, lane, laneOf(items[index - 1]), isLast)),
        hastElement('div', { className: ['diagram-card'] }, [
          ...head(item, block, index + 1),
          ...words(item, block),
          ...waysOut(item, index + 1, block),
        ]),
      ],
    );
  });
  return [list('ol', 'diagram-steps', steps)];
};
