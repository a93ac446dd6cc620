import type { OrcidConnection } from '@quire/model/entities/orcid';
import type { Ports } from '../../platform/database/ports.ts';
import type { OrcidClient } from './orcid-client.ts';

export interface OrcidRecordPorts extends Pick<Ports, 'db' | 'bucket' | 'now' | 'log' | 'origin'> {
  /** Null where the press has no client at ORCID. */
  readonly client: OrcidClient | null;
  /** The given number of random bytes, from the system's cryptographic source. */
  readonly random: (bytes: number) => Buffer;
}

/** What a person wants to have in their record. */
export type OrcidChoice = Pick<OrcidConnection, 'sendsWorks' | 'sendsReviews'>;
