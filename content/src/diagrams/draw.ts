/** What a diagram is given, and what all of them are made with. */
import type { ManuscriptProblemValues } from '@quire/model/entities/manuscript-problems';
import type { Element, ElementContent } from 'hast';
import type { PhrasingContent, RootContent } from 'mdast';
import { hastElement, text } from '../tree/build.ts';
import type { Item } from './read-items.ts';

export interface Block {
  items: Item[];
  /** What ids of steps begin with; null where the text has none. */
  id: string | null;
  phrasing: (nodes: PhrasingContent[]) => ElementContent[];
  blocks: (nodes: RootContent[]) => ElementContent[];
  /** Takes SVG that holds no word of the text; gives its place in the sanitised tree. */
  drawing: (svg: string) => Element;
}

/** Draws the list, or says why it is not of this kind. */
export type Draw = (block: Block) => ElementContent[] | Fault;

/** Why a list cannot be drawn, as the report says it. */
type Fault = Omit<ManuscriptProblemValues<'diagram/unreadable'>, 'block'>;

/** A fault with the numbers or the step that its sentence names. */
export const fault = (kind: Fault['kind'], named: Partial<Fault> = {}): Fault => ({
  ...{ kind, least: 0, most: 0, step: '' },
  ...named,
});

/** The first line of an item: its number, if it has one, and its name. */
export function head(item: Item, block: Block, number?: number): ElementContent[] {
  const name = block.phrasing(item.name);
  const parts = [
    ...(number === undefined
      ? []
      : [hastElement('span', { className: ['diagram-number'] }, [text(String(number))])]),
    ...(name.length > 0 ? [hastElement('strong', {}, name)] : []),
  ].flatMap((part, index) => (index > 0 ? [text(' '), part] : [part]));
  return parts.length > 0 ? [hastElement('p', { className: ['diagram-head'] }, parts)] : [];
}

/** The words of an item. */
export function words(item: Item, block: Block): ElementContent[] {
  const inner = block.phrasing(item.text);
  return [...(inner.length > 0 ? [hastElement('p', {}, inner)] : []), ...block.blocks(item.more)];
}

/**
 * A list of ours: browsers drop the list role where no markers are shown, so it is set explicitly.
 */
export function list(tag: 'ol' | 'ul', className: string, children: ElementContent[]): Element {
  return hastElement(tag, { className: [className], role: 'list' }, children);
}

/** Short items below another, such as what a stage hands over. */
export function details(item: Item, block: Block): ElementContent[] {
  if (item.items.length === 0) return [];
  const lines = item.items.map((one) =>
    hastElement('li', {}, [
      ...(one.name.length > 0
        ? [hastElement('strong', {}, block.phrasing(one.name)), text(' ')]
        : []),
      ...block.phrasing(one.text),
      ...block.blocks(one.more),
      ...details(one, block),
    ]),
  );
  return [hastElement('ul', { className: ['diagram-details'] }, lines)];
}
