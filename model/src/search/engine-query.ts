import { typedCode } from './code-words.ts';

/** Algolia refuses longer ones. */
const QUERY_MAX_BYTES = 512;

/** `ISSN 2049-3630`: no record contains the kind of the number. */
const LABEL = /^(?:doi|issn|isbn|orcid):?$/i;

const encoder = new TextEncoder();

function withinLimit(text: string): string {
  const words = text.split(' ');
  while (words.length > 1 && encoder.encode(words.join(' ')).length > QUERY_MAX_BYTES) words.pop();
  const query = words.join(' ');
  return encoder.encode(query).length > QUERY_MAX_BYTES
    ? query.slice(0, 120).toWellFormed()
    : query;
}

/** An unfinished phrase is a phrase only while a person types; otherwise its words count. */
function withWholePhrases(text: string): string {
  const quotes = text.split('"').length - 1;
  if (quotes % 2 === 0) return text;
  const last = text.lastIndexOf('"');
  return `${text.slice(0, last)} ${text.slice(last + 1)}`;
}

/**
 * What is asked of the engine for what was typed: typographic quotes are quotes, each DOI, ISSN, ISBN
 * or ORCID iD is the one word that records have for it, and what Algolia would refuse is cut.
 */
export function engineQuery(typed: string): string {
  const plain = typed
    .toWellFormed()
    .replace(/\p{Cc}/gu, ' ')
    .normalize('NFC');
  const text = withWholePhrases(plain.replace(/[“”„‟«»″]/g, '"'));
  const typedWords = text.split(/\s+/).filter(Boolean);
  const words = typedWords.flatMap((word, place) => {
    const code = typedCode(word);
    if (code) return [code];
    const next = typedWords[place + 1];
    return next && LABEL.test(word) && typedCode(next) ? [] : [word];
  });
  return withinLimit(words.join(' '));
}
