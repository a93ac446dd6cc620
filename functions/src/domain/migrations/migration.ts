import type { Ports } from '../../platform/database/ports.ts';
import type { AccountAuth } from '../accounts/ports.ts';

export type MigrationPorts = Pick<Ports, 'db' | 'now' | 'log'> & {
  readonly auth: Pick<AccountAuth, 'getUser' | 'setCustomUserClaims'>;
};

/**
 * A change of what is stored, from the version before to its own. It can be repeated and continued: a step that has
 * been done before changes nothing, and records of the new version stay as they are. It is never changed once it has
 * been released, and there is no way back.
 */
export interface Migration {
  /** The version that the data have afterwards: one more than the one before. */
  readonly number: number;
  /**
   * Does a bounded amount of work.
   *
   * @param cursor what the step before returned; empty: this is the first
   * @returns how many records were changed, and the cursor of the next step; null: everything is done
   */
  step(
    ports: MigrationPorts,
    cursor: string,
  ): Promise<{ readonly changed: number; readonly next: string | null }>;
}
