import { plainWordsOf } from '../text/words.ts';

const WITHOUT_SPACES = /([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+)/u;

/**
 * What is looked for in a typed text: each word, and of Chinese and Japanese the signs of each word in a row, as ICU's
 * dictionary takes them apart. Texts have each sign as a word, so that a part of what the dictionary has as one is found.
 */
export function typedTerms(text: string): string[][] {
  return text.split(WITHOUT_SPACES).flatMap((piece, place) => {
    if (place % 2 === 0) return plainWordsOf(piece).map((word) => [word]);
    return Array.from(segmenter.segment(piece), ({ segment }) => plainWordsOf(segment));
  });
}

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
