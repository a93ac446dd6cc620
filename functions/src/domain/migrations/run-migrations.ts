import { type MigrationState, MigrationStateSchema } from '@quire/model/entities/migration-state';
import { readRecord } from '../../platform/database/read-record.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Migration, MigrationPorts } from './migration.ts';
import { migrationStateRef, readMigrationState } from './migration-state.ts';

export interface RunOptions {
  /** Begins no further step when this is over; absent: goes on to the end. */
  readonly isOver?: () => boolean;
  /** Hears of every step. */
  readonly tell?: (number: number, changed: number) => void;
}

/**
 * Writes the state, unless another process has come further meanwhile: both have done the same work, and the later note
 * counts.
 */
function save({ db }: MigrationPorts, next: MigrationState): Promise<MigrationState> {
  const ref = migrationStateRef(db);
  return inTransaction(db, async (tx) => {
    const there = readRecord(await tx.get(ref), MigrationStateSchema);
    if (there && there.version > next.version) return there;
    tx.set(ref, MigrationStateSchema.parse(next));
    return next;
  });
}

/**
 * Brings the stored data to the version of this program: runs every migration that they have not had, in order, and
 * continues the one that was broken off. Where nothing is to be done it costs one read. Throws what a step throws: the
 * state says where to go on.
 *
 * @returns the version that the data have, and how many records were changed
 */
export async function runMigrations(
  ports: MigrationPorts,
  migrations: readonly Migration[],
  { isOver = () => false, tell = () => {} }: RunOptions = {},
): Promise<{ readonly version: number; readonly changed: number }> {
  let state = await readMigrationState(ports.db);
  let changed = 0;
  const at = () => ports.now().toISOString();
  for (;;) {
    const { version, done, underWay } = state;
    const migration = migrations.find(({ number }) => number === version + 1);
    if (!migration || isOver()) return { version, changed };
    const { number } = migration;
    const run = underWay ?? { number, startedAt: at(), changed: 0, cursor: '' };
    const made = await migration.step(ports, run.cursor);
    changed += made.changed;
    const { cursor: _before, ...noted } = { ...run, changed: run.changed + made.changed };
    tell(number, noted.changed);
    state = await save(
      ports,
      made.next === null
        ? { version: number, done: [...done, { ...noted, endedAt: at() }], underWay: null }
        : { version, done, underWay: { ...noted, cursor: made.next } },
    );
  }
}
