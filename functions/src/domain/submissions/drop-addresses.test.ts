import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type CloudManuscripts,
  firebaseManuscripts,
} from '../../platform/storage/firebase-manuscripts.ts';
import { type SubmissionsPress, startSubmissionsPress } from '../../testing/test-submissions.ts';
import { dropAddresses } from './drop-addresses.ts';

let press: SubmissionsPress;
beforeAll(async () => {
  press = await startSubmissionsPress();
});
afterAll(() => press.close());

const TOKEN = { firebaseStorageDownloadTokens: 'secret' };

/** A bucket with the part of Cloud Storage's client interface that is used here. */
function bucketOf(files: Map<string, Record<string, string>>) {
  const unused = async (): Promise<never> => {
    throw new Error('not asked for here');
  };
  const bucket: CloudManuscripts = {
    file: (path) => ({
      getMetadata: unused,
      createReadStream: () => {
        throw new Error('not asked for here');
      },
      copy: unused,
      save: unused,
      delete: unused,
      exists: unused,
      async setMetadata({ metadata }) {
        const { firebaseStorageDownloadTokens: _, ...kept } = files.get(path) ?? {};
        files.set(path, metadata.firebaseStorageDownloadTokens === null ? kept : { ...TOKEN });
      },
    }),
    deleteFiles: unused,
    async getFiles({ prefix }) {
      const found = [...files].filter(([path]) => path.startsWith(prefix));
      return [found.map(([name, metadata]) => ({ name, metadata: { metadata } })), null];
    },
  };
  return bucket;
}

it('removes every permanent address from unpublished files, and nothing else', async () => {
  const files = new Map<string, Record<string, string>>([
    ['submissions/s1/files/a.pdf', { ...TOKEN, kept: 'manuscript' }],
    ['submissions/s1/files/b.pdf', { kept: 'manuscript' }],
    ['articles/CES~tides/files/c.png', TOKEN],
    ['invoices/i1/d.pdf', TOKEN],
    ['exports/r1/e.zip', TOKEN],
    ['media/f.png', TOKEN],
  ]);
  const ports = { ...press, store: firebaseManuscripts(bucketOf(files)) };
  const dropped = [];
  for (let run = 0; run < 5; run += 1) dropped.push(await dropAddresses(ports));
  expect(dropped).toEqual([1, 1, 1, 1, 0]);
  expect(Object.fromEntries(files)).toEqual({
    'submissions/s1/files/a.pdf': { kept: 'manuscript' },
    'submissions/s1/files/b.pdf': { kept: 'manuscript' },
    'articles/CES~tides/files/c.png': {},
    'invoices/i1/d.pdf': {},
    'exports/r1/e.zip': {},
    'media/f.png': TOKEN,
  });
});
