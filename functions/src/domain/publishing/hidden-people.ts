import { AUTHORS } from '@quire/model/collections';
import { PublishedAuthorSchema } from '@quire/model/entities/published-author';
import type { Firestore } from 'firebase-admin/firestore';

/** Few people ask for it; of more, the links of others would lead to a page that is not found. */
const MOST = 500;

const FieldsSchema = PublishedAuthorSchema.pick({ state: true, gathers: true });

/** The keys under which articles would link people whose page is hidden. Reads a record for each of these people. */
export async function hiddenPeople(db: Firestore): Promise<ReadonlySet<string>> {
  const hidden = db
    .collection(AUTHORS)
    .where('isHidden', '==', true)
    .select(...Object.keys(FieldsSchema.shape))
    .limit(MOST);
  const { docs } = await hidden.get();
  return new Set(
    docs.flatMap((doc) => {
      const { data } = FieldsSchema.safeParse(doc.data());
      // Of a merged record, the other says whether they are hidden.
      return data && data.state !== 'merged' ? [doc.id, ...data.gathers] : [];
    }),
  );
}
