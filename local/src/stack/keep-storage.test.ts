import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { StorageKeeper } from './keep-storage.ts';

/** As much of the Storage emulator as the keeper asks: buckets, lists in pages, bytes. */
const objects = new Map<string, { bytes: Buffer; generation: number; metageneration: number }>();
let downloads = 0;
let server: Server;
let url: string;
let folder: string;

const resource = (name: string) => {
  const { bytes, generation, metageneration } = objects.get(name) ?? fail(name);
  return {
    ...{ kind: 'storage#object', bucket: 'b', name, contentType: 'text/plain', etag: 'e' },
    ...{
      generation: `${generation}`,
      metageneration: `${metageneration}`,
      size: `${bytes.length}`,
    },
    md5Hash: createHash('md5').update(bytes).digest('base64'),
    crc32c: Buffer.from([0xde, 0xad, 0xbe, 0xef]).toString('base64'),
    metadata: { colour: 'red', firebaseStorageDownloadTokens: 't1,t2' },
  };
};
const fail = (name: string): never => {
  throw new Error(name);
};

function answer(path: string, query: URLSearchParams): string | Buffer {
  if (path === '/b') return JSON.stringify({ items: [{ id: 'b' }] });
  if (path === '/storage/v1/b/b/o') {
    const names = [...objects.keys()].sort();
    const from = names.indexOf(query.get('pageToken') ?? names[0] ?? '');
    const items = names.slice(from, from + 2).map(resource);
    return JSON.stringify({ items, nextPageToken: names[from + 2] });
  }
  downloads += 1;
  const name = decodeURIComponent(path.split('/o/')[1] ?? '');
  return objects.get(name)?.bytes ?? fail(name);
}

beforeEach(async () => {
  objects.clear();
  downloads = 0;
  folder = await mkdtemp(join(tmpdir(), 'quire-keep-'));
  server = createServer((req, res) => {
    const { pathname, searchParams } = new URL(req.url ?? '/', 'http://x');
    res.end(answer(pathname, searchParams));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
});
afterEach(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

const put = (name: string, text: string, generation = 1, metageneration = 1) =>
  objects.set(name, { bytes: Buffer.from(text), generation, metageneration });
const saved = async () => {
  const base = join(folder, 'storage_export');
  const names = (await readdir(join(base, 'metadata'))).map((file) => file.slice(0, -5));
  const texts = names.map(async (name) => readFile(join(base, 'blobs', name), 'utf8'));
  expect((await readdir(join(base, 'blobs'))).sort()).toEqual([...names].sort());
  return (await Promise.all(texts)).sort();
};

test('saves every object, over all pages of the list', async () => {
  for (const name of ['a', 'b/c', 'd', 'e f', 'g']) put(name, `text of ${name}`);
  await new StorageKeeper(url, folder).save();
  expect(await saved()).toEqual(['a', 'b/c', 'd', 'e f', 'g'].map((name) => `text of ${name}`));
});

test('writes metadata in the form that the emulator imports', async () => {
  put('a', 'hello', 7, 3);
  await new StorageKeeper(url, folder).save();
  const base = join(folder, 'storage_export', 'metadata');
  const [file = ''] = await readdir(base);
  expect(JSON.parse(await readFile(join(base, file), 'utf8'))).toMatchObject({
    ...{ name: 'a', bucket: 'b', generation: 7, metageneration: 3, size: 5 },
    ...{ crc32c: String(0xdeadbeef), downloadTokens: ['t1', 't2'] },
    customMetadata: { colour: 'red' },
  });
});

test('fetches only what has changed, and forgets what was deleted', async () => {
  const keeper = new StorageKeeper(url, folder);
  put('a', 'one');
  put('b', 'two');
  await keeper.save();
  put('a', 'changed', 2);
  objects.delete('b');
  put('c', 'three');
  await keeper.save();
  expect(downloads).toBe(4);
  expect(await saved()).toEqual(['changed', 'three']);
  put('c', 'three', 1, 2);
  await keeper.save();
  expect(downloads).toBe(4);
});

test('tells two contents apart that were stored within one millisecond', async () => {
  const keeper = new StorageKeeper(url, folder);
  put('a', 'first');
  await keeper.save();
  put('a', 'second');
  await keeper.save();
  expect(await saved()).toEqual(['second']);
});

test('takes what an import has read for saved, and sweeps what a crash left half done', async () => {
  put('a', 'one');
  put('gone', 'x');
  await new StorageKeeper(url, folder).save();
  objects.delete('gone');
  downloads = 0;
  const next = new StorageKeeper(url, folder);
  await next.adopt();
  await next.save();
  expect(downloads).toBe(0);
  expect(await saved()).toEqual(['one']);
});
