import { expect, it } from 'vitest';
import { Guard } from '../access/guard.ts';
import { constantGate } from '../access/rules-gate.ts';
import { everyIndex } from '../indexes/index-guard.ts';
import { ListenHub } from '../listen/listen-hub.ts';
import { silentLogger } from '../logger.ts';
import { Metrics } from '../metrics.ts';
import type { Context } from '../service.ts';
import { Store } from '../store/store.ts';
import type { Sink } from '../stream.ts';
import { holdBack } from './hold-back.ts';

/** A store that settles, or fails to settle, its commits when told to. */
function openStream() {
  const store = new Store();
  const disk: PromiseWithResolvers<void>[] = [];
  store.observe(() => {
    const write = Promise.withResolvers<void>();
    disk.push(write);
    return write.promise;
  });
  const context: Context = {
    caller: { kind: 'admin' },
    service: {
      store,
      hub: new ListenHub(store),
      guard: new Guard(constantGate(true), silentLogger),
      indexes: everyIndex,
      metrics: new Metrics(),
      log: silentLogger,
    },
  };
  const sent: object[] = [];
  const sinks: Sink[] = [];
  const open = holdBack((_, sink) => {
    sinks.push(sink);
    return { receive: () => {}, close: () => {} };
  });
  open(context, { send: (message) => sent.push(message), fail: (error) => sent.push(error) });
  const tell = (message: object) => sinks[0]?.send(message);
  const commit = async (path: string) => {
    const precondition = { kind: 'none' } as const;
    const write = { kind: 'set', path, fields: new Map(), mask: null, transforms: [] } as const;
    await store.commit(store.database('p', 'd'), [{ ...write, precondition }], () => {});
  };
  return { disk, sent, tell, commit };
}

it('sends at once what no commit is waited for', () => {
  const { sent, tell } = openStream();
  tell({ n: 1 });
  expect(sent).toEqual([{ n: 1 }]);
});

it('holds messages back, in order, until the commits before them are on disk', async () => {
  const { disk, sent, tell, commit } = openStream();
  const first = commit('c/1');
  tell({ n: 1 });
  const second = commit('c/2');
  tell({ n: 2 });
  expect(sent).toEqual([]);
  disk[0]?.resolve();
  await first;
  await new Promise(setImmediate);
  expect(sent).toEqual([{ n: 1 }]);
  disk[1]?.resolve();
  await second;
  tell({ n: 3 });
  await new Promise(setImmediate);
  expect(sent).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
});

it('never sends what speaks of a commit that was lost', async () => {
  const { disk, sent, tell, commit } = openStream();
  const lost = commit('c/1');
  tell({ n: 1 });
  disk[0]?.reject(new Error('EIO'));
  await expect(lost).rejects.toThrow();
  tell({ n: 2 });
  await new Promise(setImmediate);
  expect(sent).toEqual([]);
});
