import { expect, test, vi } from 'vitest';
import type { ArticleFileSent } from '../../../data/live/upload-article-file.ts';
import { UploadQueue } from './upload-queue.ts';

const FILE = {
  role: 'figure' as const,
  name: 'figures/a.png',
  path: 'p',
  contentType: 'image/png',
  size: 3,
  sha256: 'a'.repeat(64),
};

function aQueue() {
  const ends: ((sent: ArticleFileSent) => void)[] = [];
  const ports = {
    send: vi.fn((_name: string, _bytes: Blob, onProgress: (sent: number) => void) => {
      onProgress(0);
      const { promise, resolve } = Promise.withResolvers<ArticleFileSent>();
      ends.push(resolve);
      return { done: promise, cancel: () => resolve({ outcome: 'cancelled' }) };
    }),
    onDone: vi.fn(),
    onGone: vi.fn(),
  };
  return { ports, queue: new UploadQueue(ports), ends };
}
const bytes = new Blob(['abc']);

test('a file that arrived leaves the list and joins the article', async () => {
  const { queue, ports, ends } = aQueue();
  const done = queue.add('figures/a.png', bytes);
  expect(queue.uploads()).toMatchObject([{ name: 'figures/a.png', size: 3, problem: null }]);
  ends[0]?.({ outcome: 'done', file: FILE });
  await done;
  expect(queue.uploads()).toEqual([]);
  expect(ports.onDone).toHaveBeenCalledWith(FILE);
});

test('a file that was cancelled leaves the list and the text', async () => {
  const { queue, ports } = aQueue();
  const done = queue.add('figures/a.png', bytes);
  queue.cancel('figures/a.png');
  await done;
  expect([queue.uploads(), ports.onGone.mock.calls]).toEqual([[], [['figures/a.png']]]);
});

test('a file that was refused says why, and may be tried again', async () => {
  const { queue, ports, ends } = aQueue();
  const done = queue.add('figures/a.png', bytes);
  ends[0]?.({ outcome: 'refused', message: 'Not an image.', code: null });
  await done;
  expect(queue.uploads()).toMatchObject([{ problem: 'Not an image.' }]);
  queue.again('figures/a.png');
  expect(queue.uploads()).toMatchObject([{ problem: null }]);
  ends[1]?.({ outcome: 'done', file: FILE });
  await vi.waitFor(() => expect(ports.onDone).toHaveBeenCalledOnce());
});
