/** The state of the search, for those who manage the press's settings. Never includes a key. */

import { PUBLISHED_ARTICLES, SEARCH_QUEUE } from '@quire/model/collections';
import { t } from '@quire/model/messages/t';
import { indexName, SEARCH_KINDS } from '@quire/model/search/search-kinds';
import type { Firestore } from 'firebase-admin/firestore';
import type { PublicSearch } from '../../platform/config/search-settings.ts';
import { SEARCH_SOURCES } from '../search-queue/search-sources.ts';
import type { SearchEngine } from './search-engine.ts';
import { readSenderState, senderRef } from './sender-lease.ts';

type Fact = [name: string, value: string];

/** What is configured, and what is waiting. `isWritable`: there is a writing key. */
export async function searchFacts(
  db: Firestore,
  found: PublicSearch | null,
  isWritable: boolean,
): Promise<Fact[]> {
  if (!found) return [['Algolia', 'not set up']];
  const waiting = await db.collection(SEARCH_QUEUE).count().get();
  const { problem } = readSenderState((await senderRef(db).get()).data());
  const { appId, prefix, host } = found;
  return [
    [t('officeJobs.application'), host ? `${appId} at ${host}` : appId],
    [t('officeJobs.indices'), SEARCH_KINDS.map((kind) => indexName(prefix, kind)).join(', ')],
    [t('officeJobs.keyThatWrites'), isWritable ? t('officeJobs.isSet') : t('officeJobs.notSet')],
    [t('officeJobs.waitingToBeSent'), String(waiting.data().count)],
    ...(problem ? [[t('officeJobs.lastProblem'), problem] satisfies Fact] : []),
  ];
}

/** The problem with the indices, in words; null if there is none. Throws the engine's failures. */
async function complaint(db: Firestore, engine: SearchEngine): Promise<string | null> {
  const more = (await engine.searchKeyRights()).filter((right) => right !== 'search');
  if (more.length > 0) {
    return t('officeJobs.publicKeyTooPowerful', { rights: more.join(', ') });
  }
  const sizes = await engine.sizes();
  for (const kind of SEARCH_KINDS) {
    const { collection } = SEARCH_SOURCES[kind];
    const there = (await db.collection(collection).limit(1).select().get()).size;
    // Some people and conferences are not public: only a missing index is a problem.
    if (there > 0 && !sizes.has(indexName(engine.prefix, kind))) {
      return t('officeJobs.indexMissing', { kind });
    }
  }
  const [article] = (await db.collection(PUBLISHED_ARTICLES).limit(1).select('title').get()).docs;
  if (!article || (await engine.has('articles', article.id))) return null;
  const waiting = await db.collection(SEARCH_QUEUE).count().get();
  return waiting.data().count > 0
    ? t('officeJobs.notFoundYet', { title: String(article.get('title')) })
    : t('officeJobs.notFound', { title: String(article.get('title')) });
}

/** Checks that the indices match what is published. */
export async function trySearch(
  db: Firestore,
  engine: SearchEngine | null,
): Promise<{ isWorking: boolean; message: string }> {
  if (!engine) return { isWorking: false, message: t('officeJobs.searchNotSetUp') };
  const wrong = await complaint(db, engine);
  if (wrong) return { isWorking: false, message: wrong };
  const sizes = await engine.sizes();
  const counts = SEARCH_KINDS.map(
    (kind) => `${sizes.get(indexName(engine.prefix, kind)) ?? 0} ${kind}`,
  );
  return {
    isWorking: true,
    message: t('officeJobs.indicesAnswer', { counts: counts.join(', ') }),
  };
}
