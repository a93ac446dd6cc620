import type { Media } from '@quire/model/entities/media';
import { expect, test } from 'vitest';
import { type AddedMedia, MediaQueue } from './media-queue.ts';

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
  const queue = new MediaQueue({
    send: (key, bytes, onProgress) => {
      onProgress(bytes.size);
      return { done: change.send?.() ?? Promise.resolve(), cancel: () => cancelled.push(key) };
    },
    add: async (upload, name, alt) => {
      asked.push(`${upload} ${name} ${alt}`);
      if (change.refuses) throw new Error(change.refuses);
      return { id: 'm1', media: MEDIA };
    },
    onAdded: (each) => added.push(each),
    messageOf: (error) => (error instanceof Error ? error.message : ''),
    newKey: () => {
      count += 1;
      return `key${count}`;
    },
  });
  return { queue, added, asked, cancelled };
}

const file = (name: string, type: string) => new File(['mud'], name, { type });
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('keeps an image back until somebody has said what it shows', async () => {
  const { queue, added, asked } = queueWith();
  queue.take([file('a.png', 'image/png')]);
  await settled();
  await queue.addReady();
  expect([queue.files()[0]?.state, asked]).toEqual(['sent', []]);
  queue.say('key1', ' Mud at low tide ');
  await queue.addReady();
  expect(asked).toEqual(['key1 a.png Mud at low tide']);
  expect([added.length, queue.files()]).toEqual([1, []]);
});

test('takes up at once what is no image', async () => {
  const { queue, added } = queueWith();
  queue.take([file('class.zip', 'application/zip')]);
  await settled();
  expect(added).toHaveLength(1);
});

test('says why a file was refused, and tries it again without sending it anew', async () => {
  const { queue, asked } = queueWith({ refuses: 'It is no image.' });
  queue.take([file('a.tex', 'text/plain')]);
  await settled();
  expect(queue.files()[0]).toMatchObject({ state: 'failed', problem: 'It is no image.' });
  queue.again('key1');
  await settled();
  expect(asked).toHaveLength(2);
});

test('forgets a file that is taken out on its way, and cancels it', async () => {
  const { queue, cancelled, added } = queueWith({ send: () => new Promise(() => {}) });
  queue.take([file('a.zip', 'application/zip')]);
  queue.remove('key1');
  expect([queue.files(), cancelled, added]).toEqual([[], ['key1'], []]);
});

test('does not send what is too large', () => {
  const { queue } = queueWith();
  const large = file('a.zip', 'application/zip');
  Object.defineProperty(large, 'size', { value: 31 * 1024 * 1024 });
  queue.take([large]);
  expect(queue.files()[0]?.state).toBe('failed');
});
