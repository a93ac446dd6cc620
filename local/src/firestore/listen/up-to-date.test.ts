import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ClientModel } from './client-model.ts';
import { commitTo, newContext, write } from './listen-fixture.ts';
import { openListen } from './open-listen.ts';
import { TARGETS } from './targets-fixture.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('tells an idle listener every minute that it is up to date', () => {
  const context = newContext();
  const seen: object[] = [];
  const stream = openListen(context, { send: (message) => seen.push(message), fail: () => {} });
  vi.advanceTimersByTime(60_000);
  expect(seen).toEqual([]);
  stream.receive({ addTarget: { targetId: 2, ...TARGETS.everything } });
  seen.length = 0;
  vi.advanceTimersByTime(120_000);
  const upToDate = {
    targetChangeType: 'NO_CHANGE',
    targetIds: [],
    resumeToken: expect.any(String),
  };
  expect(seen).toEqual([1, 2].map(() => ({ targetChange: expect.objectContaining(upToDate) })));
  stream.close();
  vi.advanceTimersByTime(120_000);
  expect(seen).toHaveLength(2);
  context.service.hub.close();
});

it('lets a listener go on after more changes elsewhere than are remembered', async () => {
  const context = newContext();
  await commitTo(context, [write('c/1', 1), write('c/2', 2)]);
  const client = new ClientModel(context, TARGETS);
  client.connect();
  client.listen('everything');
  const reads = () => context.service.metrics.of('p').reads;
  expect(reads()).toBe(2);
  for (let i = 0; i < 13; i++) {
    const writes = Array.from({ length: 10_000 }, (_, n) => write(`d/${n}`, i));
    await commitTo(context, writes);
    vi.advanceTimersByTime(1);
  }
  client.deliver();
  client.disconnect();
  await commitTo(context, [write('c/3', 3)]);
  client.connect();
  expect(reads()).toBe(3);
});
