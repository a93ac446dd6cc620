import type { Element, ElementContent } from 'hast';
import type { Handle, State } from 'hast-util-to-mdast';
import { toString as textOf } from 'hast-util-to-string';
import type { BlockContent, PhrasingContent } from 'mdast';
import { isHtmlElement } from './html-element.ts';

/** Word's notes: their signs in the text, and their texts in a list at the end. */
const NOTE = /^#?(foot|end)note-(\d+)$/;
/** The name of a note. Word counts those at the foot and those at the end apart. */
function noteOf(node: Element, property: 'href' | 'id'): string | undefined {
  const [, kind, number] = NOTE.exec(String(node.properties[property] ?? '')) ?? [];
  return number && `${kind === 'end' ? 'e' : ''}${number}`;
}

/** The content of a line: the library gives it no narrower type. */
const within = (state: State, node: Element) => state.all(node) as PhrasingContent[];

/** How signs and texts of notes become Markdown’s. */
export const NOTE_HANDLERS: Readonly<Record<string, Handle>> = {
  sup(state, node: Element) {
    const [only] = node.children;
    const note = isHtmlElement(only, 'a') ? noteOf(only, 'href') : undefined;
    if (note) return { type: 'footnoteReference', identifier: note, label: note };
    const tag = (value: string): PhrasingContent => ({ type: 'html', value });
    return [tag('<sup>'), ...within(state, node), tag('</sup>')];
  },
  a(state, node: Element) {
    const href = String(node.properties.href ?? '');
    // A place to go to, and the way back from a note.
    if (href === '' || /^#(?:foot|end)note-ref-/.test(href)) {
      return textOf(node) === '↑' ? [] : within(state, node);
    }
    return { type: 'link', url: href, children: within(state, node) };
  },
  li(state, node: Element) {
    const children = state.toFlow(state.all(node));
    const note = noteOf(node, 'id');
    if (note)
      return {
        type: 'footnoteDefinition',
        identifier: note,
        label: note,
        children: children as BlockContent[],
      };
    return { type: 'listItem', spread: false, checked: null, children: children as BlockContent[] };
  },
};

/** A list whose items are notes is none: they stand by themselves. */
export function freeNotes(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node) => {
    const isNotes =
      isHtmlElement(node, 'ol') &&
      node.children.some((item) => isHtmlElement(item, 'li') && noteOf(item, 'id') !== undefined);
    return isNotes && node.type === 'element' ? node.children : [node];
  });
}
