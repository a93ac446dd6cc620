import { type XmlPiece, xmlElement } from '@quire/content/export/xml-element';
import type { BookDeposit, ChapterDeposit, DepositProceedings } from '../deposit.ts';
import { licenceXml } from './access-xml.ts';
import { pagesXml } from './article-xml.ts';
import { eventXml, isbnsXml } from './conference-xml.ts';
import { contributorsXml } from './contributors-xml.ts';
import { crossrefLanguage } from './crossref-language.ts';
import type { SchemaVersion } from './crossref-version.ts';
import { dateXml } from './date-xml.ts';
import { doiDataXml } from './doi-data-xml.ts';
import { titlesXml } from './titles-xml.ts';

function paper(
  { title, contributors, pages, file, ...registered }: ChapterDeposit,
  { licence, published, language }: BookDeposit,
  version: SchemaVersion,
): XmlPiece {
  return xmlElement(
    'conference_paper',
    { publication_type: 'full_text', language: crossrefLanguage(language, version) },
    contributorsXml(contributors, version),
    titlesXml(title),
    dateXml('publication_date', published),
    pagesXml(pages),
    licenceXml(licence, published),
    doiDataXml(registered, file ? [file] : []),
  );
}

/** The proceedings of a conference that are a book, with those of its chapters that have DOIs. */
export function proceedingsBookXml(
  deposit: BookDeposit,
  { event, title, isbns }: DepositProceedings,
  version: SchemaVersion,
): XmlPiece {
  const { doi, url, language, published, publisher, files, chapters } = deposit;
  return xmlElement(
    'conference',
    {},
    contributorsXml(deposit.contributors, version),
    eventXml(event),
    xmlElement(
      'proceedings_metadata',
      { language: crossrefLanguage(language, version) },
      xmlElement('proceedings_title', {}, title),
      xmlElement('publisher', {}, xmlElement('publisher_name', {}, publisher)),
      dateXml('publication_date', published),
      isbnsXml(isbns, 'monograph'),
      doi ? doiDataXml({ doi, url }, files) : null,
    ),
    chapters.map((each) => paper(each, deposit, version)),
  );
}
