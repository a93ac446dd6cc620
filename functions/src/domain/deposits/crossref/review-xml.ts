import { type XmlPiece, xmlElement, xmlIf } from '@quire/content/export/xml-element';
import type { ReviewDeposit } from '../deposit.ts';
import { plainLicenceXml } from './access-xml.ts';
import { contributorsXml } from './contributors-xml.ts';
import { crossrefLanguage } from './crossref-language.ts';
import type { SchemaVersion } from './crossref-version.ts';
import { dateXml } from './date-xml.ts';
import { doiDataXml } from './doi-data-xml.ts';
import { relationsXml } from './relations-xml.ts';
import { titlesXml } from './titles-xml.ts';

/** A published report, an editor's letter or the authors' reply. */
export function reviewXml(deposit: ReviewDeposit, version: SchemaVersion): XmlPiece {
  return xmlElement(
    'peer_review',
    {
      stage: 'pre-publication',
      type: deposit.type,
      recommendation: deposit.recommendation,
      'revision-round': deposit.round,
      language: crossrefLanguage(deposit.language, version),
    },
    contributorsXml(deposit.contributors, version),
    titlesXml(deposit.title),
    dateXml('review_date', deposit.published),
    xmlIf('running_number', deposit.runningNumber),
    plainLicenceXml(deposit.licence),
    relationsXml(deposit.relations),
    doiDataXml(deposit),
  );
}
