import { JOURNAL_PERMISSIONS } from '@quire/model/collections';
import { JournalPermissionsSchema } from '@quire/model/entities/journal-permissions';
import type { Reaches } from '@quire/model/roles';
import { URL_KEY } from '@quire/model/url-key';
import type { Firestore } from 'firebase-admin/firestore';
import { readRecord } from '../../platform/database/read-record.ts';

/** The part of the role matrix that a journal allows its staff; all of it if the journal has no settings for this. */
export async function readPermissions(db: Firestore, journal: string): Promise<Reaches> {
  // The value comes from an author's browser and may contain anything: it is part of a path.
  if (!URL_KEY.test(journal)) return {};
  const stored = await db.collection(JOURNAL_PERMISSIONS).doc(journal).get();
  const permissions = readRecord(stored, JournalPermissionsSchema);
  return permissions ? withoutGaps(permissions.reaches) : {};
}

type Stored = Readonly<Record<'editor' | 'production', object>>;

/** Missing cells are omitted, so that the role matrix applies to them. */
const withoutGaps = (reaches: Stored): Reaches => JSON.parse(JSON.stringify(reaches));
