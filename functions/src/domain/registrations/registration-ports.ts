import type { Registration } from '@quire/model/entities/registration';
import type { RegistrationAccount } from '../../platform/config/registration-accounts.ts';
import type { Ports } from '../../platform/database/ports.ts';
import type { AgencyClient } from './agency-client.ts';

export interface RegistrationPorts extends Ports {
  readonly accounts: readonly RegistrationAccount[];
  /** Null where the press is connected with no agency. */
  readonly connect: (account: RegistrationAccount, isTest: boolean) => AgencyClient | null;
}

export const prefixOf = (doi: string): string => doi.split('/')[0] ?? '';

export const accountFor = (
  { accounts }: Pick<RegistrationPorts, 'accounts'>,
  doi: string,
): RegistrationAccount | undefined =>
  accounts.find(({ prefix, agency }) => prefix === prefixOf(doi) && agency !== 'doaj');

/** The account at DOAJ to which an article of this journal, with this DOI, is sent. */
export const doajAccountFor = (
  { accounts }: Pick<RegistrationPorts, 'accounts'>,
  { doi, journal }: Pick<Registration, 'doi' | 'journal'>,
): RegistrationAccount | undefined =>
  accounts.find(
    ({ prefix, agency, journals }) =>
      agency === 'doaj' && prefix === prefixOf(doi) && (journals?.includes(journal ?? '') ?? true),
  );
