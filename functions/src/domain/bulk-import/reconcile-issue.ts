/** An issue's page, and for each of its articles the neighbours and related ones, written once. */
import { ArticleCardSchema, PublishedArticleSchema } from '@quire/model/entities/published';
import type { Ports } from '../../platform/database/ports.ts';
import { type Wish, writeUnchanged } from '../../platform/database/write-unchanged.ts';
import { shownArticles, TIES } from '../publishing/cards/shown-articles.ts';
import { neighboursIn, placeArticle, storedNeighbours } from '../publishing/neighbours.ts';
import { makeIssue } from '../publishing/rebuild-issue.ts';
import { rankAnew } from '../publishing/related/relate-article.ts';
import type { TopicIndex } from '../publishing/related/topic-index.ts';

const AroundSchema = ArticleCardSchema.extend(
  PublishedArticleSchema.pick({
    related: true,
    nearness: true,
    notices: true,
    about: true,
    translationOf: true,
    translatedVersions: true,
    topics: true,
  }).shape,
);
const FIELDS = ['related', 'nearness', ...TIES, 'topics'];

interface Change extends Wish {
  readonly akey: string;
}

async function changesOf(
  ports: Ports,
  topicIndex: TopicIndex,
  jkey: string,
  issueid: string,
): Promise<Change[]> {
  const { contents, found } = await makeIssue(ports, jkey, issueid, FIELDS);
  return found.flatMap((doc) => {
    const around = AroundSchema.safeParse(doc.data());
    if (!around.success) return [];
    const {
      related,
      nearness,
      notices,
      about,
      translationOf,
      translatedVersions,
      topics,
      ...card
    } = around.data;
    const ties = { notices, about, translationOf, translatedVersions };
    const ranked = topicIndex.related(doc.id, card, topics);
    const data = {
      ...ranked,
      shows: shownArticles({ ...ties, related: ranked.related }),
      ...neighboursIn(contents, card.akey),
    };
    const shows = shownArticles({ ...ties, related });
    const before = { related, nearness, shows, ...storedNeighbours(doc) };
    return [{ ref: doc.ref, akey: card.akey, data, before, seen: doc.updateTime }];
  });
}

/** Updates the page of an issue and what its articles' pages show of others. Can be repeated. */
export async function reconcileIssue(
  ports: Ports,
  topicIndex: TopicIndex,
  jkey: string,
  issueid: string,
): Promise<void> {
  const changes = await changesOf(ports, topicIndex, jkey, issueid);
  const { contested } = await writeUnchanged(ports.db, changes);
  for (const { ref, akey } of contested) {
    await placeArticle(ports, jkey, akey);
    await rankAnew(ports, ref.id);
  }
}
