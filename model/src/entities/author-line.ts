import type { Author } from './article.ts';

const NAMED = 2;
const MAX = 200;

/** `Holt`, `Holt, Okafor`, `Holt, Okafor et al.`: enough for a list, and the same in every language, as it is stored. */
export function authorLine(authors: readonly Author[]): string {
  const names = authors.map((author) => author.collective ?? (author.family || author.given));
  const line = names.slice(0, NAMED).join(', ') + (names.length > NAMED ? ' et al.' : '');
  return line.length > MAX ? `${line.slice(0, MAX - 1)}…` : line;
}
