import { SEARCH_QUEUE, SEARCH_STATE } from '@quire/model/collections';
import { algoliasearch } from 'algoliasearch';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  content,
  putIssue,
  putJournal,
  saveRevision,
  startTestPress,
  type TestPress,
} from '../../testing/test-press.ts';
import { queued, startTestSearch, type TestSearch } from '../../testing/test-search.ts';
import { ask, finish, readRun, toolPorts } from '../../testing/test-tools.ts';
import { reconcilePublication } from '../publishing/publish-article.ts';
import { rebuildPages } from '../publishing/rebuild-pages.ts';
import { articleRecord } from '../search-queue/records/article-record.ts';
import { openRebuild } from '../tools/rebuild.ts';
import { type RebuildPorts, rebuildSome } from './rebuild-indices.ts';
import { sendDue } from './send-due.ts';

let press: TestPress;
let search: TestSearch;
let ports: RebuildPorts;

beforeAll(async () => {
  [press, search] = await Promise.all([startTestPress(), startTestSearch()]);
  await putJournal(press, 'CES');
  await putIssue(press, 'CES', '1-1');
  await rebuildPages(press, 'CES', ['1-1']);
  ports = {
    ...press,
    engine: search.engine,
    wait: () => new Promise((done) => setTimeout(done, 5)),
  };
});
afterAll(async () => {
  await press.close();
  await search.close();
});
beforeEach(async () => {
  search.keeper = () => null;
  for (const name of [SEARCH_QUEUE, SEARCH_STATE, 'publishedArticles', 'articles']) {
    await press.db.recursiveDelete(press.db.collection(name));
  }
});

async function publish(akey: string, title: string, revision = 1, change: object = {}) {
  const key = { journal: 'CES', issue: '1-1', akey };
  await saveRevision(press, key, revision, content(title), change);
  await reconcilePublication(press, 'CES', akey);
}

/** Copies of a published record: 1,000 articles that need no rendering. */
async function fill(count: number): Promise<void> {
  await publish('first', 'First');
  const record = (await press.db.doc('publishedArticles/CES~first').get()).data() ?? {};
  const writer = press.db.bulkWriter();
  for (let n = 0; n < count; n += 1) {
    const akey = `copy-${String(n).padStart(4, '0')}`;
    const ref = press.db.doc(`publishedArticles/CES~${akey}`);
    void writer.set(ref, { ...record, akey, title: `Copy ${n}`, titleHtml: `Copy ${n}` });
  }
  await writer.close();
}

async function rebuildAll(between: (step: number) => Promise<void> = async () => {}) {
  let [after, step, count] = ['', 0, 0];
  for (;;) {
    const made = await rebuildSome(ports, after);
    count += made.count;
    if (made.after === null) return { count, total: made.total };
    after = made.after;
    step += 1;
    await between(step);
  }
}

describe('a rebuild', () => {
  it('puts exactly what is published into the indices, whatever they contained', async () => {
    await fill(3);
    await search.engine.send(
      'articles',
      [{ id: 'CES~ghost', record: { ...(await ghost()), objectID: 'CES~ghost' } }],
      false,
    );
    expect(await rebuildAll()).toEqual({ count: 6, total: 6 });
    const found = await search.records('articles');
    expect([...found.keys()].toSorted()).toEqual([
      'CES~copy-0000',
      'CES~copy-0001',
      'CES~copy-0002',
      'CES~first',
    ]);
    expect([...(await search.records('journals')).keys()]).toEqual(['CES']);
  });

  it('includes what is published, changed and removed while it runs, and is never empty', async () => {
    await fill(900);
    await sendDue(ports);
    await rebuildAll();
    const sizes: number[] = [];
    search.keeper = () => null;
    await rebuildAll(async (step) => {
      sizes.push((await search.records('articles')).size);
      if (step === 1) {
        // From pages that were already sent, and from one that was not.
        await publish('a-newcomer', 'A newcomer');
        await publish('zz-newcomer', 'Another newcomer');
        await publish('first', 'First, corrected', 2);
        await sendDue(ports);
      }
      if (step === 2) {
        await publish('a-newcomer', 'A newcomer', 1, { status: 'removed' });
        await publish('late', 'Late');
        await Promise.all([sendDue(ports), sendDue(ports)]);
      }
    });
    const found = await search.records('articles');
    expect(found.get('CES~first')).toMatchObject({ title: 'First, corrected' });
    expect(found.has('CES~a-newcomer')).toBe(false);
    expect(found.has('CES~zz-newcomer')).toBe(true);
    expect(found.has('CES~late')).toBe(true);
    expect(found.size).toBe(903);
    expect(await queued(press)).toEqual([]);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(901);
  });

  it('sends changes made while its page was being sent', async () => {
    await fill(3);
    let published = false;
    let change: Promise<unknown> = Promise.resolve();
    search.keeper = (_, path) => {
      if (path.endsWith('articles_tmp/batch') && !published) {
        published = true;
        change = publish('first', 'First, corrected', 2).then(() => sendDue(ports));
      }
      return null;
    };
    await rebuildAll();
    await change;
    await sendDue(ports);
    expect((await search.records('articles')).get('CES~first')).toMatchObject({
      title: 'First, corrected',
    });
  });

  it('restarts its index after an interruption, and the old one answers until then', async () => {
    await fill(900);
    await rebuildAll();
    search.keeper = (_, path) => (path.endsWith('articles_tmp/batch') ? 500 : null);
    const { after } = await rebuildSome(ports, '').catch(() => ({ after: 'broken' }));
    expect(after).toBe('broken');
    expect((await search.records('articles')).size).toBe(901);
    search.keeper = () => null;
    await rebuildAll();
    expect((await search.records('articles')).size).toBe(901);
  });

  it('loses nothing when it continues after its index was moved', async () => {
    await fill(900);
    await rebuildAll();
    let hasMoved = false;
    search.keeper = (_, path) => {
      if (path.endsWith('articles_tmp/operation')) hasMoved = true;
      // The push after the move fails once.
      const fails = hasMoved && path.endsWith('t_articles/settings');
      if (fails) search.keeper = () => null;
      return fails ? 400 : null;
    };
    let [after, hasFailed]: [string | null, boolean] = ['', false];
    while (after !== null) {
      const step: Awaited<ReturnType<typeof rebuildSome>> | null = await rebuildSome(
        ports,
        after,
      ).catch(() => null);
      // A run repeats the same step.
      if (step) after = step.after;
      else hasFailed = true;
    }
    expect(hasFailed).toBe(true);
    expect((await search.records('articles')).size).toBe(901);
  });

  it('leaves out what the search refuses, and nothing else', async () => {
    await fill(12);
    search.keeper = (_, path, body) =>
      path.endsWith('articles_tmp/batch') && body.includes('"Copy 7"') ? 400 : null;
    await rebuildAll();
    const found = await search.records('articles');
    expect(found.size).toBe(12);
    expect(found.has('CES~copy-0007')).toBe(false);
  });

  it('is a run of the tools, with its progress', async () => {
    await fill(500);
    await ask(press, 'rebuild-1', { kind: 'rebuild', what: ['search'] });
    const tools = { ...toolPorts(press), engine: () => search.engine };
    expect(await finish(tools, openRebuild, 'rebuild-1', 1)).toBe('done');
    const { run } = await readRun(press, 'rebuild-1');
    expect(run.progress).toMatchObject({ done: 506, total: 506 });
    await ask(press, 'rebuild-2', { kind: 'rebuild', what: ['search'] });
    expect(await finish(toolPorts(press), openRebuild, 'rebuild-2')).toBe('failed');
    expect((await readRun(press, 'rebuild-2')).run.failure?.code).toBe('search-not-set-up');
  });

  it('keeps the newest first in the index sorted by day', async () => {
    await publish('old', 'Tides of old', 1);
    await publish('new', 'Tides of now', 1);
    await press.db.doc('publishedArticles/CES~old').update({ published: '2001-01-01' });
    await rebuildAll();
    const reader = algoliasearch(search.settings.appId, search.settings.searchKey, {
      hosts: [
        { url: new URL(search.settings.host ?? '').host, protocol: 'http', accept: 'readWrite' },
      ],
    });
    const { hits } = await reader.searchSingleIndex<{ title: string }>({
      indexName: 't_articles_newest',
      searchParams: { query: 'tides' },
    });
    expect(hits.map(({ title }) => title)).toEqual(['Tides of now', 'Tides of old']);
  });
});

async function ghost() {
  return articleRecord(
    'CES~ghost',
    (await press.db.doc('publishedArticles/CES~first').get()).data(),
  );
}
