import { JOURNALS, MEDIA } from '@quire/model/collections';
import { MEDIA_USERS } from '@quire/model/records/media-uses';
import { RECORD_KIND_NAMES, type RecordKindName } from '@quire/model/records/record-kind-names';
import { RECORD_KINDS } from '@quire/model/records/record-kinds';
import { type Asker, can, MATRIX } from '@quire/model/roles';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { Refused } from '../../platform/errors/refused.ts';
import type { RecordPorts } from './ports.ts';

interface MediaUse {
  readonly kind: RecordKindName;
  readonly id: string;
  readonly title: string;
}

/** The limit for one collection; the rest is only counted. */
const AT_MOST = 50;

const kindOf = (collection: string): RecordKindName | undefined =>
  RECORD_KIND_NAMES.find((name) => RECORD_KINDS[name].collection === collection);

/**
 * `mediaUses`: the records that use a file of the media library, without those in the bin. An editor
 * gets the names of records in their journals, and only the number of the others. Throws `Refused`
 * `access/denied`.
 */
export async function mediaUses(
  { db }: Pick<RecordPorts, 'db'>,
  person: Asker,
  { media }: { readonly media: string },
): Promise<{ uses: MediaUse[]; elsewhere: number }> {
  const { claims } = person;
  const { action } = RECORD_KINDS.media;
  const mayAsk = claims.roles.some((role) => MATRIX[role][action] !== 'none');
  if (!mayAsk || !/^[0-9a-f]+$/.test(media)) {
    throw new Refused(mayAsk ? 'record/not-found' : 'access/denied', {
      values: { noun: RECORD_KINDS[MEDIA].noun },
    });
  }
  const found = await Promise.all(
    MEDIA_USERS.map(async (collection) => {
      const kind = kindOf(collection);
      const { docs } = await db
        .collection(collection)
        .where('uses', 'array-contains', media)
        .limit(AT_MOST)
        .select('title', 'name', 'fullname', 'journal', 'deletedAt')
        .get();
      const here = docs.filter((each) => each.get('deletedAt') === undefined);
      return here.flatMap((each): (MediaUse | null)[] => {
        if (!isTheirs(person, collection, each)) return [null];
        const names: unknown[] = [each.get('fullname'), each.get('title'), each.get('name')];
        const title = names.find((name) => typeof name === 'string' && name !== '');
        return kind
          ? [{ kind, id: each.id, title: typeof title === 'string' ? title : each.id }]
          : [];
      });
    }),
  );
  const all = found.flat();
  const uses = all.filter((each) => each !== null);
  return { uses, elsewhere: all.length - uses.length };
}

/**
 * Whether a person may read it: it belongs to one of their journals, or they keep all records of
 * the collection.
 */
function isTheirs(person: Asker, collection: string, record: QueryDocumentSnapshot): boolean {
  const { action } = RECORD_KINDS.media;
  const journal: unknown = collection === JOURNALS ? record.id : record.get('journal');
  return can(person, action, typeof journal === 'string' ? { journal } : {});
}
