import { ARTICLES, importFilePath, USERS } from '@quire/model/collections';
import { claimsInJournals } from '@quire/model/grants';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  content,
  saveRevision,
  startTestJournal,
  type TestPress,
} from '../../testing/test-press.ts';
import { AWAY, FINDING } from '../../testing/test-scanners.ts';
import type { Caller } from '../access/caller.ts';
import { addArticleFile } from './add-article-file.ts';
import { findWork } from './find-work.ts';
import { staffNames } from './staff-names.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
);
const caller = (uid: string, role: 'editor' | 'author', journals = ['CES']): Caller => ({
  uid,
  email: `${uid}@x.example`,
  emailVerified: true,
  missingFactor: null,
  claims: claimsInJournals([role], journals),
  signedInAt: new Date(),
});
const asked = (upload: string, role: 'figure' | 'pdf' = 'figure') => ({
  article: 'CES~mud',
  role,
  batch: 'editor',
  paper: 'mud',
  upload,
  name: `figures/${upload}`,
});

let press: TestPress;
beforeAll(async () => {
  press = await startTestJournal('i1');
  const mud = { journal: 'CES', issue: 'i1', akey: 'mud' };
  await saveRevision(press, mud, 1, content('Mud'));
  const put = (name: string, bytes: Uint8Array) =>
    press.bucket.write(importFilePath('eva', 'editor', 'mud', name), bytes, {
      contentType: 'image/png',
      cacheControl: '',
    });
  await put('map.png', PNG);
  await put('script.png', Buffer.from('<script>alert(1)</script>'));
});
afterAll(() => press.close());

describe('addArticleFile', () => {
  it('stores a figure under a name derived from its contents, however often it is called', async () => {
    const first = await addArticleFile(press, caller('eva', 'editor'), asked('map.png'));
    expect(first.file).toMatchObject({
      role: 'figure',
      name: 'figures/map.png',
      width: 1,
      height: 1,
    });
    expect(first.file.path).toBe(`articles/CES~mud/files/${first.file.sha256.slice(0, 20)}.png`);
    // The original is stored beside it, for readers.
    const { path = '', size } = first.file.original ?? {};
    expect(path).toMatch(/^articles\/CES~mud\/files\/original-[0-9a-f]{20}\.png$/);
    expect(press.bucket.files.get(path)?.bytes.length).toBe(size);
    const { writes } = press.bucket;
    expect(await addArticleFile(press, caller('eva', 'editor'), asked('map.png'))).toEqual(first);
    expect(press.bucket.writes).toBe(writes);
  });

  it.each([
    ['what is no image', caller('eva', 'editor'), asked('script.png'), 'file/not-taken'],
    ['a PDF that is none', caller('eva', 'editor'), asked('map.png', 'pdf'), 'file/not-taken'],
    ['what was not uploaded', caller('eva', 'editor'), asked('none.png'), 'file/missing'],
    ['what somebody else uploaded', caller('eve', 'editor'), asked('map.png'), 'file/missing'],
    [
      'a name outside the folder',
      caller('eva', 'editor'),
      asked('../mud/map.png'),
      'input/invalid',
    ],
    [
      'an editor of other journals',
      caller('eva', 'editor', ['X']),
      asked('map.png'),
      'access/denied',
    ],
    ['an author', caller('eva', 'author'), asked('map.png'), 'access/denied'],
    [
      'an article that is not there',
      caller('eva', 'editor'),
      { ...asked('map.png'), article: 'CES~none' },
      'access/denied',
    ],
  ])('refuses %s', async (_, who, request, code) => {
    await expect(addArticleFile(press, who, request)).rejects.toMatchObject({ code });
  });

  it('stores nothing that the scanner has rejected or not scanned', async () => {
    const { writes } = press.bucket;
    for (const [scanner, code] of [
      [FINDING, 'file/infected'],
      [AWAY, 'file/scanner-away'],
    ] as const) {
      const added = addArticleFile(
        { ...press, scanner },
        caller('eva', 'editor'),
        asked('map.png'),
      );
      await expect(added).rejects.toMatchObject({ code });
    }
    expect(press.bucket.writes).toBe(writes);
  });

  it('refuses authors of the article', async () => {
    await press.db
      .collection(ARTICLES)
      .doc('CES~mud')
      .update({ authorUids: ['ann'] });
    const request = addArticleFile(press, caller('ann', 'editor'), asked('map.png'));
    await expect(request).rejects.toMatchObject({ code: 'access/denied' });
  });
});

describe('findWork', () => {
  const answering = (status: number, body: string) => async () => new Response(body, { status });
  const ask = (answer: typeof fetch, resolver: string | null = 'https://doi.example') =>
    findWork({ resolver, fetch: answer }, '10.5555/a(b)/c');

  it('returns the work as the resolver describes it', async () => {
    let address = '';
    const csl = '{"title":"Mud"}';
    const answer = await ask(async (url) => {
      address = String(url);
      return new Response(csl);
    });
    expect(answer).toEqual({ csl });
    expect(address).toBe('https://doi.example/10.5555/a(b)/c');
  });

  it('follows redirects of the resolver, but not to internal addresses', async () => {
    const asked: string[] = [];
    const leading = (to: string) =>
      ask(async (url) => {
        asked.push(String(url));
        const isFirst = String(url).startsWith('https://doi.example/10.');
        return isFirst
          ? new Response(null, { status: 302, headers: { location: to } })
          : new Response('{"title":"Mud"}');
      });
    expect(await leading('https://api.crossref.example/work')).toEqual({ csl: '{"title":"Mud"}' });
    expect(await leading('/elsewhere')).toEqual({ csl: '{"title":"Mud"}' });
    for (const inside of [
      ...[
        'http://169.254.169.254/computeMetadata/v1/',
        'https://169.254.169.254/',
        'https://[::1]/',
      ],
      ...['http://publisher.example/', 'https://metadata.google.internal/', 'https://localhost/'],
      ...['https://2852039166/', 'file:///etc/passwd', 'https://admin/'],
    ]) {
      asked.length = 0;
      await expect(leading(inside)).rejects.toMatchObject({ code: 'work/unreachable' });
      expect(asked).toHaveLength(1);
    }
    const round = ask(async () => new Response(null, { status: 302, headers: { location: '/x' } }));
    await expect(round).rejects.toMatchObject({ code: 'work/unreachable' });
  });

  it.each([
    ['no resolver', () => ask(answering(200, '{}'), null), 'work/no-resolver'],
    ['a DOI that nobody has', () => ask(answering(404, '')), 'work/not-found'],
    ['a resolver in trouble', () => ask(answering(500, '')), 'work/unreachable'],
    [
      'no network',
      () => ask(() => Promise.reject(new TypeError('fetch failed'))),
      'work/unreachable',
    ],
    ['a page instead of a work', () => ask(answering(200, '<html>')), 'work/unreadable'],
    [
      'an answer without end',
      () => ask(answering(200, `"${'x'.repeat(300_000)}"`)),
      'work/unreadable',
    ],
  ])('reports %s', async (_, answer, code) => {
    await expect(answer()).rejects.toMatchObject({ code });
  });
});

it('names staff only to staff', async () => {
  const users = press.db.collection(USERS);
  await users
    .doc('eva')
    .set({ displayName: 'Eva', email: 'e@x.example', roles: ['editor'], journals: [] });
  await users
    .doc('ann')
    .set({ displayName: 'Ann', email: 'a@x.example', roles: ['author'], journals: [] });
  const asking = staffNames(press.db, caller('eva', 'editor'), ['eva', 'ann', 'nobody']);
  expect(await asking).toEqual({ names: { eva: 'Eva' } });
  await expect(staffNames(press.db, caller('ann', 'author'), ['eva'])).rejects.toMatchObject({
    code: 'access/denied',
  });
});
