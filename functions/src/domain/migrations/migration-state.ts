import { MIGRATION_STATE, MIGRATIONS } from '@quire/model/collections';
import { type MigrationState, MigrationStateSchema } from '@quire/model/entities/migration-state';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { readRecord } from '../../platform/database/read-record.ts';

const NOTHING: MigrationState = { version: 0, done: [], underWay: null };

export const migrationStateRef = (db: Firestore): DocumentReference =>
  db.collection(MIGRATIONS).doc(MIGRATION_STATE);

/** How far the stored data have come; version 0 where no migration has run. */
export async function readMigrationState(db: Firestore): Promise<MigrationState> {
  return readRecord(await migrationStateRef(db).get(), MigrationStateSchema) ?? NOTHING;
}

/** The version of the stored data. */
export async function schemaVersion(db: Firestore): Promise<number> {
  return (await readMigrationState(db)).version;
}
