import type { FootnoteDefinition, RootContent } from 'mdast';
import { footnotesOf } from './footnotes-of.ts';
import type { PaperTree } from './read-paper-tree.ts';
import { type XmlPiece, xmlElement } from './xml-element.ts';

/** The notes of a paper, numbered in the order in which its text calls them. */
export class JatsNotes {
  readonly #notes: ReadonlyMap<string, FootnoteDefinition>;
  /** Ids by identifier. */
  readonly #called = new Map<string, string>();

  constructor({ abstract, translations, tree }: PaperTree) {
    this.#notes = new Map(
      [abstract, ...translations.map((each) => each.abstract), tree].flatMap((text) => [
        ...footnotesOf(text),
      ]),
    );
  }

  /** The sign of a note in the text; null where there is no such note. */
  call(identifier: string): XmlPiece | null {
    if (!this.#notes.has(identifier)) return null;
    const id = this.#called.get(identifier) ?? `fn-${this.#called.size + 1}`;
    this.#called.set(identifier, id);
    const place = [...this.#called.keys()].indexOf(identifier) + 1;
    return xmlElement('xref', { 'ref-type': 'fn', rid: id }, xmlElement('sup', {}, String(place)));
  }

  /** The notes that were called; `paragraphs` writes what one of them says. */
  group(paragraphs: (nodes: readonly RootContent[]) => XmlPiece[]): XmlPiece | null {
    const made: XmlPiece[] = [];
    // A note may call another: the list grows while it is written.
    for (const [identifier, id] of this.#called) {
      const note = this.#notes.get(identifier);
      made.push(
        xmlElement(
          'fn',
          { id },
          xmlElement('label', {}, String(made.length + 1)),
          paragraphs(note?.children ?? []),
        ),
      );
    }
    return made.length > 0 ? xmlElement('fn-group', {}, made) : null;
  }
}
