/** Whose a BibTeX file is, as programs note it: the authors of its works are what it is for. */
import { applyCuts, type Cut, signedNames } from './people-in-text.ts';

/** JabRef's owner and groups, BibDesk's and Zotero's paths of files on a person's disk. */
const OWNED =
  /,\s*(?:owner|file|local-url|localfile|bdsk-file-\d+|timestamp|creationdate|modificationdate|username)\s*=\s*(?=[{"])/gi;
const OWNER = /[,\s]owner\s*=\s*["{]+([^{}"]*)/gi;
const COMMENTS = /@comment\s*(?=\{)|^[ \t]*%[^\n]*/gim;

/** The position after the brace or quotation mark that closes what opens at `at`. */
function closing(text: string, at: number): number {
  if (text[at] === '"') {
    const end = text.indexOf('"', at + 1);
    return end < 0 ? text.length : end + 1;
  }
  let depth = 0;
  for (let here = at; here < text.length; here += 1) {
    if (text[here] === '{') depth += 1;
    else if (text[here] === '}') depth -= 1;
    if (depth === 0) return here + 1;
  }
  return text.length;
}

const cutsOf = (text: string, pattern: RegExp): Cut[] =>
  [...text.matchAll(pattern)].map((match) => {
    const behind = match.index + match[0].length;
    const isLine = match[0].trimStart().startsWith('%');
    return { from: match.index, to: isLine ? behind : closing(text, behind), instead: '' };
  });

/** Who keeps the file: its `owner` fields, and whom its comments name ("Created for …"). */
export const bibtexPeople = (source: string): string[] => [
  ...[...source.matchAll(OWNER)].flatMap(([, name]) => name?.trim() || []),
  ...cutsOf(source, COMMENTS).flatMap(({ from, to }) => signedNames(source.slice(from, to))),
];

/** The file without comments, owners and places on a disk. The text may be bytes read as Latin-1. */
export function withoutBibtexPeople(source: string): string {
  const plain = applyCuts(source, cutsOf(source, COMMENTS));
  return applyCuts(plain, cutsOf(plain, OWNED));
}
