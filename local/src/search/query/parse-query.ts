import type { Query } from '../settings/settings.ts';
import { wordsOf } from '../text/words.ts';

/** What somebody typed, taken apart. */
export interface ParsedQuery {
  /** In order; `isPhrase` are the words of a text in quotes, which has to stand so. */
  readonly parts: readonly Part[];
  /** `-word`: records with one of them are left out. */
  readonly without: readonly string[];
}
export interface Part {
  readonly words: readonly string[];
  readonly isPhrase: boolean;
  readonly isPrefix: boolean;
}

/**
 * Takes a query apart. With `advancedSyntax` quotes make phrases and a minus before a word excludes it.
 * https://www.algolia.com/doc/api-reference/api-parameters/advancedSyntax
 */
export function parseQuery(query: Query): ParsedQuery {
  const { query: text, advancedSyntax, advancedSyntaxFeatures, separatorsToIndex } = query;
  const parts: Part[] = [];
  const without: string[] = [];
  const plain = (piece: string) =>
    wordsOf(piece, separatorsToIndex).filter(({ isJoined }) => !isJoined);
  const addPlain = (piece: string) => {
    for (const word of plain(piece)) {
      parts.push({ words: [word.text], isPhrase: false, isPrefix: false });
    }
  };
  const hasPhrases = advancedSyntax && advancedSyntaxFeatures.includes('exactPhrase');
  const hasExclusion = advancedSyntax && advancedSyntaxFeatures.includes('excludeWords');
  for (const [index, piece] of (hasPhrases ? text.split(/["“”„]/) : [text]).entries()) {
    if (index % 2 === 1) {
      const words = plain(piece).map((word) => word.text);
      if (words.length > 0) parts.push({ words, isPhrase: true, isPrefix: false });
    } else if (hasExclusion) {
      const rest = piece.replace(/(^|\s)-([\p{L}\p{N}]\S*)/gu, (_, space: string, word: string) => {
        without.push(...plain(word).map((found) => found.text));
        return space;
      });
      addPlain(rest);
    } else addPlain(piece);
  }
  return { parts: withPrefixes(parts, query.queryType), without };
}

function withPrefixes(parts: readonly Part[], queryType: Query['queryType']): Part[] {
  return parts.map((part, index) => {
    const isAsked =
      queryType === 'prefixAll' || (queryType === 'prefixLast' && index === parts.length - 1);
    return { ...part, isPrefix: isAsked && !part.isPhrase };
  });
}
