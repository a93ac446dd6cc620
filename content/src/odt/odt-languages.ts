/** Passages of an OpenDocument text in another language than the text. */
import type { Element } from '@xmldom/xmldom';
import { allNamed, attribute, wordsOf } from '../convert/xml.ts';
import { type PassageLanguage, passageLanguage } from '../syntax/passage-language.ts';
import type { LetterKind, OdtStyles } from './odt-styles.ts';

const KINDS: readonly (readonly [LetterKind, RegExp])[] = [
  ['complex', /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Thai}]/u],
  ['asian', /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u],
];
/** More of a text than this is no passage: the program was set to another language than its author wrote in. */
const PASSAGES_MOST = 0.3;

const letterKind = (words: string): LetterKind =>
  KINDS.find(([, letters]) => letters.test(words))?.[0] ?? 'western';

const primary = (tag: string) => tag.split('-')[0] ?? '';

/**
 * The language of a span of the text by its style, where it is another than the document's; null elsewhere.
 */
export function odtLanguages(
  text: Element,
  styles: OdtStyles,
): (span: Element) => PassageLanguage | null {
  const own = styles.language;
  const languageOf = (span: Element): string => {
    const kind = letterKind(wordsOf(span));
    const stated = styles.run(attribute(span, 'style-name')).languages[kind];
    return /^(none|zxx|und|)$/.test(stated) ? '' : stated;
  };
  const lengths = new Map<string, number>();
  for (const span of allNamed(text, 'span')) {
    const tag = primary(languageOf(span));
    lengths.set(tag, (lengths.get(tag) ?? 0) + wordsOf(span).length);
  }
  const most = wordsOf(text).length * PASSAGES_MOST;
  return (span) => {
    const lang = languageOf(span);
    // Without a language of the document there is nothing to differ from, but letters do.
    const isForeign = own === '' ? letterKind(wordsOf(span)) !== 'western' : lang !== own;
    if (lang === '' || !isForeign || (lengths.get(primary(lang)) ?? 0) > most) return null;
    return passageLanguage({ lang });
  };
}
