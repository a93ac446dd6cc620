import {
  type XmlContent,
  type XmlPiece,
  xmlElement,
  xmlIf,
} from '@quire/content/export/xml-element';
import type { ArticleDeposit } from '../deposit.ts';
import type { SchemaVersion } from './crossref-version.ts';
import { fundingXml } from './funding-xml.ts';

/** Free to read from its publication on, under a licence for readers and for machines. */
export function licenceXml(licence: string | undefined, published: string): XmlPiece {
  const ref = (applies: 'vor' | 'tdm') =>
    licence
      ? xmlElement('ai:license_ref', { applies_to: applies, start_date: published }, licence)
      : null;
  return xmlElement(
    'ai:program',
    { name: 'AccessIndicators' },
    xmlElement('ai:free_to_read', { start_date: published }),
    ref('vor'),
    ref('tdm'),
  );
}

/** Without dates: a review has its licence from its first day. */
export const plainLicenceXml = (licence: string | undefined): XmlPiece | null =>
  licence
    ? xmlElement(
        'ai:program',
        { name: 'AccessIndicators' },
        xmlElement('ai:license_ref', {}, licence),
      )
    : null;

/** Who paid, and the licence; where the press has a registered policy on updates, in Crossmark with these. */
export function accessXml(deposit: ArticleDeposit, version: SchemaVersion): XmlContent {
  const { licence, published, funders, updates, updatePolicy } = deposit;
  const access = [fundingXml(funders, version), licenceXml(licence, published)];
  if (!updatePolicy) return access;
  return xmlElement(
    'crossmark',
    {},
    xmlElement('crossmark_policy', {}, updatePolicy),
    xmlIf(
      'updates',
      updates.map(({ type, date, doi }) => xmlElement('update', { type, date }, doi)),
    ),
    xmlElement('custom_metadata', {}, access),
  );
}
