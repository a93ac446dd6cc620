/** The state of the search, for those who manage the press's settings. Never includes a key. */
import { PUBLISHED_ARTICLES, SEARCH_QUEUE } from '@quire/model/collections';
import { indexName, SEARCH_KINDS } from '@quire/model/search/search-kinds';
import type { Firestore } from 'firebase-admin/firestore';
import type { PublicSearch } from '../../platform/config/config.ts';
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
    ['Application', host ? `${appId} at ${host}` : appId],
    ['Indices', SEARCH_KINDS.map((kind) => indexName(prefix, kind)).join(', ')],
    ['Key that writes', isWritable ? 'set' : 'not set'],
    ['Waiting to be sent', String(waiting.data().count)],
    ...(problem ? [['Last problem', problem] satisfies Fact] : []),
  ];
}

/** The problem with the indices, in words; null if there is none. Throws the engine's failures. */
async function complaint(db: Firestore, engine: SearchEngine): Promise<string | null> {
  const more = (await engine.searchKeyRights()).filter((right) => right !== 'search');
  if (more.length > 0) {
    return `The key that every page holds may do more than search (${more.join(', ')}). Replace it.`;
  }
  const sizes = await engine.sizes();
  for (const kind of SEARCH_KINDS) {
    const { collection } = SEARCH_SOURCES[kind];
    const there = (await db.collection(collection).limit(1).select().get()).size;
    // Some people and conferences are not public: only a missing index is a problem.
    if (there > 0 && !sizes.has(indexName(engine.prefix, kind))) {
      return `The index of ${kind} is missing. Rebuild the search with the tools.`;
    }
  }
  const [article] = (await db.collection(PUBLISHED_ARTICLES).limit(1).select('title').get()).docs;
  if (!article || (await engine.has('articles', article.id))) return null;
  const waiting = await db.collection(SEARCH_QUEUE).count().get();
  return waiting.data().count > 0
    ? `“${String(article.get('title'))}” is not found yet: something waits to be sent.`
    : `“${String(article.get('title'))}” is not found. Rebuild the search with the tools.`;
}

/** Checks that the indices match what is published. */
export async function trySearch(
  db: Firestore,
  engine: SearchEngine | null,
): Promise<{ isWorking: boolean; message: string }> {
  if (!engine) return { isWorking: false, message: 'No search is set up, or no key that writes.' };
  const wrong = await complaint(db, engine);
  if (wrong) return { isWorking: false, message: wrong };
  const sizes = await engine.sizes();
  const counts = SEARCH_KINDS.map(
    (kind) => `${sizes.get(indexName(engine.prefix, kind)) ?? 0} ${kind}`,
  );
  return { isWorking: true, message: `The indices answer: ${counts.join(', ')}.` };
}
