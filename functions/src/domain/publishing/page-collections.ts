import { PAGES, pageDocId } from '@quire/model/collections';
import { PageSchema } from '@quire/model/entities/page';
import { journalPagePath } from '@quire/model/paths';
import type { Ports } from '../../platform/database/ports.ts';
import { publishPage } from './publish-page.ts';

/**
 * Updates the cards of a journal's collections when any of some articles has changed, was added or removed. Nothing is
 * rendered; one read if none of them is in a collection.
 */
export async function refreshCollections(
  ports: Ports,
  jkey: string,
  akeys: readonly string[],
): Promise<void> {
  const id = pageDocId(journalPagePath(jkey, 'articles_collections'));
  const page = PageSchema.safeParse((await ports.db.collection(PAGES).doc(id).get()).data());
  if (
    page.data?.collections.some(({ articles }) => articles.some((akey) => akeys.includes(akey)))
  ) {
    await publishPage(ports, id);
  }
}
