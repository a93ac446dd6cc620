import { beforeEach, expect, it } from 'vitest';
import { MemoryBucket } from '../../platform/storage/memory-bucket.ts';
import { fetchUpload } from './fetch-upload.ts';

let bucket: MemoryBucket;
const request = (change: { paper?: string; files?: string[] }) => ({
  journal: 'CES',
  issue: '1-1',
  batch: 'b1',
  paper: 'creeks',
  files: ['paper.md'],
  dryRun: true,
  publish: false,
  ...change,
});
const headers = { contentType: 'text/markdown', cacheControl: 'private' };

beforeEach(async () => {
  bucket = new MemoryBucket();
  await bucket.write('imports/me/b1/creeks/paper.md', new Uint8Array([1]), headers);
  await bucket.write('imports/you/b1/creeks/paper.md', new Uint8Array([2]), headers);
});

const code = async (change: Parameters<typeof request>[0]) => {
  const upload = await fetchUpload(bucket, 'me', request(change));
  return upload.ok ? null : upload.problem.code;
};

it('fetches what the person uploaded', async () => {
  const upload = await fetchUpload(bucket, 'me', request({}));
  expect(upload).toEqual({ ok: true, files: new Map([['paper.md', new Uint8Array([1])]]) });
});

it('never leaves the user’s own folder', async () => {
  expect(await code({ paper: '../../you/b1/creeks' })).toBe('import/bad-name');
  expect(await code({ files: ['../../../you/b1/creeks/paper.md'] })).toBe('import/bad-name');
});

it('names a file that was announced but does not exist', async () => {
  expect(await code({ files: ['paper.md', 'a.png'] })).toBe('import/not-uploaded');
});

it('refuses a file that is too large', async () => {
  const large = new Uint8Array(31 * 1024 * 1024);
  await bucket.write('imports/me/b1/creeks/a.png', large, headers);
  expect(await code({ files: ['a.png'] })).toBe('import/too-large');
});
