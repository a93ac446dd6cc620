import type { Media } from '@quire/model/entities/media';
import { expect, test } from 'vitest';
import { type AddedMedia, addReady, createMediaQueue, takeFiles } from './media-queue.ts';

const MEDIA: Media = {
  ...{ kind: 'image', name: 'a.png', title: 'a.png', alt: 'Mud' },
  ...{ path: 'media/a.png', contentType: 'image/png', size: 3, sha256: 'a'.repeat(64) },
};

function queueWith(
  change: { readonly send?: () => Promise<void>; readonly refuses?: string } = {},
) {
  const added: AddedMedia[] = [];
  const asked: string[] = [];
  const cancelled: string[] = [];
  let count = 0;
  const queue = createMediaQueue({
    send: ({ upload, file }, onProgress) => {
      onProgress(file.size);
      const done = (change.send?.() ?? Promise.resolve()).then(() => ({ ok: true }) as const);
      return { done, cancel: () => cancelled.push(upload) };
    },
    add: async ({ upload, file: { name }, alt }) => {
      asked.push(`${upload} ${name} ${alt.trim()}`);
      if (change.refuses) return { ok: false, problem: change.refuses, again: true };
      return { ok: true, result: { id: 'm1', media: MEDIA } };
    },
    added: (each) => added.push(each),
    newId: () => {
      count += 1;
      return `key${count}`;
    },
  });
  return { queue, added, asked, cancelled };
}

const file = (name: string, type: string) => new File(['mud'], name, { type });
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('holds an image until it has an alternative text', async () => {
  const { queue, added, asked } = queueWith();
  takeFiles(queue, [file('a.png', 'image/png')]);
  await settled();
  await addReady(queue);
  expect([queue.items()[0]?.state, asked]).toEqual(['sent', []]);
  queue.describe('key1', { alt: ' Mud at low tide ' });
  await addReady(queue);
  expect(asked).toEqual(['key1 a.png Mud at low tide']);
  expect([added.length, queue.items()]).toEqual([1, []]);
});

test('adds other files immediately', async () => {
  const { queue, added } = queueWith();
  takeFiles(queue, [file('class.zip', 'application/zip')]);
  await settled();
  expect(added).toHaveLength(1);
});

test('says why a file was refused, and retries without sending it again', async () => {
  const { queue, asked } = queueWith({ refuses: 'It is no image.' });
  takeFiles(queue, [file('a.tex', 'text/plain')]);
  await settled();
  expect(queue.items()[0]).toMatchObject({ state: 'failed', problem: 'It is no image.' });
  queue.retry('key1');
  await settled();
  expect(asked).toHaveLength(2);
});

test('cancels and forgets a file that is removed during upload', async () => {
  const { queue, cancelled, added } = queueWith({ send: () => new Promise(() => {}) });
  takeFiles(queue, [file('a.zip', 'application/zip')]);
  queue.cancel('key1');
  expect([queue.items(), cancelled, added]).toEqual([[], ['key1'], []]);
});

test('does not send files that are too large', () => {
  const { queue } = queueWith();
  const large = file('a.zip', 'application/zip');
  Object.defineProperty(large, 'size', { value: 31 * 1024 * 1024 });
  takeFiles(queue, [large]);
  expect(queue.items()[0]?.state).toBe('failed');
});
