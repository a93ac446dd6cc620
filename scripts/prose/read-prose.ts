import { commentProse } from './comment-prose.ts';
import { markdownProse } from './markdown-prose.ts';
import { blank, type ProsePiece } from './prose-piece.ts';
import { sourceProse } from './source-prose.ts';

/** What prose names without saying it: code, tags, addresses, placeholders, formulas. */
const NAMED = [
  /`[^`]*`/g,
  /<[/!]?[a-z][^<>]*(?:>|$)/gi,
  /&#?\w+;/g,
  /\bhttps?:\/\/\S+/g,
  /\S+@\S+/g,
  /\{\{?[\w.]+\}?\}/g,
  /\$[^$\n]+\$/g,
  /\[@[^\]]+\]/g,
  // Fields of a record, one after the other.
  /^ *(?:\w+, ){3,}\w*,?$/gm,
  /@(?:param|returns?|type|import|see|link)\b.*/g,
];

/** The prose of a file by the ending of its name, without what it only names; of some files, the comments alone. */
export function readProse(path: string, source: string, only?: 'comments'): ProsePiece[] {
  const found = only === 'comments' ? commentProse(source) : pieces(path, source);
  return found.map(({ at, text }) => ({
    at,
    text: NAMED.reduce((rest, pattern) => rest.replace(pattern, blank), text),
  }));
}

function pieces(path: string, source: string): ProsePiece[] {
  if (path.endsWith('.md')) return markdownProse(source);
  if (/\.(?:css|rules)$/.test(path)) return commentProse(source);
  return sourceProse(path, source);
}
