import { PUBLISHED_PAGES, pageDocId } from '@quire/model/collections';
import { type PagesDigest, PagesDigestSchema } from '@quire/model/entities/published';
import { SITE_PAGES } from '@quire/model/site-pages';
import type { Firestore } from 'firebase-admin/firestore';

const EntrySchema = PagesDigestSchema.shape.pages.element;
const JOURNALS = '/journals/';
/** The character behind the slash: every address below `/journals/` comes before it. */
const BEHIND_JOURNALS = '/journals0';
const FIELDS = ['path', 'title', 'updated', 'language'];

/** The press's own public texts, by address. Reads only these and no journal's. */
export async function pressTexts(db: Firestore): Promise<PagesDigest['pages']> {
  const pages = db.collection(PUBLISHED_PAGES);
  const among = SITE_PAGES.filter(({ path }) => path.startsWith(JOURNALS));
  const [before, behind, between] = await Promise.all([
    pages
      .where('path', '<', JOURNALS)
      .select(...FIELDS)
      .get(),
    pages
      .where('path', '>=', BEHIND_JOURNALS)
      .select(...FIELDS)
      .get(),
    db.getAll(...among.map(({ path }) => pages.doc(pageDocId(path))), { fieldMask: FIELDS }),
  ]);
  return [...before.docs, ...between, ...behind.docs]
    .filter((each) => each.get('language') === undefined)
    .map((each) => EntrySchema.safeParse(each.data()).data)
    .filter((entry) => entry !== undefined)
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
}
