/** One change of one record of a small press, as staff might make it. */
import type { Article } from '@quire/model/entities/article';
import type { EventfulPress } from './eventful-press.ts';
import {
  book,
  conference,
  page,
  post,
  putBook,
  putConference,
  putPage,
  putPost,
} from './test-content.ts';
import { content, putIssue, putJournal, saveRevision } from './test-press.ts';

type Random = (below: number) => number;

const KEYWORDS = ['salt marsh', 'tidal creek', 'crab', 'vaccine'];
const DAYS = ['2026-05-20', '2026-05-21', '2026-05-22'];
const STATUSES: readonly Article['status'][] = [
  ...([
    'published',
    'published',
    'published',
    'corrected',
    'retracted',
    'removed',
    'draft',
  ] as const),
];

async function changeArticle(events: EventfulPress, random: Random, count: number): Promise<void> {
  const { press } = events;
  const pick = <T>(some: readonly T[]): T | undefined => some[random(some.length)];
  const journal = pick(['CES', 'CES', 'QPH']) ?? 'CES';
  const akey = pick(['a', 'b', 'c', 'd', 'e', 'f', 'g']) ?? 'a';
  const id = `${journal}~${akey}`;
  const before = await events.record('articles', id);
  const issue = journal === 'CES' ? (pick(['1-1', '1-2']) ?? '1-1') : '1-1';
  const isNotice = random(4) === 0;
  const text = content(`On ${pick(KEYWORDS)} ${random(3)}`, {
    keywords: KEYWORDS.filter(() => random(2) === 0),
    dates: { published: pick(DAYS) },
    ...(isNotice ? { type: 'correction', updates: pick(['a', 'b', 'c']) } : {}),
  });
  const revision = before && random(3) === 0 ? before.revision : (before?.revision ?? 0) + 1;
  const status = pick(STATUSES) ?? 'published';
  const updatedAt = `2026-05-${String(10 + (count % 20)).padStart(2, '0')}T08:00:00.000Z`;
  // Of a revision that is there already, only what the record says of it changes.
  const key = { journal, issue, akey };
  if (revision === before?.revision) {
    await press.db.doc(`articles/${id}`).update({ status, issue, updatedAt });
  } else await saveRevision(press, key, revision, text, { status, updatedAt });
  events.raise('articles', id, before ? [before.issue, issue] : [issue]);
}

async function changePress(events: EventfulPress, random: Random): Promise<void> {
  const { press } = events;
  if (random(2) === 0) {
    const jkey = random(2) === 0 ? 'CES' : 'QPH';
    await putJournal(press, jkey, {
      fullname: `The ${jkey} journal ${random(3)}`,
      order: random(3),
    });
    events.raise('journals', jkey);
    return;
  }
  const issueid = random(2) === 0 ? '1-1' : '1-2';
  const status = random(4) === 0 ? 'draft' : 'published';
  const articleOrder = random(2) === 0 ? ['c', 'a'] : [];
  const kind = random(3) === 0 ? 'special' : 'regular';
  await putIssue(press, 'CES', issueid, {
    volume: String(1 + random(2)),
    status,
    articleOrder,
    kind,
  });
  events.raise('issues', `CES~${issueid}`);
}

async function changeText(events: EventfulPress, random: Random): Promise<void> {
  const { press } = events;
  const status = random(3) === 0 ? 'archived' : 'published';
  const next = async (collection: string, id: string) => {
    events.raise(collection, id);
    return {
      revision: ((await events.record(collection, id))?.revision ?? 0) + 1,
      status,
    } as const;
  };
  const kinds = [
    async () => {
      const saved = await next('pages', 'journals~CES~articles_collections');
      const articles = ['a', 'b', 'c', 'd'].filter(() => random(2) === 0);
      const collections = articles.length ? [{ title: 'Ours', description: '', articles }] : [];
      await putPage(
        press,
        page('/journals/CES/articles_collections', { ...saved, journal: 'CES', collections }),
      );
    },
    async () => {
      const saved = await next('pages', 'about');
      await putPage(press, page('/about', { ...saved, title: `About ${random(3)}` }));
    },
    async () => {
      const skey = `s${random(4)}`;
      const saved = await next('posts', `news~${skey}`);
      const publishAt = DAYS[random(3)] ?? '2026-05-20';
      await putPost(press, post(skey, { ...saved, publishAt, pinned: random(3) === 0 }));
    },
    async () => {
      const bkey = `b${random(2)}`;
      const saved = await next('books', bkey);
      await putBook(press, book(bkey, { ...saved, published: DAYS[random(3)] ?? '2026-05-20' }));
    },
    async () => {
      const { revision } = await next('conferences', 'tides');
      const isDraft = random(3) === 0;
      await putConference(
        press,
        conference('tides', {
          revision,
          start: DAYS[random(3)] ?? '2026-05-20',
          status: isDraft ? 'draft' : 'held',
        }),
      );
    },
  ];
  await kinds[random(kinds.length)]?.();
}

/** `count` is how many there were before. */
export async function randomChange(
  events: EventfulPress,
  random: Random,
  count: number,
): Promise<void> {
  const kind = random(10);
  if (kind < 6) await changeArticle(events, random, count);
  else if (kind < 7) await changePress(events, random);
  else await changeText(events, random);
}
