import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Firestore, QuerySnapshot } from 'firebase/firestore';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { constantGate, type RulesGate } from '../access/rules-gate.ts';
import { eventually } from '../clients/eventually.ts';
import { startFirestore } from '../server.ts';
import { openSdk, sdk } from './browser-sdk.ts';
import { startChannels } from './channel-fixture.ts';

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  for (const end of ends.splice(0).reverse()) await end();
});

function openClient(...given: Parameters<typeof openSdk>): Firestore {
  const { db, close } = openSdk(...given);
  ends.push(close);
  return db;
}

/** Follows a collection: what it shows, and each document's coming and going. */
function follow(db: Firestore, collection = 'c') {
  const seen = { shown: '', changes: [] as string[], states: [] as string[] };
  const take = (all: QuerySnapshot) => {
    for (const { type, doc } of all.docChanges()) seen.changes.push(`${type} ${doc.id}`);
    seen.shown = all.docs.map((doc) => `${doc.id}${doc.get('n')}`).join(' ');
    seen.states.push(seen.shown);
  };
  sdk.onSnapshot(sdk.collection(db, collection), take);
  return seen;
}

/** Writes as the admin, past the SDK. */
async function put(port: number, path: string, n: number | null): Promise<void> {
  const url = `http://127.0.0.1:${port}/v1/projects/p/databases/(default)/documents/${path}`;
  const body = JSON.stringify({ fields: { n: { integerValue: n } } });
  const request = n === null ? { method: 'DELETE' } : { method: 'PATCH', body };
  const answer = await fetch(url, { ...request, headers: { authorization: 'Bearer owner' } });
  expect(answer.status).toBe(200);
}

const gate = constantGate(true);

describe('the browser SDK over WebChannel', () => {
  it.each([
    ['streaming', { experimentalAutoDetectLongPolling: false }],
    ['long polling', { experimentalForceLongPolling: true }],
  ])('sees every state in order over many short responses, %s', async (_, settings) => {
    const server = await startChannels({ roundMs: 60, roundChars: 3000 });
    ends.push(server.close);
    const seen = follow(openClient(server.port, settings));
    const writer = openClient(server.port, settings);
    for (let n = 1; n <= 60; n++) await sdk.setDoc(sdk.doc(writer, 'c/a'), { n });
    await eventually(() => expect(seen.shown).toBe('a60'));
    const numbers = seen.states.filter((one) => one !== '').map((one) => Number(one.slice(1)));
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    expect(server.channels.size).toBe(2);
  });

  it.each([
    ['kept', true],
    ['lost', false],
  ])('goes on after a start with data %s, missing and doubling nothing', async (_, keeps) => {
    const data = mkdtempSync(join(tmpdir(), 'channel-'));
    const first = await startFirestore({ gate, data });
    const { port } = first;
    for (const [id, n] of [...'abcd'].entries()) await put(port, `c/${n}`, id);
    const db = openClient(port);
    const seen = follow(db);
    await eventually(() => expect(seen.shown).toBe('a0 b1 c2 d3'));
    await sdk.disableNetwork(db);
    await first.close();
    const second = await startFirestore({ gate, port, data: keeps ? data : null });
    ends.push(second.close);
    if (keeps) for (const id of 'bd') await put(port, `c/${id}`, null);
    else await put(port, 'c/a', 0);
    await put(port, 'c/c', 7);
    await put(port, 'c/e', 8);
    const mismatches: boolean[] = [];
    const stop = sdk._TestingHooks.onExistenceFilterMismatch((mismatch) => {
      mismatches.push(mismatch.bloomFilter?.applied ?? false);
    });
    seen.changes.length = 0;
    await sdk.enableNetwork(db);
    await eventually(() => expect(seen.shown).toBe('a0 c7 e8'));
    stop();
    // The SDK's own bloom filter found out which are gone: no second listen.
    expect(mismatches).toEqual([true]);
    expect(seen.changes.toSorted()).toEqual(['added e', 'modified c', 'removed b', 'removed d']);
  });

  it('starts again when its session was given up, missing and doubling nothing', async () => {
    // The channel tries again after 5 s and a random part of 10 s more: no part of them here.
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const server = await startChannels({ abandonedMs: 100 });
    ends.push(server.close);
    const db = openClient(server.port);
    const seen = follow(db);
    const writer = openClient(server.port);
    await sdk.setDoc(sdk.doc(writer, 'c/a'), { n: 1 });
    await eventually(() => expect(seen.shown).toBe('a1'));
    server.lose();
    await eventually(() => expect(server.channels.size).toBe(0));
    server.mend();
    seen.changes.length = 0;
    await sdk.setDoc(sdk.doc(writer, 'c/b'), { n: 2 });
    await sdk.setDoc(sdk.doc(writer, 'c/a'), { n: 3 });
    await eventually(() => expect(seen.shown).toBe('a3 b2'));
    expect(seen.changes.toSorted()).toEqual(['added b', 'modified a']);
  });
});

describe('pending writes of the browser SDK', () => {
  it('are rolled back one by one where the rules refuse them; the others arrive in order', async () => {
    const allow = () => ({ allowed: true, trace: [] });
    const mayWrite: RulesGate['mayWrite'] = (_caller, _database, { write }) => ({
      allowed: !write.path.startsWith('c/bad'),
      trace: [],
    });
    const rules = { setRules: () => [], mayGet: allow, mayList: allow, mayWrite };
    const server = await startChannels({}, rules);
    ends.push(server.close);
    const db = openClient(server.port);
    const seen = follow(db);
    await sdk.disableNetwork(db);
    const ids = ['a', 'bad1', 'b', 'bad2', 'bad3', 'c', 'd'];
    const writes = ids.map((id, n) =>
      sdk.setDoc(sdk.doc(db, `c/${id}`), { n }).then(
        () => 'written',
        (error: unknown) => String(error instanceof Error && 'code' in error && error.code),
      ),
    );
    for (let n = 1; n <= 9; n++) {
      writes.push(sdk.updateDoc(sdk.doc(db, 'c/d'), { n: sdk.increment(1) }).then(() => 'written'));
    }
    await eventually(() => expect(seen.shown).toContain('bad34'));
    await sdk.enableNetwork(db);
    const denied = 'permission-denied';
    const outcomes = ['written', denied, 'written', denied, denied, 'written', 'written'];
    expect(await Promise.all(writes)).toEqual([...outcomes, ...Array(9).fill('written')]);
    await eventually(() => expect(seen.shown).toBe('a0 b2 c5 d15'));
    const stored = [...server.context.service.store.database('p', '(default)').all()];
    expect(stored.map(({ path }) => path)).toEqual(['c/a', 'c/b', 'c/c', 'c/d']);
  });
});
