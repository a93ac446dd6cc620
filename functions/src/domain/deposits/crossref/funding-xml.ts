import {
  type XmlContent,
  type XmlPiece,
  xmlElement,
  xmlIf,
} from '@quire/content/export/xml-element';
import { doiUrl } from '@quire/model/identifiers';
import type { DepositFunder } from '../deposit.ts';
import type { SchemaVersion } from './crossref-version.ts';

const assertion = (name: string, ...content: readonly XmlContent[]): XmlPiece =>
  xmlElement('fr:assertion', { name }, ...content);

/** Within its name: ROR, which Crossref is moving to, before its own registry. */
function identifier({ ror, funderDoi }: DepositFunder, { hasRor }: SchemaVersion): XmlContent {
  if (ror && hasRor) return assertion('ror', ror);
  return funderDoi ? assertion('funder_identifier', doiUrl(funderDoi)) : null;
}

const group = (funder: DepositFunder, version: SchemaVersion): XmlPiece =>
  assertion(
    'fundgroup',
    assertion('funder_name', funder.name, identifier(funder, version)),
    funder.awards.map((award) => assertion('award_number', award)),
    funder.grantDoi && version.hasGrantDois
      ? assertion('grant_doi', doiUrl(funder.grantDoi))
      : null,
  );

/** Who paid for the work, a group for each. */
export const fundingXml = (
  funders: readonly DepositFunder[],
  version: SchemaVersion,
): XmlPiece | null =>
  xmlIf(
    'fr:program',
    funders.map((funder) => group(funder, version)),
    { name: 'fundref' },
  );
