import { SEARCH_QUEUE, SEARCH_STATE } from '@quire/model/collections';
import { SEARCH_KINDS } from '@quire/model/search/search-kinds';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  book,
  conference,
  post,
  putBook,
  putConference,
  putPost,
} from '../../testing/test-content.ts';
import {
  content,
  NOW,
  putIssue,
  putJournal,
  saveRevision,
  startTestPress,
  type TestPress,
} from '../../testing/test-press.ts';
import { queued, startTestSearch, type TestSearch } from '../../testing/test-search.ts';
import { collectAuthors } from '../people/collect-authors.ts';
import { deliverBook, deliverConference, deliverPost } from '../publishing/deliver-content.ts';
import { reconcilePublication } from '../publishing/publish-article.ts';
import { rebuildPages } from '../publishing/rebuild-pages.ts';
import { hasDue, pauseAfter, type SearchPorts, sendDue } from './send-due.ts';
import { takeSenderLease } from './sender-lease.ts';

let press: TestPress;
let search: TestSearch;
let clock: Date;
let ports: SearchPorts;

beforeAll(async () => {
  [press, search] = await Promise.all([startTestPress(), startTestSearch()]);
  await putJournal(press, 'CES');
  await putIssue(press, 'CES', '1-1');
});
afterAll(async () => {
  await press.close();
  await search.close();
});
beforeEach(async () => {
  clock = NOW;
  ports = { ...press, engine: search.engine, now: () => clock };
  search.keeper = () => null;
  for (const name of [SEARCH_QUEUE, SEARCH_STATE, 'publishedArticles', 'articles', 'authors']) {
    await press.db.recursiveDelete(press.db.collection(name));
  }
});

const later = (ms: number) => {
  clock = new Date(clock.getTime() + ms);
};
const key = (akey: string) => ({ journal: 'CES', issue: '1-1', akey });

async function publish(akey: string, title: string, change: object = {}, revision = 1) {
  await saveRevision(press, key(akey), revision, content(title), change);
  await reconcilePublication(press, 'CES', akey);
}
const titles = async () =>
  [...(await search.records('articles')).values()].map(({ title }) => title).toSorted();

describe('each change of a published record', () => {
  it('is queued once, for every kind of record', async () => {
    await publish('mud', 'Mud of the ebb');
    await publish('mud', 'Mud of the ebb');
    await collectAuthors(press, 'CES~mud');
    await collectAuthors(press, 'CES~mud');
    await putPost(press, post('opening'));
    await deliverPost(press, 'news~opening');
    await putBook(press, book('tides'));
    await deliverBook(press, 'tides');
    await putConference(press, conference('shore', { status: 'announced' }));
    await deliverConference(press, 'shore');
    await rebuildPages(press, 'CES', ['1-1']);
    await rebuildPages(press, 'CES', ['1-1']);
    const [author] = (await press.db.collection('authors').get()).docs;
    expect(await queued(press)).toEqual(
      [
        `authors~${author?.id}`,
        'publishedArticles~CES~mud',
        'publishedBooks~tides',
        'publishedConferences~shore',
        'publishedJournals~CES',
        'publishedPassages~CES~mud',
        'publishedPosts~news~opening',
      ].toSorted(),
    );
    expect(await sendDue(ports)).toMatchObject({ outcome: 'sent' });
    expect(await queued(press)).toEqual([]);
    const found = await Promise.all(
      SEARCH_KINDS.map(async (kind) => [...(await search.records(kind)).keys()].length),
    );
    expect(found).toEqual([1, 1, 1, 1, 1, 1, 1]);
  });

  it('is not queued where it does not affect the search', async () => {
    await publish('mud', 'Mud');
    await sendDue(ports);
    const ref = press.db.collection('publishedArticles').doc('CES~mud');
    await ref.update({
      metrics: { views: 1, downloads: 0, since: '2026-01-01', until: '2026-02-01' },
    });
    await reconcilePublication(press, 'CES', 'mud', { remake: true });
    expect(await queued(press)).toEqual([]);
  });

  it('is sent: new, changed, retracted and removed records', async () => {
    await publish('mud', 'Mud');
    await publish('sand', 'Sand');
    await publish('silt', 'Silt');
    await sendDue(ports);
    expect(await titles()).toEqual(['Mud', 'Sand', 'Silt']);
    await publish('mud', 'Mud of the ebb', {}, 2);
    await publish('sand', 'Sand', { status: 'retracted' });
    await publish('silt', 'Silt', { status: 'removed' });
    await sendDue(ports);
    expect(await titles()).toEqual(['Mud of the ebb', 'Sand']);
    const articles = await search.records('articles');
    expect(articles.get('CES~sand')).toMatchObject({ retracted: true });
    expect(articles.get('CES~mud')).not.toHaveProperty('retracted');
    expect(await search.find('articles', 'ebb')).toEqual(['Mud of the ebb']);
  });

  it('shows that an issue accepts papers, while it does', async () => {
    await putIssue(press, 'CES', '1-1', { kind: 'special', status: 'open' });
    await publish('mud', 'Mud');
    await sendDue(ports);
    expect((await search.records('articles')).get('CES~mud')).toMatchObject({ special: 'open' });
    await putIssue(press, 'CES', '1-1');
    await reconcilePublication(press, 'CES', 'mud');
    await sendDue(ports);
    expect((await search.records('articles')).get('CES~mud')).not.toHaveProperty('special');
  });
});

describe('a search that fails', () => {
  it.each([[500], [503], [403]])(
    'with %i is retried later, and receives everything',
    async (status) => {
      await publish('mud', `Mud ${status}`);
      search.keeper = (_, path) => (path.endsWith('/batch') ? status : null);
      expect(await sendDue(ports)).toMatchObject({ outcome: 'failed' });
      expect(await queued(press)).toEqual([
        'publishedArticles~CES~mud',
        'publishedPassages~CES~mud',
      ]);
      // Publishing in the meantime does not trigger another attempt.
      await publish('sand', 'Sand');
      const before = search.requests.length;
      expect(await sendDue(ports)).toEqual({ outcome: 'paused' });
      expect(search.requests.length).toBe(before);
      later(pauseAfter(1) + 1);
      expect(await sendDue(ports)).toMatchObject({ outcome: 'failed' });
      later(pauseAfter(1) + 1);
      expect(await sendDue(ports)).toEqual({ outcome: 'paused' });
      search.keeper = () => null;
      later(pauseAfter(2));
      expect(await sendDue(ports)).toMatchObject({ outcome: 'sent' });
      expect(await queued(press)).toEqual([]);
      expect(await titles()).toEqual(expect.arrayContaining([`Mud ${status}`, 'Sand']));
    },
  );

  it('is retried at growing intervals, an hour at most', () => {
    expect([1, 2, 3, 20].map(pauseAfter)).toEqual([15_000, 30_000, 60_000, 3_600_000]);
  });

  it('refuses one record: the others are found, and that one is retried separately', async () => {
    await publish('mud', 'Mud');
    await publish('sand', 'Unfit sand');
    search.keeper = (_, __, body) => (body.includes('Unfit') ? 400 : null);
    expect(await sendDue(ports)).toMatchObject({ outcome: 'sent' });
    expect(await queued(press)).toEqual([
      'publishedArticles~CES~sand',
      'publishedPassages~CES~sand',
    ]);
    expect(await search.find('articles', 'Mud')).toEqual(['Mud']);
    search.keeper = () => null;
    expect(await sendDue(ports)).toEqual({ outcome: 'sent', notes: 0 });
    later(pauseAfter(3) + 1);
    expect(await sendDue(ports)).toEqual({ outcome: 'sent', notes: 2 });
    expect(await search.find('articles', 'sand')).toEqual(['Unfit sand']);
  });
});

describe('settings that are refused', () => {
  it('block no records, and are pushed again', async () => {
    await publish('mud', 'Mud');
    search.keeper = (method, path) => (method === 'PUT' && path.endsWith('settings') ? 400 : null);
    expect(await sendDue(ports)).toEqual({ outcome: 'sent', notes: 1 });
    expect(await titles()).toContain('Mud');
    expect(await hasDue(ports)).toBe(true);
    search.keeper = () => null;
    await sendDue(ports);
    expect(await hasDue(ports)).toBe(false);
  });
});

describe('people', () => {
  it('people who are hidden or merged are no longer found', async () => {
    await publish('mud', 'Mud');
    await collectAuthors(press, 'CES~mud');
    await sendDue(ports);
    const [author] = (await press.db.collection('authors').get()).docs;
    expect((await search.records('people')).has(author?.id ?? '')).toBe(true);
    await author?.ref.update({ state: 'merged', mergedInto: 'somebody' });
    await press.db.collection(SEARCH_QUEUE).add({
      ...{ collection: 'authors', ids: [author?.id], due: '', attempts: 0, change: 'merged' },
    });
    await sendDue(ports);
    expect((await search.records('people')).has(author?.id ?? '')).toBe(false);
  });
});

describe('a sender', () => {
  it('that was killed is replaced by another', async () => {
    await publish('mud', 'Mud');
    const dead = await takeSenderLease(ports);
    expect(typeof dead).toBe('object');
    expect(await sendDue(ports)).toEqual({ outcome: 'busy' });
    later(5 * 60_000);
    expect(await sendDue(ports)).toEqual({ outcome: 'sent', notes: 1 });
    expect(await titles()).toContain('Mud');
  });

  it('sends changes made while it sends, so that the index ends with the newest', async () => {
    await publish('mud', 'Mud 1');
    let hasChanged = false;
    let change: Promise<unknown> = Promise.resolve();
    search.keeper = (_, path) => {
      if (path.endsWith('/batch') && !hasChanged) {
        hasChanged = true;
        change = publish('mud', 'Mud 2', {}, 2).then(() => sendDue(ports));
      }
      return null;
    };
    await sendDue(ports);
    await change;
    await sendDue(ports);
    expect((await search.records('articles')).get('CES~mud')).toMatchObject({ title: 'Mud 2' });
    expect(await queued(press)).toEqual([]);
  });

  it('that has lost its lease sends nothing more', async () => {
    await publish('mud', 'Mud 1');
    await sendDue(ports);
    await publish('mud', 'Mud 2', {}, 2);
    let isSlow = true;
    const late: unknown[] = [];
    const slow: SearchPorts = {
      ...ports,
      engine: {
        ...search.engine,
        // Until the lease expires: another sender takes it and sends newer records.
        async send(...args) {
          if (isSlow) {
            isSlow = false;
            later(5 * 60_000);
            await publish('sand', 'Sand');
            await sendDue(ports);
            throw Object.assign(new Error('refused'), { status: 400 });
          }
          late.push(args);
        },
      },
    };
    expect(await sendDue(slow)).toEqual({ outcome: 'busy' });
    expect(late).toEqual([]);
    expect(await titles()).toEqual(expect.arrayContaining(['Mud 2', 'Sand']));
    expect(await queued(press)).toEqual([]);
  });

  it('out of many at the same time is the only one, and nothing is left', async () => {
    await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        publish(`many-${n}`, `Many ${n}`).then(() => sendDue(ports)),
      ),
    );
    await sendDue(ports);
    expect(await queued(press)).toEqual([]);
    expect((await search.find('articles', 'many')).length).toBe(12);
  });

  it('pushes settings once, and again when they change', async () => {
    await publish('mud', 'Mud');
    const pushes = () =>
      search.requests.filter((request) => /^PUT .*settings$/.test(request)).length;
    const before = pushes();
    await sendDue(ports);
    const once = pushes();
    expect(await hasDue(ports)).toBe(false);
    expect(once).toBeGreaterThan(before);
    await publish('sand', 'Sand');
    await sendDue(ports);
    expect(pushes()).toBe(once);
    await press.db.collection(SEARCH_STATE).doc('sender').update({ settings: 'those of before' });
    expect(await hasDue(ports)).toBe(true);
    await sendDue(ports);
    expect(pushes()).toBe(once + (once - before));
  });
});
