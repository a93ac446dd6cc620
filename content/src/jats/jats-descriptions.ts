import type { Element } from '@xmldom/xmldom';
import { allNamed, attribute, wordsOf } from '../convert/xml.ts';

/** Abstracts that say it again in plain words. */
export const PLAIN =
  /^(plain-language(-summary)?|lay(-summary|-abstract)?|executive-summary|summary|editors?-summary|key-?points?|short|author-summary)$/i;

/** The keywords of these groups, each once. */
export function keywordsOf(groups: readonly Element[]): string[] {
  const words = groups.flatMap((group) => allNamed(group, 'kwd')).map(wordsOf);
  return [...new Set(words)].filter((word) => word !== '' && word.length <= 80).slice(0, 50);
}

/** The first of these abstracts that is in plain words; '' for none. */
export function plainSummaryOf(abstracts: readonly Element[]): string {
  const summary = abstracts.find((each) => PLAIN.test(attribute(each, 'abstract-type')));
  if (!summary) return '';
  const paragraphs = allNamed(summary, 'p').map(wordsOf).filter(Boolean);
  return paragraphs.join('\n\n') || wordsOf(summary);
}
