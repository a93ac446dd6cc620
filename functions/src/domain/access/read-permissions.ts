import { JOURNAL_PERMISSIONS } from '@quire/model/collections';
import { JournalPermissionsSchema } from '@quire/model/entities/journal-permissions';
import type { Reaches } from '@quire/model/roles';
import { URL_KEY } from '@quire/model/url-key';
import type { Firestore } from 'firebase-admin/firestore';
import { readRecord } from '../../platform/database/read-record.ts';

/** What a journal leaves of the role matrix to its staff; all of it where nothing is said. */
export async function readPermissions(db: Firestore, journal: string): Promise<Reaches> {
  // An author's browser may have written anything: it is part of a path.
  if (!URL_KEY.test(journal)) return {};
  const stored = await db.collection(JOURNAL_PERMISSIONS).doc(journal).get();
  const permissions = readRecord(stored, JournalPermissionsSchema);
  return permissions ? withoutGaps(permissions.reaches) : {};
}

type Stored = Readonly<Record<'editor' | 'production', object>>;

/** Cells that are not there are left out, so that the matrix speaks for them. */
const withoutGaps = (reaches: Stored): Reaches => JSON.parse(JSON.stringify(reaches));
