import type { AddMediaRequest } from '@quire/model/calls/records';
import { MEDIA, mediaFilePath, mediaUploadPath } from '@quire/model/collections';
import { IMPORT_FILE_MAX_BYTES } from '@quire/model/constants';
import { type Media, MediaSchema } from '@quire/model/entities/media';
import { withoutUnseen } from '@quire/model/entities/profile';
import { MEDIA_ID_LENGTH } from '@quire/model/records/media-uses';
import type { RecordKind } from '@quire/model/records/record-kind';
import { RECORD_KINDS } from '@quire/model/records/record-kinds';
import { type Asker, can } from '@quire/model/roles';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Refused } from '../../platform/errors/refused.ts';
import { requireRecordRight } from '../access/may-write.ts';
import { personName } from '../access/person-name.ts';
import { readPermissions } from '../access/read-permissions.ts';
import { safeUpload } from '../uploads/safe-upload.ts';
import { lookAtMedia } from './look-at-media.ts';
import type { RecordPorts } from './ports.ts';
import { readData } from './save-record.ts';
import { historyRef, storedRecord } from './stored-record.ts';
import { writeRecord } from './write-record.ts';
import { writeThumb } from './write-thumb.ts';

/** Storage's rules let only staff read it. */
const HELD = 'private, max-age=31536000, immutable';

async function requireMedia({ db }: RecordPorts, person: Asker, journal: string | undefined) {
  const { action } = RECORD_KINDS.media;
  requireRecordRight(person, { action });
  const permissions = journal === undefined ? {} : await readPermissions(db, journal);
  if (!can(person, action, { journal, permissions })) throw new Refused('access/denied');
}

/**
 * `addMedia`: adds an upload to the media library, named by the hash of its bytes. The same bytes again
 * are the same file, whose description stays. Throws `Refused`.
 */
export async function addMedia(
  ports: RecordPorts,
  person: Asker,
  asked: AddMediaRequest,
): Promise<{ id: string; media: Media }> {
  const { db, bucket, now } = ports;
  await requireMedia(ports, person, asked.journal);
  const name = withoutUnseen(asked.name).replace(/[/\\]/g, '_');
  const upload = mediaUploadPath(person.uid, asked.upload);
  const bytes = await bucket.read(upload);
  if (!bytes) throw new Refused('file/missing', { field: 'upload' });
  if (bytes.length > IMPORT_FILE_MAX_BYTES) {
    const values = { name, size: `${bytes.length} bytes`, most: `${IMPORT_FILE_MAX_BYTES} bytes` };
    throw new Refused('file/too-large', { field: 'upload', values });
  }
  const safe = await safeUpload(ports, name, bytes);
  const { bytes: kept, extension, ...looked } = await lookAtMedia(name, safe.bytes);
  const path = mediaFilePath(looked.sha256, extension);
  const kind: RecordKind = RECORD_KINDS.media;
  const { journal, alt } = asked;
  const title = asked.title || name;
  const after = readData(kind, { ...looked, name, path, title, alt, journal });
  if (!(await bucket.has(path))) {
    await bucket.write(path, kept, { contentType: looked.contentType, cacheControl: HELD });
  }
  if (looked.kind === 'image') await writeThumb(bucket, looked.sha256, kept);
  const ref = db.collection(MEDIA).doc(looked.sha256.slice(0, MEDIA_ID_LENGTH));
  const by = { uid: person.uid, name: await personName(db, person.uid) };
  const media = await inTransaction(db, async (tx) => {
    const before = storedRecord(kind, await tx.get(ref));
    const isThere = before?.facts && before.keeping.deletedAt === undefined;
    if (isThere) return MediaSchema.parse(before.written);
    const isBeforeKept =
      before !== null && (await tx.get(historyRef(ref, before.keeping.revision))).exists;
    const change = before ? 'undeleted' : 'created';
    const at = now().toISOString();
    writeRecord(tx, { kind, ref, before, after, change, by, at, isBeforeKept });
    return MediaSchema.parse(after.data);
  });
  await bucket.removeAll(upload);
  return { id: ref.id, media };
}
