import type { DepositAbstract } from '@quire/content/export/deposit-abstract';
import type { MarkedTitle } from '@quire/content/export/marked-title';
import { type XmlPiece, xmlElement } from '@quire/content/export/xml-element';
import type { ArticleDeposit } from '../deposit.ts';
import { crossrefLanguage } from './crossref-language.ts';
import type { SchemaVersion } from './crossref-version.ts';

/** The schema takes twenty titles. */
const TITLES_MOST = 20;

const faces = (name: string, title: MarkedTitle | undefined, language?: string) =>
  title ? xmlElement(name, { language }, { xml: title.faces }) : null;

export const titlesXml = (title: MarkedTitle, subtitle?: MarkedTitle): XmlPiece =>
  xmlElement('titles', {}, faces('title', title), faces('subtitle', subtitle));

/** A title without markup. */
export const plainTitlesXml = (title: string): XmlPiece =>
  xmlElement('titles', {}, xmlElement('title', {}, title));

/** The title, with the original's where the article is a translation, and its translations. */
export function articleTitlesXml(
  { title, subtitle, originalTitle, titles }: ArticleDeposit,
  version: SchemaVersion,
): XmlPiece[] {
  const original =
    originalTitle &&
    faces(
      'original_language_title',
      originalTitle.title,
      crossrefLanguage(originalTitle.language, version),
    );
  return [
    xmlElement('titles', {}, faces('title', title), faces('subtitle', subtitle), original),
    ...titles.slice(0, TITLES_MOST - 1).map((each) => titlesXml(each)),
  ];
}

export const abstractsXml = (abstracts: readonly DepositAbstract[]): XmlPiece[] =>
  abstracts.map(({ language, isPlainSummary, jats }) =>
    xmlElement(
      'jats:abstract',
      {
        'abstract-type': isPlainSummary ? 'plain-language-summary' : undefined,
        'xml:lang': language,
      },
      { xml: jats },
    ),
  );
