import type { Ports } from '../../platform/database/ports.ts';
import type { ManuscriptStore } from '../../platform/storage/manuscript-store.ts';
import type { MoveSubscriber } from './move-subscriber.ts';
import type { CountryOfRor } from './ror-country.ts';

/** Everything that the submissions' functions use from outside. */
export interface SubmissionPorts extends Pick<Ports, 'db' | 'now' | 'log' | 'origin' | 'scanner'> {
  readonly store: ManuscriptStore;
  /** This number of random bytes, from the system's cryptographic source. */
  readonly random: (bytes: number) => Buffer;
  readonly countryOfRor: CountryOfRor;
  /** Whether co-authors are asked to sign in at ORCID. */
  readonly asksOrcid: boolean;
  /** The subscribers to a submission's moves: `entry/subscribers.ts`. */
  readonly moveSubscribers: readonly MoveSubscriber[];
}
