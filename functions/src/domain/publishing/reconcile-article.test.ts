import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  content,
  published,
  putIssue,
  saveRevision,
  startTestJournal,
  type TestPress,
} from '../../testing/test-press.ts';
import { rebuildPages } from './rebuild-pages.ts';
import { reconcileArticle } from './reconcile-article.ts';

let press: TestPress;

beforeEach(async () => {
  press = await startTestJournal('1-1', '1-2');
});
afterEach(() => press.close());

interface Saved {
  readonly akey: string;
  readonly revision?: number;
  readonly issue?: string;
  readonly status?: 'published' | 'corrected' | 'retracted' | 'removed';
  readonly change?: Parameters<typeof content>[1];
  readonly title?: string;
  readonly at?: string;
}

async function save(saved: Saved): Promise<string> {
  const { akey, revision = 1, issue = '1-1', status = 'published', change = {} } = saved;
  const text = content(saved.title ?? `About ${akey}`, change);
  const updatedAt = saved.at ? `${saved.at}T08:00:00.000Z` : undefined;
  const record = { status, ...(updatedAt ? { updatedAt } : {}) };
  await saveRevision(press, { journal: 'CES', issue, akey }, revision, text, record);
  return akey;
}

async function deliver(akey: string, issues: string[] = []): Promise<string> {
  const result = await reconcileArticle(press, 'CES', akey, issues);
  return result.ok ? result.outcome : result.code;
}

const publish = async (saved: Saved) => deliver(await save(saved), ['1-1', '1-2']);

const field = async (akey: string, name: string): Promise<unknown> =>
  (await press.db.doc(`publishedArticles/CES~${akey}`).get()).get(name);

const keysOf = (cards: unknown): unknown[] =>
  Array.isArray(cards) ? cards.map(({ akey }) => akey) : [];
const related = async (akey: string) => keysOf(await field(akey, 'related'));

const about = (...keywords: string[]) => ({ change: { keywords } });

describe('related articles', () => {
  it('are the nearest by shared keywords and words, whichever came first', async () => {
    await publish({ akey: 'a', ...about('salt marsh', 'tidal creek') });
    await publish({ akey: 'b', ...about('salt marsh', 'tidal creeks') });
    await publish({ akey: 'c', ...about('salt marsh', 'crab') });
    await publish({ akey: 'd', ...about('vaccine') });
    expect(await related('a')).toEqual(['b', 'c']);
    expect(await related('b')).toEqual(['a', 'c']);
    expect(await related('c')).toEqual(['a', 'b']);
    expect(await related('d')).toEqual([]);
  });

  it('are at most five, and a nearer newcomer takes the place of the farthest', async () => {
    await publish({ akey: 'a', ...about('salt marsh', 'creek') });
    for (const akey of ['m1', 'm2', 'm3', 'm4', 'm5']) {
      await publish({ akey, ...about('salt marsh', `other ${akey}`) });
    }
    await publish({ akey: 'near', ...about('salt marsh', 'creek') });
    expect(await related('a')).toEqual(['near', 'm1', 'm2', 'm3', 'm4']);
  });

  it('never are retracted articles or notices, and the next nearest takes the place', async () => {
    const akeys = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    for (const akey of akeys) await publish({ akey, ...about('salt marsh') });
    expect(await related('g')).toEqual(['a', 'b', 'c', 'd', 'e']);
    await publish({ akey: 'b', status: 'retracted', ...about('salt marsh') });
    await publish({
      akey: '0-notice',
      change: { type: 'retraction', updates: 'b', keywords: ['salt marsh'] },
    });
    expect(await related('g')).toEqual(['a', 'c', 'd', 'e', 'f']);
    expect(await related('0-notice')).toEqual([]);
    await publish({ akey: 'a', status: 'removed', ...about('salt marsh') });
    expect(await related('g')).toEqual(['c', 'd', 'e', 'f']);
  });

  it('show a changed title, and forget an article that turned to something else', async () => {
    await publish({ akey: 'a', ...about('salt marsh') });
    await publish({ akey: 'b', ...about('salt marsh') });
    await publish({ akey: 'b', revision: 2, title: 'Renamed', ...about('salt marsh') });
    expect(await field('a', 'related')).toMatchObject([{ title: 'Renamed', revision: 2 }]);
    await publish({ akey: 'b', revision: 3, title: 'Renamed', ...about('vaccines') });
    expect(await related('a')).toEqual([]);
    expect(await field('a', 'shows')).toEqual([]);
  });
});

describe('a notice', () => {
  const notice = { type: 'correction', updates: 'a', dates: { published: '2026-06-10' } } as const;

  it.each([
    ['before', ['n', 'a']],
    ['after', ['a', 'n']],
  ])('ties both pages together when it is published %s the article', async (_, order) => {
    await save({ akey: 'a', at: '2026-06-01' });
    await save({ akey: 'n', issue: '1-2', title: 'Correction', change: notice });
    for (const akey of order) await deliver(akey);
    expect(await field('a', 'notices')).toMatchObject([
      { kind: 'correction', date: '2026-06-10', article: { issue: '1-2', akey: 'n' } },
    ]);
    expect(await field('n', 'about')).toMatchObject({
      kind: 'correction',
      date: '2026-06-10',
      article: { akey: 'a', title: 'About a' },
    });
    expect(await field('a', 'updated')).toBe('2026-06-10');
    const issue = (await press.db.doc('publishedIssues/CES~1-1').get()).get('contents');
    expect(issue).toMatchObject([{ akey: 'a', updated: '2026-06-10' }]);
  });

  it('follows when either end changes, moves or goes', async () => {
    await publish({ akey: 'a' });
    await publish({ akey: 'b' });
    await publish({ akey: 'n', change: notice });
    await publish({ akey: 'a', revision: 2, issue: '1-2', title: 'Renamed' });
    expect(await field('n', 'about')).toMatchObject({
      article: { issue: '1-2', title: 'Renamed' },
    });
    await publish({ akey: 'n', revision: 2, change: { ...notice, updates: 'b' } });
    expect(await field('a', 'notices')).toEqual([]);
    expect(await field('b', 'notices')).toMatchObject([{ article: { akey: 'n' } }]);
    await publish({ akey: 'b', status: 'removed' });
    expect(await field('n', 'about')).toBeUndefined();
    await publish({ akey: 'a', revision: 2, issue: '1-2' });
    await publish({ akey: 'n', revision: 3, change: notice });
    await publish({ akey: 'n', revision: 3, change: notice, status: 'removed' });
    expect(await field('a', 'notices')).toEqual([]);
  });

  it('keeps the newest first, and leaves the status to staff', async () => {
    await publish({ akey: 'a' });
    await publish({ akey: 'n1', change: notice });
    await publish({
      akey: 'n2',
      change: { type: 'expression-of-concern', updates: 'a', dates: { published: '2026-07-01' } },
    });
    await publish({ akey: 'no-notice', change: { updates: 'a' } });
    expect(await field('a', 'notices')).toMatchObject([
      { kind: 'expression-of-concern' },
      { kind: 'correction' },
    ]);
    expect(await field('a', 'status')).toBe('published');
  });
});

describe('a translation', () => {
  const translation = { translationOf: 'a', language: 'es', dates: { published: '2026-06-10' } };

  it.each([
    ['before', ['es', 'a']],
    ['after', ['a', 'es']],
  ])('ties both pages together when it is published %s the original', async (_, order) => {
    await save({ akey: 'a' });
    await save({ akey: 'es', issue: '1-2', title: 'Sobre a', change: translation });
    for (const akey of order) await deliver(akey);
    expect(await field('a', 'translatedVersions')).toEqual([
      {
        ...{ journal: 'CES', issue: '1-2', akey: 'es', language: 'es', status: 'published' },
        ...{ title: 'Sobre a', titleHtml: 'Sobre a' },
      },
    ]);
    expect(await field('es', 'translationOf')).toMatchObject({ akey: 'a', title: 'About a' });
    expect(await field('es', 'language')).toBe('es');
    expect([await field('a', 'language'), await field('a', 'updated')]).toEqual([
      undefined,
      '2026-06-01',
    ]);
  });

  it('follows when either is renamed, moved, retracted or removed', async () => {
    await publish({ akey: 'a' });
    await publish({ akey: 'es', change: translation });
    await publish({ akey: 'pt', change: { translationOf: 'a', language: 'pt' } });
    await publish({ akey: 'a', revision: 2, issue: '1-2', title: 'Renamed', status: 'retracted' });
    for (const akey of ['es', 'pt']) {
      expect(await field(akey, 'translationOf')).toMatchObject({
        ...{ issue: '1-2', title: 'Renamed', status: 'retracted' },
      });
    }
    await publish({ akey: 'es', status: 'retracted', change: translation });
    expect(await field('a', 'translatedVersions')).toMatchObject([
      { akey: 'es', status: 'retracted' },
      { akey: 'pt', status: 'published' },
    ]);
    await publish({ akey: 'es', status: 'removed', change: translation });
    expect(await field('a', 'translatedVersions')).toMatchObject([{ akey: 'pt' }]);
    await publish({ akey: 'pt', revision: 2, change: { language: 'pt' } });
    expect(await field('a', 'translatedVersions')).toBeUndefined();
    await publish({ akey: 'pt', revision: 3, change: { translationOf: 'a', language: 'pt' } });
    await publish({ akey: 'a', revision: 2, issue: '1-2', status: 'removed' });
    expect(await field('pt', 'translationOf')).toBeUndefined();
  });

  it('is never one of the article itself', async () => {
    await publish({ akey: 'a', change: { translationOf: 'a', language: 'es' } });
    expect([await field('a', 'translationOf'), await field('a', 'translatedVersions')]).toEqual([
      undefined,
      undefined,
    ]);
  });
});

describe('titles in other languages', () => {
  it('are rendered with the abstracts, and are in lists with the title', async () => {
    await publish({
      akey: 'a',
      change: {
        translations: [
          { language: 'es', title: 'Marea de *H*~2~', abstract: 'Sube $x$ y baja.', keywords: [] },
          { language: 'ar', title: 'المد' },
        ],
      },
    });
    const titles = [
      { language: 'es', title: 'Marea de H₂', titleHtml: 'Marea de <em>H</em><sub>2</sub>' },
      { language: 'ar', title: 'المد', titleHtml: 'المد' },
    ];
    expect(await field('a', 'titles')).toEqual(titles);
    expect(await field('a', 'abstracts')).toEqual([
      { language: 'es', html: expect.stringMatching(/^<p>Sube .*class="katex.* y baja\.<\/p>$/s) },
    ]);
    const issue = (await press.db.doc('publishedIssues/CES~1-1').get()).get('contents');
    expect(issue).toMatchObject([{ akey: 'a', titles }]);
    await publish({ akey: 'a', revision: 2 });
    expect([await field('a', 'titles'), await field('a', 'abstracts')]).toEqual([
      undefined,
      undefined,
    ]);
  });
});

describe('versions', () => {
  it('keep what readers could read, until the article is taken down', async () => {
    await publish({ akey: 'a', at: '2026-05-21' });
    const body = await field('a', 'body.name');
    await publish({
      akey: 'a',
      revision: 3,
      title: 'About a, mended',
      status: 'corrected',
      at: '2026-06-02',
    });
    expect(await field('a', 'versions')).toEqual([
      { revision: 1, date: '2026-05-20', kind: 'published' },
      { revision: 3, date: '2026-06-02', kind: 'corrected' },
    ]);
    const kept = await press.db.doc('publishedVersions/CES~a~r000001').get();
    expect(kept.data()).toMatchObject({ title: 'About a', revision: 1, body: { name: body } });
    expect(Object.keys(kept.data() ?? {})).not.toContain('listKey');
    expect(press.bucket.files.has(`published/CES/a/${body}`)).toBe(true);
    await publish({ akey: 'a', revision: 3, status: 'removed' });
    expect((await press.db.collection('publishedVersions').get()).size).toBe(0);
  });

  it('are not multiplied by a publication that changes nothing, nor by a status', async () => {
    await publish({ akey: 'a' });
    await publish({ akey: 'a', revision: 2, at: '2026-06-09' });
    await publish({ akey: 'a', revision: 2, status: 'retracted', at: '2026-06-10' });
    expect(await field('a', 'versions')).toEqual([
      { revision: 2, date: '2026-05-20', kind: 'retracted' },
    ]);
    expect((await press.db.collection('publishedVersions').get()).size).toBe(0);
  });
});

describe('neighbours in an issue', () => {
  const neighbours = async (akey: string) => [
    ...keysOf([(await field(akey, 'previous')) ?? { akey: null }]),
    ...keysOf([(await field(akey, 'next')) ?? { akey: null }]),
  ];

  it('follow the table of contents as it changes', async () => {
    const pages = (first: string) => ({ change: { pages: { first } } });
    await publish({ akey: 'a', ...pages('1') });
    await publish({ akey: 'c', ...pages('20') });
    await publish({ akey: 'b', ...pages('10') });
    expect(await neighbours('a')).toEqual([null, 'b']);
    expect(await neighbours('b')).toEqual(['a', 'c']);
    expect(await neighbours('c')).toEqual(['b', null]);
    await putIssue(press, 'CES', '1-1', { articleOrder: ['c'] });
    await rebuildPages(press, 'CES', ['1-1']);
    expect(await neighbours('a')).toEqual(['c', 'b']);
    await publish({ akey: 'a', revision: 2, issue: '1-2', ...pages('1') });
    expect(await neighbours('a')).toEqual([null, null]);
    expect(await neighbours('b')).toEqual(['c', null]);
    await putIssue(press, 'CES', '1-1', { status: 'draft' });
    await rebuildPages(press, 'CES', ['1-1']);
    expect(await neighbours('b')).toEqual([null, null]);
  });
});

describe('order and repetition', () => {
  /** A small pseudo-random generator (Park and Miller), so that a failure can be repeated. */
  function* random(seed: number): Generator<number, never> {
    for (let state = seed; ; ) {
      state = (state * 48_271) % 2_147_483_647;
      yield state / 2_147_483_647;
    }
  }

  function shuffled<T>(all: readonly T[], seed: number): T[] {
    const numbers = random(seed);
    return all
      .map((one) => ({ one, at: numbers.next().value }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ one }) => one);
  }

  const saved: readonly Saved[] = [
    { akey: 'a', ...about('salt marsh', 'creek') },
    { akey: 'b', ...about('salt marsh', 'crab'), status: 'corrected' },
    { akey: 'c', ...about('salt marsh', 'creek'), status: 'retracted' },
    { akey: 'd', ...about('creek', 'mud'), issue: '1-2' },
    { akey: 'e', ...about('mud', 'crab'), issue: '1-2' },
    { akey: 'f', ...about('salt marsh'), issue: '1-2', status: 'removed' },
    { akey: 'n1', change: { type: 'correction', updates: 'b', keywords: ['crab'] } },
    { akey: 'n2', issue: '1-2', change: { type: 'retraction', updates: 'c', keywords: [] } },
    { akey: 't1', change: { translationOf: 'b', language: 'es', keywords: [] } },
    { akey: 't2', change: { translationOf: 'b', language: 'ar', keywords: [] }, issue: '1-2' },
  ];

  it('changes nothing, in whichever order events come, once or twice', async () => {
    const outcomes: unknown[] = [];
    for (const events of [saved, shuffled([...saved, ...saved], 20)]) {
      for (const each of saved) await save(each);
      // Some come at once.
      for (let at = 0; at < events.length; at += 3) {
        await Promise.all(
          events.slice(at, at + 3).map(({ akey, issue }) => deliver(akey, [issue ?? '1-1'])),
        );
      }
      outcomes.push(await published(press));
      await press.close();
      press = await startTestJournal('1-1', '1-2');
    }
    expect(JSON.stringify(outcomes[0])).toContain('"related":[{');
    expect(outcomes[1]).toEqual(outcomes[0]);
  });
});
