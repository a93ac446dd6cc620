import {
  type XmlContent,
  type XmlPiece,
  xmlElement,
  xmlIf,
} from '@quire/content/export/xml-element';
import type {
  ArticleDeposit,
  DepositEvent,
  DepositNumber,
  DepositProceedings,
  ProceedingsDeposit,
} from '../deposit.ts';
import { articleXml } from './article-xml.ts';
import { crossrefLanguage } from './crossref-language.ts';
import type { SchemaVersion } from './crossref-version.ts';
import { dateXml } from './date-xml.ts';
import { doiDataXml } from './doi-data-xml.ts';
import { issnsXml } from './journal-xml.ts';
import { plainTitlesXml } from './titles-xml.ts';

/** `noisbn` says why there is none. */
export const isbnsXml = (
  isbns: readonly DepositNumber[],
  without: 'monograph' | 'simple_series',
): XmlContent =>
  isbns.length > 0
    ? isbns.map(({ value, medium }) => xmlElement('isbn', { media_type: medium }, value))
    : xmlElement('noisbn', { reason: without });

export function eventXml({
  name,
  theme,
  acronym,
  number,
  place,
  start,
  end,
}: DepositEvent): XmlPiece {
  const [startYear, startMonth, startDay] = start.split('-');
  const [endYear, endMonth, endDay] = end.split('-');
  return xmlElement(
    'event_metadata',
    {},
    xmlElement('conference_name', {}, name),
    xmlIf('conference_theme', theme),
    xmlIf('conference_acronym', acronym),
    xmlIf('conference_number', number),
    xmlIf('conference_location', place),
    xmlElement(
      'conference_date',
      {
        ...{ start_year: startYear, start_month: startMonth, start_day: startDay },
        ...{ end_year: endYear, end_month: endMonth, end_day: endDay },
      },
      `${start} – ${end}`,
    ),
  );
}

type Within = Pick<
  ProceedingsDeposit | ArticleDeposit,
  'journal' | 'issue' | 'publisher' | 'language'
>;

/** Proceedings that are an issue of a journal with an ISSN are a volume of a series. */
function proceedingsMetadata(
  { journal, issue, publisher, language }: Within,
  { title, isbns }: DepositProceedings,
  registered: XmlPiece | null,
  version: SchemaVersion,
): XmlPiece {
  const isSeries = journal.issns.length > 0;
  const published = [
    xmlElement(
      'publisher',
      {},
      xmlElement('publisher_name', {}, publisher),
      xmlIf('publisher_place', journal.place),
    ),
    dateXml('publication_date', issue.published),
    isbnsXml(isbns, 'simple_series'),
    registered,
  ];
  if (!isSeries) {
    return xmlElement(
      'proceedings_metadata',
      { language: crossrefLanguage(language, version) },
      xmlElement('proceedings_title', {}, title),
      published,
    );
  }
  return xmlElement(
    'proceedings_series_metadata',
    {},
    xmlElement('series_metadata', {}, plainTitlesXml(journal.title), issnsXml(journal)),
    xmlElement('proceedings_title', {}, title),
    xmlIf('volume', issue.volume),
    published,
  );
}

export const conferencePaperXml = (
  deposit: ArticleDeposit,
  proceedings: DepositProceedings,
  version: SchemaVersion,
): XmlPiece =>
  xmlElement(
    'conference',
    {},
    eventXml(proceedings.event),
    proceedingsMetadata(deposit, proceedings, null, version),
    articleXml('conference_paper', deposit, version),
  );

export const proceedingsXml = (deposit: ProceedingsDeposit, version: SchemaVersion): XmlPiece =>
  xmlElement(
    'conference',
    {},
    eventXml(deposit.proceedings.event),
    proceedingsMetadata(deposit, deposit.proceedings, doiDataXml(deposit), version),
  );
