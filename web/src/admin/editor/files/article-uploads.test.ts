import type { ArticleFile } from '@quire/model/entities/article';
import { expect, test, vi } from 'vitest';
import type { Sending } from '../../../signed-in/uploads/upload-ports.ts';
import { createUploadQueue } from '../../../signed-in/uploads/upload-queue.ts';
import type { ArticleUpload } from './article-uploads.ts';

const FILE = {
  role: 'figure' as const,
  name: 'figures/a.png',
  path: 'p',
  contentType: 'image/png',
  size: 3,
  sha256: 'a'.repeat(64),
};

type Sent = Awaited<Sending['done']>;
const ARRIVED: Sent = { ok: true };

function aQueue() {
  const ends: ((sent: Sent) => void)[] = [];
  const [onDone, onGone] = [vi.fn(), vi.fn()];
  const queue = createUploadQueue<ArticleUpload, ArticleFile>({
    newId: () => `upload-${ends.length}`,
    send: (_item, onProgress) => {
      onProgress(0);
      const { promise, resolve } = Promise.withResolvers<Sent>();
      ends.push(resolve);
      return { done: promise, cancel: () => resolve({ ok: false, problem: null }) };
    },
    add: async () => ({ ok: true, result: FILE }),
    added: (file) => onDone(file),
    cancelled: ({ name }) => onGone(name),
  });
  const uploads = () => queue.items().map((item) => ({ ...item, size: item.file.size }));
  return { queue, ends, uploads, onDone, onGone };
}
const wanted = { role: 'figure', name: 'figures/a.png', file: new Blob(['abc']) } as const;
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('moves an uploaded file from the list to the article', async () => {
  const { queue, ends, uploads, onDone } = aQueue();
  queue.push([wanted]);
  expect(uploads()).toMatchObject([{ name: 'figures/a.png', size: 3, problem: null }]);
  ends[0]?.(ARRIVED);
  await settled();
  expect(uploads()).toEqual([]);
  expect(onDone).toHaveBeenCalledWith(FILE);
});

test('removes a cancelled file from the list and the text', async () => {
  const { queue, uploads, onGone } = aQueue();
  queue.push([wanted]);
  queue.cancel(queue.items()[0]?.id ?? '');
  await settled();
  expect([uploads(), onGone.mock.calls]).toEqual([[], [['figures/a.png']]]);
});

test('says why a file was refused, and allows another attempt', async () => {
  const { queue, ends, uploads, onDone } = aQueue();
  queue.push([wanted]);
  ends[0]?.({ ok: false, problem: 'Not an image.' });
  await settled();
  expect(uploads()).toMatchObject([{ problem: 'Not an image.' }]);
  queue.retry(queue.items()[0]?.id ?? '');
  expect(uploads()).toMatchObject([{ problem: null }]);
  ends[1]?.(ARRIVED);
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce());
});
