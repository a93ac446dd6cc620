/** Roles, one below another: a tree of who reads a manuscript. */
import type { Element } from 'hast';
import { hastElement } from '../tree/build.ts';
import { type Block, type Draw, fault, head, list, words } from './draw.ts';
import { depthOf, type Item } from './read-items.ts';

const LEVELS = 3;

function role(item: Item, block: Block, level: number): Element {
  const card = hastElement('div', { className: ['diagram-card'] }, [
    ...head(item, block),
    ...words(item, block),
  ]);
  return hastElement('li', {}, [
    card,
    ...(item.items.length > 0 ? [tree(item.items, block, level + 1)] : []),
  ]);
}

/** Up to three stand beside each other where there is room: not those at the bottom. */
function tree(items: Item[], block: Block, level: number): Element {
  const many =
    level < LEVELS && items.length > 1 && items.length < 4
      ? `diagram-tree-${items.length}`
      : 'diagram-tree';
  return list(
    'ul',
    many,
    items.map((item) => role(item, block, level)),
  );
}

export const editorial: Draw = (block) =>
  depthOf(block.items) > LEVELS ? fault('levels', { most: LEVELS }) : [tree(block.items, block, 1)];
