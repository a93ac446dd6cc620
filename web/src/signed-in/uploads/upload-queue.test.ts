import { expect, test } from 'vitest';
import type { Taken, UploadPorts } from './upload-ports.ts';
import { createUploadQueue } from './upload-queue.ts';

interface Named {
  readonly file: Blob;
  readonly name: string;
}

const settled = () => new Promise((resolve) => setTimeout(resolve));
const named = (name: string): Named => ({ name, file: new Blob(['abc']) });

function open(ports: Partial<UploadPorts<Named, string>> = {}) {
  const added: string[] = [];
  let count = 0;
  const queue = createUploadQueue<Named, string>({
    newId: () => `id-${++count}`,
    send: () => ({ done: Promise.resolve({ ok: true }), cancel: () => {} }),
    add: async ({ name }) => ({ ok: true, result: name }),
    added: (name) => added.push(name),
    ...ports,
  });
  return { queue, added, states: () => queue.items().map(({ state }) => state) };
}

test('gives the place of held files to waiting ones', async () => {
  const { queue, added, states } = open({ isHeld: () => true });
  queue.push([named('a'), named('b'), named('c')]);
  expect(states()).toEqual(['sending', 'sending', 'waiting']);
  await settled();
  expect(states()).toEqual(['sent', 'sent', 'sent']);
  await queue.take('id-2');
  expect([added, states()]).toEqual([['b'], ['sent', 'sent']]);
});

test('does not hold a file again after it could not be stored', async () => {
  let asked = 0;
  const { queue, added } = open({
    isHeld: () => true,
    add: async ({ name }): Promise<Taken<string>> =>
      ++asked === 1 ? { ok: false, problem: 'no', again: true } : { ok: true, result: name },
  });
  queue.push([named('a')]);
  await settled();
  await queue.take('id-1');
  expect(queue.items()).toMatchObject([{ state: 'failed', problem: 'no' }]);
  queue.retry('id-1');
  await settled();
  expect([added, queue.items()]).toEqual([['a'], []]);
});

test('neither changes nor cancels a file that is being stored', async () => {
  const { promise, resolve } = Promise.withResolvers<Taken<string>>();
  const { queue, added, states } = open({ add: () => promise });
  queue.push([named('a')]);
  await settled();
  queue.describe('id-1', { name: 'b' });
  queue.cancel('id-1');
  expect([states(), queue.items()[0]?.name]).toEqual([['checking'], 'a']);
  resolve({ ok: true, result: 'a' });
  await settled();
  expect([added, states()]).toEqual([['a'], []]);
});

test('reports what a port throws without internal details', async () => {
  const { queue } = open({ add: () => Promise.reject(new TypeError('x is undefined')) });
  queue.push([named('a')]);
  await settled();
  expect(queue.items()[0]?.state).toBe('failed');
  expect(queue.items()[0]?.problem).not.toContain('undefined');
});
