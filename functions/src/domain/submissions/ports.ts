import type { Ports } from '../../platform/database/ports.ts';
import type { ManuscriptStore } from '../../platform/storage/manuscript-store.ts';
import type { MoveSubscriber } from './move-subscriber.ts';
import type { CountryOfRor } from './ror-country.ts';

/** Everything the submissions' functions touch outside of themselves. */
export interface SubmissionPorts extends Pick<Ports, 'db' | 'now' | 'log' | 'origin' | 'scanner'> {
  readonly store: ManuscriptStore;
  /** So many random bytes, from the system's cryptographic source. */
  readonly random: (bytes: number) => Buffer;
  readonly countryOfRor: CountryOfRor;
  /** Who takes part in a move of a submission: `entry/subscribers.ts`. */
  readonly moveSubscribers: readonly MoveSubscriber[];
}
