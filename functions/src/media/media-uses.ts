import { MEDIA } from '@quire/model/collections';
import { MEDIA_USERS } from '@quire/model/records/media-uses';
import { RECORD_KIND_NAMES, type RecordKindName } from '@quire/model/records/record-kind-names';
import { RECORD_KINDS } from '@quire/model/records/record-kinds';
import { type Asker, MATRIX } from '@quire/model/roles';
import { Refused } from '../calls/refused.ts';
import type { RecordPorts } from '../records/ports.ts';

interface MediaUse {
  readonly kind: RecordKindName;
  readonly id: string;
  readonly title: string;
}

/** Of one collection: more is said in short. */
const AT_MOST = 50;

const kindOf = (collection: string): RecordKindName | undefined =>
  RECORD_KIND_NAMES.find((name) => RECORD_KINDS[name].collection === collection);

/**
 * `mediaUses`: the records that use a file of the media library, those in the bin left out. Throws
 * `Refused` `access/denied`.
 */
export async function mediaUses(
  { db }: Pick<RecordPorts, 'db'>,
  { claims }: Asker,
  { media }: { readonly media: string },
): Promise<{ uses: MediaUse[] }> {
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
        .select('title', 'name', 'fullname', 'deletedAt')
        .get();
      const here = docs.filter((each) => each.get('deletedAt') === undefined);
      return here.flatMap((each) => {
        const names: unknown[] = [each.get('fullname'), each.get('title'), each.get('name')];
        const title = names.find((name) => typeof name === 'string' && name !== '');
        return kind
          ? [{ kind, id: each.id, title: typeof title === 'string' ? title : each.id }]
          : [];
      });
    }),
  );
  return { uses: found.flat() };
}
