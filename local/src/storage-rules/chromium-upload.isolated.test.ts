import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { BROWSER } from '../chromium/find-browser.ts';
import { openChromium, type RunningChromium } from '../chromium/open-chromium.ts';
import { type OpenPage, openPage, type Tab } from '../chromium/tab.ts';
import { openLine } from '../firestore/clients/breakable-line.ts';
import type { Step, StorageClient, StorageOpening } from './page-storage.ts';
import { type RunningEmulator, startStorageEmulator } from './storage-emulator.ts';

const RULES = `rules_version = '2';
service firebase.storage { match /b/{bucket}/o {
  match /small/{uid}/{file} {
    allow create: if request.resource.size <= 1024 * 1024;
    allow get: if true;
  }
  match /u/{uid}/{file=**} {
    allow read, delete: if request.auth.uid == uid;
    allow create: if request.auth.uid == uid
      && request.resource.contentType == 'application/pdf';
    allow update: if request.auth.uid == uid
      && request.resource.metadata.kind == resource.metadata.kind;
  }
} }`;
const MB = 1024 * 1024;
const PROJECT = 'demo-chromium';

describe.skipIf(!BROWSER)('firebase/storage in Chromium', () => {
  let emulator: RunningEmulator;
  let chromium: RunningChromium;
  let page: OpenPage<StorageClient>;
  let ann: Tab<StorageClient>;

  beforeAll(async () => {
    emulator = await startStorageEmulator(PROJECT, RULES);
    chromium = await openChromium(join(import.meta.dirname, 'page-storage.ts'));
    page = await openPage(await chromium.browser.newContext(), chromium.address);
    ann = await open('ann');
  });
  afterAll(async () => {
    await chromium.close();
    await emulator.stop();
  });

  function open(user: string | null, port = emulator.port): Promise<Tab<StorageClient>> {
    const opening: StorageOpening = { port, project: PROJECT, user };
    return page.make(`open(${JSON.stringify(opening)})`);
  }

  it('uploads 20 MB with progress that only grows, and keeps every byte', async () => {
    const { steps, size, isWhole } = await ann.runWith(20 * MB, async (client, all) => {
      const steps: Step[] = [];
      const { metadata } = await client.upload('u/ann/large.pdf', all, steps);
      return { steps, size: metadata.size, isWhole: await client.isWhole('u/ann/large.pdf', all) };
    });
    const sizes = steps.map(([, transferred]) => transferred);
    expect(sizes).toEqual(sizes.toSorted((one, other) => one - other));
    expect(new Set(sizes).size).toBeGreaterThan(4);
    expect({ size, isWhole }).toEqual({ size: 20 * MB, isWhole: true });
  });

  it('pauses, goes on and says so', async () => {
    const { states, isWhole } = await ann.runWith(3 * MB, async (client, size) => {
      const steps: Step[] = [];
      const task = client.upload('u/ann/paused.pdf', size, steps);
      const isPaused = new Promise<void>((resolve) => {
        task.on('state_changed', ({ state, bytesTransferred }) => {
          const isUnderWay = bytesTransferred > 0 && bytesTransferred < size;
          if (isUnderWay && !steps.some(([one]) => one === 'paused')) task.pause();
          if (state === 'paused') resolve();
        });
      });
      await isPaused;
      const before = task.snapshot.bytesTransferred;
      task.resume();
      await task;
      const states = steps.map(([state]) => state);
      const isWhole = before < size && (await client.isWhole('u/ann/paused.pdf', size));
      return { states: [...states, task.snapshot.state], isWhole };
    });
    expect(states).toContain('paused');
    expect(states.at(-1)).toBe('success');
    expect(isWhole).toBe(true);
  });

  it('goes on where it was when the connection breaks in the middle of a part', async () => {
    const line = await openLine(emulator.port);
    onTestFinished(line.close);
    const client = await open('ann', line.port);
    const isCut = line.cutAfter(3 * MB);
    const whole = client.runWith(8 * MB, async (there, size) => {
      const steps: Step[] = [];
      await there.upload('u/ann/broken.pdf', size, steps);
      return { steps, isWhole: await there.isWhole('u/ann/broken.pdf', size) };
    });
    await isCut;
    line.mend();
    const { steps, isWhole } = await whole;
    expect(isWhole).toBe(true);
    const sizes = steps.map(([, transferred]) => transferred);
    expect(sizes).toEqual(sizes.toSorted((one, other) => one - other));
    expect(sizes.at(-1)).toBe(8 * MB);
  });

  it('leaves nothing of an upload that is cancelled', async () => {
    const codes = await ann.runWith(8 * MB, async (client, size) => {
      const task = client.upload('u/ann/cancelled.pdf', size);
      task.on('state_changed', ({ bytesTransferred }) => {
        if (bytesTransferred > 0) task.cancel();
      });
      return [
        await client.code(task),
        await client.code(client.s.getMetadata(client.file('u/ann/cancelled.pdf'))),
      ];
    });
    expect(codes).toEqual(['storage/canceled', 'storage/object-not-found']);
  });

  it.each<[string, string, number, string]>([
    ['of another, in one request', 'u/bob/a.pdf', 10, 'application/pdf'],
    ['of another, in parts', 'u/bob/b.pdf', MB, 'application/pdf'],
    ['too large', 'small/ann/c.pdf', MB + 1, 'application/pdf'],
    ['of another type', 'u/ann/d.pdf', MB, 'text/html'],
    ['where no rule is', 'elsewhere/e.pdf', MB, 'application/pdf'],
  ])('is refused what the rules forbid: %s', async (_, path, size, type) => {
    const codes = await ann.runWith({ path, size, type }, async (client, given) => {
      const task = client.upload(given.path, given.size, [], given.type);
      return [await client.code(task), task.snapshot.state];
    });
    expect(codes).toEqual(['storage/unauthorized', 'error']);
    const owner = await open(path.split('/')[1] ?? '');
    const left = await owner.runWith(path, (client, at) =>
      client.code(client.s.getMetadata(client.file(at))),
    );
    const isReadable = !path.startsWith('elsewhere/');
    expect(left).toBe(isReadable ? 'storage/object-not-found' : 'storage/unauthorized');
  });

  it('keeps an empty file', async () => {
    const answer = await ann.run(async (client) => {
      const { metadata } = await client.upload('u/ann/empty.pdf', 0);
      return [metadata.size, await client.isWhole('u/ann/empty.pdf', 0)];
    });
    expect(answer).toEqual([0, true]);
  });

  it('serves whoever has the download URL, and no visitor else', async () => {
    const visitor = await open(null);
    const url = await ann.run(async (client) => {
      await client.upload('u/ann/shared.pdf', 1000);
      return client.s.getDownloadURL(client.file('u/ann/shared.pdf'));
    });
    const answer = await visitor.runWith(url, async (client, at) => {
      const response = await fetch(at);
      const wrong = await fetch(at.replace(/token=.*/, 'token=wrong'));
      return {
        size: (await response.arrayBuffer()).byteLength,
        type: response.headers.get('content-type'),
        wrong: wrong.status,
        read: await client.code(client.s.getBytes(client.file('u/ann/shared.pdf'))),
      };
    });
    expect(answer).toEqual({
      size: 1000,
      type: 'application/pdf',
      wrong: 403,
      read: 'storage/unauthorized',
    });
  });

  it('changes metadata as far as the rules allow', async () => {
    const answer = await ann.run(async (client) => {
      const file = client.file('u/ann/meta.pdf');
      await client.upload('u/ann/meta.pdf', 10);
      const customMetadata = { kind: 'manuscript', note: 'ünï' };
      const changed = await client.s.updateMetadata(file, { customMetadata, cacheControl: 'a' });
      const other = { customMetadata: { kind: 'figure' } };
      const refused = await client.code(client.s.updateMetadata(file, other));
      const { contentType, size } = await client.s.getMetadata(file);
      return { changed: changed.customMetadata, refused, contentType, size };
    });
    expect(answer).toEqual({
      changed: { kind: 'manuscript', note: 'ünï' },
      refused: 'storage/unauthorized',
      contentType: 'application/pdf',
      size: 10,
    });
  });

  it('lists a folder page by page and deletes', async () => {
    const answer = await ann.run(async (client) => {
      const { s, file } = client;
      for (const name of ['a', 'b', 'c', 'deep/d'])
        await client.upload(`u/ann/list/${name}.pdf`, 1);
      const folder = file('u/ann/list');
      const first = await s.list(folder, { maxResults: 2 });
      const second = await s.list(folder, { maxResults: 9, pageToken: first.nextPageToken ?? '' });
      const all = await s.listAll(folder);
      await s.deleteObject(file('u/ann/list/a.pdf'));
      return {
        pages: [first, second].map((one) => one.items.map((item) => item.name)),
        items: all.items.map((item) => item.name),
        folders: all.prefixes.map((prefix) => prefix.fullPath),
        deleted: await client.code(s.getMetadata(file('u/ann/list/a.pdf'))),
        twice: await client.code(s.deleteObject(file('u/ann/list/a.pdf'))),
        foreign: await client.code(s.listAll(file('u/bob'))),
      };
    });
    expect(answer).toEqual({
      pages: [['a.pdf', 'b.pdf'], ['c.pdf']],
      items: ['a.pdf', 'b.pdf', 'c.pdf'],
      folders: ['u/ann/list/deep'],
      deleted: 'storage/object-not-found',
      twice: 'storage/object-not-found',
      foreign: 'storage/unauthorized',
    });
  });
});
