import { normaliseDoi } from '@quire/model/identifiers';

const IN_TEXT = /\b10\.\d{4,9}\/[^\s"'<>{}|\\^`]+/g;
export const DOIS_MOST = 400;

/** Removes characters after a DOI in a sentence or a reference list that are not part of it. */
function trimmed(found: string): string {
  let doi = found.replace(/[.,;:!?…”’*_]+$/u, '');
  // A bracket opened before the DOI is closed after it.
  for (const [open, close] of [
    ['(', ')'],
    ['[', ']'],
  ] as const) {
    while (doi.endsWith(close) && doi.split(open).length < doi.split(close).length)
      doi = doi.slice(0, -1).replace(/[.,;:]+$/, '');
  }
  return doi;
}

/** The DOIs in a text, without duplicates and in lower case; 400 at most. */
export function findDois(text: string): string[] {
  const found = new Set<string>();
  for (const [match] of text.matchAll(IN_TEXT)) {
    const doi = normaliseDoi(trimmed(match));
    if (doi) found.add(doi);
    if (found.size >= DOIS_MOST) break;
  }
  return [...found];
}
