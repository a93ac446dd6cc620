/** What a press has derived from its working records, in a form that does not show how it came about. */
import { LISTS, ListSchema, listChunkIds } from '@quire/model/entities/list';
import type { DocumentData } from 'firebase-admin/firestore';
import type { TestPress } from './test-press.ts';

const COMPARED = [
  'publishedArticles',
  'publishedIssues',
  'publishedJournals',
  'publishedPages',
  'publishedPosts',
  'publishedBooks',
  'publishedConferences',
  'digests',
];

/** What an article has been, and when something was last seen to change: no rebuilding knows it. */
const HISTORY = new Set(['versions', 'updated']);

function timeless(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(timeless);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([name]) => !HISTORY.has(name));
  return Object.fromEntries(kept.map(([name, inner]) => [name, timeless(inner)]));
}

async function all({ db }: TestPress, name: string): Promise<Map<string, DocumentData>> {
  const { docs } = await db.collection(name).get();
  return new Map(docs.map((doc) => [doc.id, doc.data()]));
}

/** The cards of each list, newest first, whatever chunks they stand in. */
async function lists(press: TestPress): Promise<Record<string, unknown>> {
  const chunks = await all(press, 'listChunks');
  const shown: Record<string, unknown> = {};
  const shownChunks = new Set<string>();
  const indexes = await all(press, 'lists');
  const named = new Set<string>(Object.keys(LISTS));
  for (const [name, data] of indexes) {
    if (!Object.hasOwn(LISTS, name)) continue;
    const list = ListSchema.parse(data);
    const ids = listChunkIds(list);
    for (const { id } of list.parts) named.add(id);
    for (const id of ids) shownChunks.add(id);
    const cards = ids.toReversed().flatMap((id) => chunks.get(id)?.cards ?? [`no chunk ${id}`]);
    // A list that was emptied is as good as one that never was.
    if (cards.length > 0 || list.total > 0) shown[name] = { cards, total: list.total };
  }
  const lost = [
    ...[...chunks.keys()].filter((id) => !shownChunks.has(id)),
    ...[...indexes.keys()].filter((id) => !named.has(id)),
  ];
  return { ...shown, lost };
}

/** All that follows from the working records, to be compared with what another press made of them. */
export async function derivedState(press: TestPress): Promise<unknown> {
  const state: Record<string, unknown> = { lists: await lists(press) };
  for (const name of COMPARED) {
    for (const [id, data] of await all(press, name)) state[`${name}/${id}`] = data;
  }
  const prints = [...(await all(press, 'prints')).keys()].toSorted();
  const moves = [...(await all(press, 'listMoves')).keys()];
  return timeless({ ...state, prints, moves });
}

/** Cards that differ from their article, each with its location. */
export async function staleCards(press: TestPress): Promise<string[]> {
  const articles = await all(press, 'publishedArticles');
  const stale: string[] = [];
  const check = (where: string, value: unknown): void => {
    if (Array.isArray(value)) {
      for (const each of value) check(where, each);
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    const card = new Map(Object.entries(value));
    const isCard = card.has('akey') && card.has('titleHtml');
    if (isCard) {
      const article = articles.get(`${card.get('journal')}~${card.get('akey')}`) ?? {};
      for (const [name, said] of card) {
        if (JSON.stringify(article[name]) !== JSON.stringify(said)) {
          stale.push(`${where}: ${name} of ${card.get('akey')}`);
        }
      }
    } else for (const inner of card.values()) check(where, inner);
  };
  for (const name of [
    'listChunks',
    'digests',
    'publishedIssues',
    'publishedJournals',
    'publishedPages',
  ]) {
    for (const [id, data] of await all(press, name)) check(`${name}/${id}`, data);
  }
  for (const [id, data] of articles) {
    const { related, notices, about, previous, next } = data;
    check(`publishedArticles/${id}`, [related, notices, about, previous, next]);
  }
  return stale;
}
