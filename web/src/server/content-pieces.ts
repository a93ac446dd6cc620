import { type HtmlInPage, htmlMark } from '../app/html-in-page.ts';
import { mathClasses } from './math-style.ts';

/** A part of a page as it is sent, and which of the styles that few pages need it asks for. */
export interface Piece {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly hasMath: boolean;
  /** What its formulas need of KaTeX's style. */
  readonly mathClasses: readonly string[];
  readonly hasDiagrams: boolean;
  /** The small faces of KaTeX that its formulas are set in. */
  readonly faces: readonly string[];
}

/** What KaTeX's style sheet sets in them (katex.css, `.delimsizing`, `.op-symbol`, `.mathcal`). */
const FACE_SIGNS: Readonly<Record<string, RegExp>> = {
  Size1: /delimsizing size1|delim-size1|small-op/,
  Size2: /delimsizing size2|large-op/,
  Size3: /delimsizing size3/,
  Size4: /delimsizing size4|delim-size4/,
  Caligraphic: /mathcal|textcal/,
};

/** Texts that are sent again and again: a long paper is more than a million letters. */
const kept = new Map<string, Piece>();
const PIECES_KEPT = 24;
const LONG = 20_000;

/** What React rendered, with the texts in the places of their marks. */
export function contentPieces(content: string, texts: readonly HtmlInPage[]): Piece[] {
  const places = texts
    .map(({ id, html }) => ({ html, mark: htmlMark(id) }))
    .map(({ html, mark }) => ({ html, mark, at: content.indexOf(mark) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  const pieces: Piece[] = [];
  let end = 0;
  for (const { html, mark, at } of places) {
    pieces.push(pieceOf(content.slice(end, at)), longPiece(html));
    end = at + mark.length;
  }
  pieces.push(pieceOf(content.slice(end)));
  return pieces;
}

function pieceOf(text: string): Piece {
  const hasMath = text.includes('class="katex');
  return {
    bytes: Buffer.from(text),
    hasMath,
    mathClasses: hasMath ? mathClasses(text) : [],
    faces: hasMath ? Object.keys(FACE_SIGNS).filter((name) => FACE_SIGNS[name]?.test(text)) : [],
    hasDiagrams: text.includes('class="diagram'),
  };
}

function longPiece(text: string): Piece {
  if (text.length < LONG) return pieceOf(text);
  const piece = kept.get(text) ?? pieceOf(text);
  kept.delete(text);
  kept.set(text, piece);
  const oldest = kept.keys().next().value;
  if (kept.size > PIECES_KEPT && oldest !== undefined) kept.delete(oldest);
  return piece;
}
