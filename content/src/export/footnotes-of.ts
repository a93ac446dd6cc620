import type { FootnoteDefinition, Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** The notes of a text by their identifiers. */
export function footnotesOf(tree: Root): ReadonlyMap<string, FootnoteDefinition> {
  const notes = new Map<string, FootnoteDefinition>();
  visit(tree, 'footnoteDefinition', (note: FootnoteDefinition) => {
    if (!notes.has(note.identifier)) notes.set(note.identifier, note);
  });
  return notes;
}
