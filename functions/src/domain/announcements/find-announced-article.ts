import { articleDocId, PUBLISHED_ARTICLES } from '@quire/model/collections';
import { type PublishedArticle, PublishedArticleSchema } from '@quire/model/entities/published';
import { normaliseDoi } from '@quire/model/identifiers';
import { URL_KEY } from '@quire/model/url-key';
import type { Ports } from '../../platform/database/ports.ts';

export type AnnouncedArticle = Pick<PublishedArticle, 'journal' | 'issue' | 'akey' | 'title'>;
const AnnouncedSchema = PublishedArticleSchema.pick({
  journal: true,
  issue: true,
  akey: true,
  title: true,
});

/** The document that an address of ours names: of the page of an article, in any language, or of something below it. */
function idOf(address: string, origin: string): string | null {
  if (!URL.canParse(address) || new URL(address).origin !== new URL(origin).origin) return null;
  const parts = new URL(address).pathname.split('/');
  const at = parts.indexOf('article');
  const [journal = '', , akey = ''] = at < 0 ? [] : parts.slice(at + 1);
  return URL_KEY.test(journal) && URL_KEY.test(akey) ? articleDocId(journal, akey) : null;
}

/**
 * The published article that one of these names: by the address of its page or by its DOI. Null for none of ours. At most
 * two reads.
 */
export async function findAnnouncedArticle(
  { db, origin }: Pick<Ports, 'db' | 'origin'>,
  addresses: readonly string[],
): Promise<AnnouncedArticle | null> {
  const articles = db.collection(PUBLISHED_ARTICLES);
  for (const address of addresses) {
    const id = idOf(address, origin);
    const doi = id === null ? normaliseDoi(address) : null;
    if (id !== null) {
      const found = AnnouncedSchema.safeParse((await articles.doc(id).get()).data()).data;
      if (found) return found;
    } else if (doi) {
      const { docs } = await articles.where('doi', '==', doi).limit(1).get();
      const found = AnnouncedSchema.safeParse(docs[0]?.data()).data;
      if (found) return found;
    }
  }
  return null;
}
