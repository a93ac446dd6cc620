import { PUBLISHED_ARTICLES } from '@quire/model/collections';
import type { OrcidWork } from '@quire/model/entities/orcid';
import { PublishedArticleSchema } from '@quire/model/entities/published';
import type { OrcidRecordPorts } from './orcid-ports.ts';
import type { Wanted } from './wanted-activity.ts';
import { ownIdentifier, workOfArticle } from './work-of-article.ts';

/** An article as the record is to have it; null where it is not published, or its author is no longer named. */
export async function wantedWork(
  { db, origin }: Pick<OrcidRecordPorts, 'db' | 'origin'>,
  { article, orcid }: OrcidWork,
): Promise<Wanted> {
  const stored = (await db.collection(PUBLISHED_ARTICLES).doc(article).get()).data();
  const { data } = PublishedArticleSchema.safeParse(stored);
  if (!data?.metadata.authors.some((author) => author.orcid === orcid)) return null;
  return { identifier: ownIdentifier(data, origin), activity: workOfArticle(data, origin) };
}
