/** The languages of a JATS article's parts: `xml:lang`. */
import type { Element } from '@xmldom/xmldom';
import { attribute, isXmlElement, tagNameOf } from '../convert/xml.ts';
import { languageTag, type PassageLanguage, passageLanguage } from '../syntax/passage-language.ts';

/** `PT-BR` → `pt-BR`; '' for what is no language's tag. */
export const tagOf = (element: Element): string => languageTag(attribute(element, 'lang')) ?? '';

/** What holds running text. Of other parts (sections, lists, tables) a language says what their texts say themselves. */
const HOLDERS = new Set(
  `p title td th term italic bold roman sans-serif sc sub sup underline overline styled-content named-content
  ext-link disp-quote verse-group`.split(/\s+/),
);

/**
 * The language of a part of the text, where it states another one than what it is in; null elsewhere, and in the front
 * matter, whose titles are shown where Markdown is not read.
 */
export function foreignLanguageOf(element: Element): PassageLanguage | null {
  const lang = HOLDERS.has(tagNameOf(element)) ? tagOf(element) : '';
  if (lang === '') return null;
  let around: string | null = null;
  for (let at = element.parentNode; at && isXmlElement(at); at = at.parentNode) {
    if (tagNameOf(at) === 'front') return null;
    around ??= tagOf(at) || null;
  }
  const isSame = around !== null && around.split('-')[0] === lang.split('-')[0];
  return isSame ? null : passageLanguage({ lang });
}
