import { doiUrl } from '@quire/model/identifiers';
import type { DepositFunder } from '../deposit.ts';
import type { FundingReference } from './datacite-record.ts';

const identifierOf = ({ ror, funderDoi }: DepositFunder): FundingReference['identifier'] => {
  if (ror) return { kind: 'ROR', value: ror };
  return funderDoi ? { kind: 'Crossref Funder ID', value: doiUrl(funderDoi) } : undefined;
};

/**
 * DataCite has a reference for each award. A grant's DOI belongs to the only award; beside several it has a reference of
 * its own.
 */
export const fundingReferences = (funders: readonly DepositFunder[]): FundingReference[] =>
  funders.flatMap((each) => {
    const { name, awards, grantDoi } = each;
    const funder = { funder: name, identifier: identifierOf(each) };
    const awardUri = grantDoi && doiUrl(grantDoi);
    if (awards.length === 1) return [{ ...funder, award: awards[0], awardUri }];
    const ofAwards: FundingReference[] = awards.map((award) => ({ ...funder, award }));
    if (awardUri) return [...ofAwards, { ...funder, award: grantDoi, awardUri }];
    return ofAwards.length > 0 ? ofAwards : [funder];
  });
