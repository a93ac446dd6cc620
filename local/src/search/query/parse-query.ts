import type { Query } from '../settings/settings.ts';
import { plainWordsOf } from '../text/words.ts';
import { typedTerms } from './typed-terms.ts';

/** A word of a query, or several in a row: in quotes, or the signs of a Chinese word. */
export interface Part {
  readonly words: readonly string[];
  readonly isPrefix: boolean;
}

export interface ParsedQuery {
  readonly parts: readonly Part[];
  /** Words that must not stand in a record. */
  readonly without: readonly string[];
}

/**
 * Takes a query apart: `"in quotes"` is a phrase and `-word` excludes, where the settings ask for it.
 * https://www.algolia.com/doc/api-reference/api-parameters/advancedSyntax
 */
export function parseQuery(query: Query): ParsedQuery {
  const { advancedSyntax, advancedSyntaxFeatures, queryType } = query;
  const has = (feature: string) =>
    advancedSyntax && advancedSyntaxFeatures.some((one) => one === feature);
  const without: string[] = [];
  const parts: (readonly string[])[] = [];
  const pieces = has('exactPhrase') ? query.query.split(/["“”„]/) : [query.query];
  for (const [index, piece] of pieces.entries()) {
    if (index % 2 === 1) {
      parts.push(plainWordsOf(piece));
      continue;
    }
    const kept = has('excludeWords')
      ? piece.replace(/(?<=^|\s)-([\p{L}\p{N}]\S*)/gu, (_, word: string) => {
          without.push(...plainWordsOf(word));
          return '';
        })
      : piece;
    parts.push(...typedTerms(kept));
  }
  const found = parts.filter(({ length }) => length > 0);
  const isAsked = (index: number) =>
    queryType === 'prefixAll' || (queryType === 'prefixLast' && index === found.length - 1);
  return {
    parts: found.map((words, index) => ({
      words,
      isPrefix: words.length === 1 && isAsked(index),
    })),
    without,
  };
}
