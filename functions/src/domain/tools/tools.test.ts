import { inLanguage } from '@quire/content/messages/in-language';
import { readTranslation } from '@quire/content/messages/read-translation';
import { reportRemark } from '@quire/model/entities/report-remark';
import { rowText, ToolRowSchema } from '@quire/model/entities/tool-row';
import { bindTranslations } from '@quire/model/messages/translations';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { derivedState } from '../../testing/derived-state.ts';
import { EventfulPress } from '../../testing/eventful-press.ts';
import {
  content,
  putIssue,
  saveRevision,
  startTestPress,
  type TestPress,
} from '../../testing/test-press.ts';
import { ADMIN, ask, finish, readRun, toolPorts } from '../../testing/test-tools.ts';
import { rebuildConferences, rebuildPressTexts } from '../publishing/rebuild-pages.ts';
import { beginRun, cancelRun, resumeRun } from '../tool-runs/begin-run.ts';
import { ToolFailed } from '../tool-runs/tool-work.ts';
import { exportParts } from './export/export-parts.ts';
import { maintainRuns } from './maintain-runs.ts';
import { openRun } from './run-kinds.ts';
import { runSlice } from './run-slice.ts';

let press: TestPress;
const key = (akey: string) => ({ journal: 'CES', issue: '1-1', akey });

beforeAll(async () => {
  bindTranslations(readTranslation);
  press = await startTestPress();
  const eventful = new EventfulPress(press);
  await eventful.begin();
  for (const akey of ['tides', 'creeks']) {
    await saveRevision(press, key(akey), 1, content(`About ${akey}`, { doi: `10.5555/${akey}` }));
    eventful.raise('articles', `CES~${akey}`, ['1-1']);
  }
  await eventful.deliverAll();
  await Promise.all([rebuildConferences(press), rebuildPressTexts(press)]);
});
afterAll(() => press.close());

describe('a rebuild', () => {
  it('restores from the records what was lost', async () => {
    const before = await derivedState(press);
    await press.db.recursiveDelete(press.db.collection('listChunks'));
    await press.db.doc('digests/home').delete();
    await press.db.doc('publishedIssues/CES~1-1').delete();
    await ask(press, 'rebuild1', {
      kind: 'rebuild',
      what: ['digests', 'lists', 'related'],
    });
    expect(await finish(toolPorts(press), openRun, 'rebuild1', 0)).toBe('done');
    expect(await derivedState(press)).toEqual(before);
  });
});

describe('a health check', () => {
  it('finds nothing in a healthy press', async () => {
    await ask(press, 'health01', { kind: 'health' });
    expect(await finish(toolPorts(press), openRun, 'health01')).toBe('done');
    expect((await readRun(press, 'health01')).rows).toEqual([]);
  });

  it('reports each problem with its record', async () => {
    const { db, bucket } = press;
    const text = {
      ...content('Lost things'),
      markdown: 'See [it](/article/CES/1-1/nowhere) and [that](/journals/CES).',
    };
    const file = { role: 'figure', name: 'a.png', path: 'articles/CES~lost/files/a.png' } as const;
    const files = [{ ...file, contentType: 'image/png', size: 1, sha256: 'a'.repeat(64) }];
    await saveRevision(press, { ...key('lost'), issue: '9-9' }, 1, { ...text, files });
    await saveRevision(press, key('tides'), 2, content('About tides', { doi: '10.5555/tides' }));
    await db.doc('articles/CES~ghost/versions/r000001').set({ revision: 1 });
    await db.doc('publishedArticles/CES~gone').set({ doi: '10.5555/creeks' });
    await db.doc('issues/CES~2-1').set({ journal: 'CES' });
    await bucket.write('articles/CES~tides/files/old.png', new Uint8Array(1), {
      contentType: 'image/png',
      cacheControl: '',
    });
    await ask(press, 'health02', { kind: 'health' });
    expect(await finish(toolPorts(press), openRun, 'health02', 0)).toBe('done');
    const { rows, run } = await readRun(press, 'health02');
    expect(rows.map(({ code, record }) => `${code} ${record}`).toSorted()).toEqual([
      'health/doi-missing articles/CES~lost',
      'health/doi-twice articles/CES~gone',
      'health/file-missing articles/CES~lost',
      'health/file-unused articles/CES~tides',
      'health/invalid issues/CES~2-1',
      'health/issue-missing articles/CES~lost',
      'health/link-broken articles/CES~lost',
      'health/not-published articles/CES~lost',
      'health/not-published issues/CES~2-1',
      'health/orphan-version articles/CES~ghost/versions/r000001',
      'health/out-of-step articles/CES~tides',
      'health/should-be-gone publishedArticles/CES~gone',
    ]);
    expect(run.counts['health/not-published']).toBe(2);
    const words = (wanted: string) =>
      rows
        .filter(({ code }) => code === wanted)
        .map((row) => inLanguage('es', () => rowText(ToolRowSchema.parse(row))));
    expect(words('health/out-of-step')).toEqual([
      'Los lectores ven la versión 1 (publicado), pero el registro tiene la versión 2 (publicado).',
    ]);
    expect(words('health/link-broken')).toEqual([
      expect.stringMatching(/ \/article\/CES\/1-1\/nowhere$/),
    ]);
  });
});

describe('an export', () => {
  it('packs every record, its versions, the texts and the files, and expires in a week', async () => {
    const options = { kind: 'export', records: true, markdown: true, files: true } as const;
    await ask(press, 'export01', options);
    expect(await finish(toolPorts(press), openRun, 'export01')).toBe('done');
    const { result } = (await readRun(press, 'export01')).run;
    expect(result?.parts).toHaveLength(1);
    const logged = (await press.db.doc('audit/tool~export01').get()).data();
    expect(logged).toMatchObject({ action: 'tool.export', by: ADMIN, options: { files: true } });
    const zip = press.bucket.files.get(result?.parts[0]?.path ?? '');
    const files = unzipSync(zip?.bytes ?? new Uint8Array());
    const text = (name: string) => Buffer.from(files[name] ?? []).toString('utf8');
    const articles = text('records/articles/000001.jsonl')
      .trim()
      .split('\n')
      .map((row) => JSON.parse(row));
    expect(articles.map(({ path }) => path)).toEqual([
      'articles/CES~creeks',
      'articles/CES~lost',
      'articles/CES~tides',
    ]);
    expect(text('records/below/versions/000001.jsonl')).toContain(
      'articles/CES~tides/versions/r000002',
    );
    expect(text('markdown/articles/CES/creeks/paper.md')).toMatch(
      /^---\ntype: "research-article"\ntitle: "About creeks"[\s\S]*## Tides/,
    );
    expect(Object.keys(files)).toContain('files/articles/CES~tides/files/old.png');
    expect(
      Object.keys(files).filter((name) => /searchQueue|accountLinks|published/.test(name)),
    ).toEqual([]);

    const ports = toolPorts(press);
    const made = { run: 'export01', by: ADMIN };
    expect(await exportParts(ports, { ...made, by: 'another-admin' })).toBeNull();
    expect(await exportParts(ports, made)).toEqual([
      { name: 'quire-0001.zip', path: 'exports/export01/quire-0001.zip' },
    ]);
    const later = { ...ports, now: () => new Date('2026-06-09T00:00:00Z') };
    expect(await exportParts(later, made)).toBeNull();
    expect(await maintainRuns(later)).toEqual({ woken: 0, removed: 1 });
    expect(press.bucket.files.has('exports/export01/quire-0001.zip')).toBe(false);
  });

  it('leaves out who reviews the manuscripts of its maker, and says so', async () => {
    const { db, bucket } = press;
    const secret = { reviewer: { email: 'rosa@reviews.example' } };
    for (const [id, authorUids] of [
      ['own', [ADMIN]],
      ['other', ['somebody']],
    ] as const) {
      await db.doc(`submissions/${id}`).set({ journal: 'CES', authorUids });
      await db.doc(`submissions/${id}/reviews/r00-rosa`).set(secret);
      await db.doc(`submissions/${id}/private/e1`).set({ by: 'rosa' });
      await db.doc(`submissions/${id}/events/e1`).set({ audience: 'staff', review: 'r00-rosa' });
      await db.doc(`submissions/${id}/events/e2`).set({ audience: 'author' });
      for (const name of ['files/paper.pdf', 'reviews/r00-rosa/notes.pdf']) {
        const headers = { contentType: 'application/pdf', cacheControl: 'private' };
        await bucket.write(`submissions/${id}/${name}`, Buffer.from('%PDF-'), headers);
      }
    }
    await db.doc('mail/to-rosa').set({ to: ['rosa@reviews.example'], withheld: true });
    await db.doc('mail/to-anna').set({ to: ['anna@example.org'], withheld: false });
    const options = { kind: 'export', records: true, markdown: false, files: true } as const;
    await ask(press, 'export02', options);
    expect(await finish(toolPorts(press), openRun, 'export02')).toBe('done');
    const { result } = (await readRun(press, 'export02')).run;
    const zip = press.bucket.files.get(result?.parts[0]?.path ?? '');
    const files = unzipSync(zip?.bytes ?? new Uint8Array());
    const all = Object.entries(files).map(([name, bytes]) => name + Buffer.from(bytes).toString());
    expect(all.join('\n').match(/mail\/to-\w+/g)).toEqual(['mail/to-anna']);
    const said = all.join('\n').match(/submissions\/(own|other)\/[\w/.-]+/g);
    expect([...new Set(said)].toSorted()).toEqual([
      'submissions/other/events/e1',
      'submissions/other/events/e2',
      'submissions/other/files/paper.pdf',
      'submissions/other/private/e1',
      'submissions/other/reviews/r00-rosa',
      'submissions/other/reviews/r00-rosa/notes.pdf',
      'submissions/own/events/e2',
      'submissions/own/files/paper.pdf',
    ]);
    expect(Buffer.from(files['README.txt'] ?? []).toString()).toContain('Left out:');
  });
});

describe('a run', () => {
  it('is the only one of its kind, begins once, and can be cancelled and resumed', async () => {
    const ports = toolPorts(press);
    const asked = { run: 'health03', options: { kind: 'health' }, by: ADMIN } as const;
    expect(await beginRun(ports, asked)).toBe('begun');
    expect(await beginRun(ports, asked)).toBe('there');
    expect(await beginRun(ports, { ...asked, run: 'health04' })).toBe('tool/busy');
    expect(await runSlice(ports, openRun, 'health03', { forMs: 0 })).toBe('more');
    expect(await cancelRun(ports, 'health03')).toBe('cancelled');
    expect(await runSlice(ports, openRun, 'health03', { forMs: 0 })).toBe('idle');
    expect(await resumeRun(ports, 'health03')).toBe('resumed');
    expect(await finish(ports, openRun, 'health03')).toBe('done');
    expect(await resumeRun(ports, 'health03')).toBe('tool/over');
    const [resumed, whole] = [await readRun(press, 'health03'), await readRun(press, 'health02')];
    expect(resumed.run.counts).toEqual(whole.run.counts);
  });

  it('is retried when a slice fails, then says why it has ended', async () => {
    const ports = toolPorts(press);
    await ask(press, 'health05', { kind: 'health' });
    const broken = async () => {
      throw new Error('Storage is away');
    };
    for (const _ of [1, 2, 3])
      expect(await runSlice(ports, broken, 'health05', { forMs: 0 })).toBe('failed');
    expect((await readRun(press, 'health05')).run).toMatchObject({
      state: 'running',
      failures: 3,
      wake: 3,
      lease: null,
    });
    await runSlice(ports, broken, 'health05', { forMs: 0 });
    expect((await readRun(press, 'health05')).run).toMatchObject({
      state: 'failed',
      failure: { code: 'broke-off', values: { reason: 'Storage is away' } },
    });
    await resumeRun(ports, 'health05');
    const gone = new ToolFailed(reportRemark('file-gone', { name: 'records.csv' }));
    await runSlice(ports, () => Promise.reject(gone), 'health05', { forMs: 0 });
    expect((await readRun(press, 'health05')).run).toMatchObject({
      state: 'failed',
      failure: { code: 'file-gone', values: { name: 'records.csv' } },
    });
  });

  it('is restarted when its function has died', async () => {
    await putIssue(press, 'CES', '2-1');
    const ports = toolPorts(press);
    await ask(press, 'health06', { kind: 'health' });
    await press.db
      .doc('toolRuns/health06')
      .update({ state: 'running', lease: { by: 'dead', until: '2026-06-01T08:59:00.000Z' } });
    expect(await maintainRuns(ports)).toEqual({ woken: 1, removed: 0 });
    expect((await readRun(press, 'health06')).run).toMatchObject({ wake: 1, lease: null });
  });
});
