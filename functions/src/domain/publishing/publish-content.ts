/**
 * Derives the published page, post, book or conference from its current record, never from an event: one that arrives
 * twice, late or out of order changes nothing.
 */
import { publishedContentPath, TOMBSTONES } from '@quire/model/collections';
import { type Tombstone, tombstoneId } from '@quire/model/entities/tombstone';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { Ports } from '../../platform/database/ports.ts';
import { readRecord } from '../../platform/database/read-record.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { changeStamp } from '../search-queue/changed-at.ts';
import { writeIfChanged } from '../search-queue/write-if-changed.ts';
import type { ContentKind } from './content-kind.ts';
import { noteMove } from './list-moves.ts';

export type ContentResult =
  | {
      readonly ok: true;
      readonly outcome: 'published' | 'unchanged' | 'taken-down' | 'not-public';
    }
  | {
      readonly ok: false;
      readonly code: 'publish/wrong-id' | 'publish/too-large' | 'publish/superseded';
      readonly retry: boolean;
    };

/** How often a publication is restarted because the document changed while it was rendered. */
const ROUNDS = 5;

/** Firestore takes a document of 1 MiB; its text is repeated in an index. */
const PUBLISHED_MAX_BYTES = 700_000;

type Commit = ContentResult | 'superseded';

/** The tombstone for a document that was public. */
function tombstoneOf(before: DocumentSnapshot, now: Date): Tombstone {
  const names: unknown[] = [before.get('title'), before.get('name')];
  const title = names.find((each) => typeof each === 'string');
  return {
    title: typeof title === 'string' ? title : before.id,
    date: now.toISOString().slice(0, 10),
    reason: '',
    why: 'archived',
    sets: [],
    changedAt: changeStamp(now),
  };
}

/** Of one kind and id. Types are those of `ContentKind`. */
function publication<
  Record extends { revision: number },
  Public extends { revision: number; listKey?: string | undefined },
>(ports: Ports, kind: ContentKind<Record, Public>, id: string) {
  const { db } = ports;
  const record = db.collection(kind.working).doc(id);
  const published = db.collection(kind.published).doc(id);
  const tombstone = db.collection(TOMBSTONES).doc(tombstoneId(kind.published, id));
  const current = async () => readRecord(await record.get(), kind.schema);

  /** The existing result for this revision, or a new one. */
  async function made(document: Record, remake: boolean): Promise<Public> {
    const before = kind.publicSchema.safeParse((await published.get()).data());
    const isKnown = before.success && before.data.revision === document.revision;
    return isKnown && !remake ? before.data : kind.render(ports, id, document);
  }

  async function show(document: Record, remake: boolean): Promise<Commit> {
    const rendered = await made(document, remake);
    return inTransaction<Commit>(db, async (tx) => {
      const before = await tx.get(published);
      const now = await current();
      if (!now || !kind.isPublic(now) || now.revision !== document.revision) return 'superseded';
      const next = kind.complete ? await kind.complete(ports, now, rendered) : rendered;
      if (Buffer.byteLength(JSON.stringify(next)) > PUBLISHED_MAX_BYTES) {
        return { ok: false, code: 'publish/too-large', retry: false };
      }
      const stone = await tx.get(tombstone);
      noteMove(tx, before, next.listKey);
      // It is public again.
      if (stone.exists) tx.delete(tombstone);
      const changed = writeIfChanged(tx, published, before, next, { now: ports.now() });
      return { ok: true, outcome: changed ? 'published' : 'unchanged' };
    });
  }

  async function takeDown(): Promise<Commit> {
    const result = await inTransaction<Commit>(db, async (tx) => {
      const before = await tx.get(published);
      const now = await current();
      if (now && kind.isPublic(now)) return 'superseded';
      noteMove(tx, before);
      const wasPublic = writeIfChanged(tx, published, before, null);
      if (wasPublic) tx.set(tombstone, tombstoneOf(before, ports.now()));
      return { ok: true, outcome: wasPublic ? 'taken-down' : 'not-public' };
    });
    if (result === 'superseded') return result;
    await ports.bucket.removeAll(publishedContentPath(kind.working, id, ''));
    await kind.forgetFiles?.(ports, id);
    return result;
  }

  return { current, show, takeDown };
}

/**
 * Publishes, updates or takes down one content document, as its record requires. `remake` renders it again (after a
 * change of the renderer).
 */
export async function publishContent<
  Record extends { revision: number },
  Public extends { revision: number; listKey?: string | undefined },
>(
  ports: Ports,
  kind: ContentKind<Record, Public>,
  id: string,
  { remake = false } = {},
): Promise<ContentResult> {
  const { current, show, takeDown } = publication(ports, kind, id);
  let again = remake;
  for (let round = 0; round < ROUNDS; round += 1) {
    const document = await current();
    if (document && kind.isPublic(document)) {
      if (kind.idOf(document) !== id) return { ok: false, code: 'publish/wrong-id', retry: false };
      const result = await show(document, again);
      if (result !== 'superseded') return result;
    } else {
      const result = await takeDown();
      // It may have been published again while its files were deleted.
      const now = await current();
      if (result !== 'superseded' && !(now && kind.isPublic(now))) return result;
      again = true;
    }
  }
  return { ok: false, code: 'publish/superseded', retry: true };
}
