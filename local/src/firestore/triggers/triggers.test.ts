import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { constantGate } from '../access/rules-gate.ts';
import { eventually } from '../clients/eventually.ts';
import { startFirestore } from '../server.ts';

const DOCUMENTS = 'projects/demo/databases/(default)/documents';
const closers: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

interface Delivery {
  readonly key: string;
  readonly id: string;
  readonly type: string;
  readonly document: string;
  readonly authtype?: string;
  readonly authid?: string;
  readonly data: {
    readonly value?: { readonly fields: { readonly n: { readonly integerValue: string } } };
    readonly oldValue?: object;
    readonly updateMask?: { readonly fieldPaths: readonly string[] };
  };
}

/** A functions emulator that notes what it is sent and answers as `answer` says. */
async function functionsEmulator(answer: () => number = () => 200, port = 0) {
  const taken: Delivery[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const key = request.url?.split('/').at(-1) ?? '';
    response.statusCode = answer();
    if (response.statusCode < 400) {
      taken.push({ key, ...JSON.parse(Buffer.concat(chunks).toString()) });
    }
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  closers.push(() => new Promise((resolve) => server.close(resolve)));
  const address = server.address();
  const used = typeof address === 'object' && address ? address.port : port;
  return { taken, port: used, host: `127.0.0.1:${used}` };
}

async function start(options: Parameters<typeof startFirestore>[0]) {
  const server = await startFirestore(options);
  let isOpen = true;
  const close = async () => {
    if (isOpen) await server.close();
    isOpen = false;
  };
  closers.push(close);
  const base = `http://127.0.0.1:${server.port}`;
  const owner = { authorization: 'Bearer owner' };
  const call = async (
    method: string,
    path: string,
    body?: object,
    headers: Record<string, string> = owner,
  ) => {
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    const response = await fetch(`${base}${path}`, init);
    if (!response.ok) throw new Error(await response.text());
  };
  return {
    close,
    clear: () => call('DELETE', `/emulator/v1/${DOCUMENTS}`),
    put: (path: string, n: number, headers?: Record<string, string>) =>
      call('PATCH', `/v1/${DOCUMENTS}/${path}`, { fields: { n: { integerValue: n } } }, headers),
    remove: (path: string) => call('DELETE', `/v1/${DOCUMENTS}/${path}`),
    register: (key: string, verb: string, value: string) =>
      call('POST', `/emulator/v1/projects/demo/eventarcTrigger?eventarcTriggerId=${key}`, {
        eventType: `google.cloud.firestore.document.v1.${verb}`,
        database: '(default)',
        namespace: '(default)',
        document: { value, matchType: 'PATH_PATTERN' },
      }),
  };
}

const numbers = (taken: readonly Delivery[]) =>
  taken.map(({ data }) => Number(data.value?.fields.n.integerValue ?? -1));

describe('triggers', () => {
  it('tell each function what it asked for', async () => {
    const functions = await functionsEmulator();
    const store = await start({ functions: functions.host });
    for (const verb of ['created', 'updated', 'deleted', 'written']) {
      await store.register(verb, verb, 'c/{id}');
    }
    await store.put('c/a', 1);
    await store.put('c/a', 1);
    await store.put('c/a', 2);
    await store.remove('c/a');
    await store.put('other/a', 1);
    await eventually(() => expect(functions.taken).toHaveLength(6));
    const of = (key: string) => functions.taken.filter((one) => one.key === key);
    expect(of('created')[0]).toMatchObject({ document: 'c/a', data: { value: {} } });
    expect(of('created')[0]?.data).not.toHaveProperty('oldValue');
    expect(of('updated')[0]?.data.updateMask).toEqual({ fieldPaths: ['n'] });
    expect(of('deleted')[0]?.data).not.toHaveProperty('value');
    expect(numbers(of('written'))).toEqual([1, 2, -1]);
  });

  it.each(['created', 'updated', 'deleted', 'written'])(
    'tell of the same %s documents with the context of who did it',
    async (verb) => {
      const functions = await functionsEmulator();
      const store = await start({ functions: functions.host });
      await store.register('plain', verb, 'c/{id}');
      await store.register('known', `${verb}.withAuthContext`, 'c/{id}');
      await store.put('c/a', 1);
      await store.put('c/a', 2);
      await store.remove('c/a');
      const expected = verb === 'written' ? 6 : 2;
      await eventually(() => expect(functions.taken).toHaveLength(expected));
      const known = functions.taken.filter(({ key }) => key === 'known');
      expect(known).toHaveLength(expected / 2);
      for (const event of known) expect(event).toMatchObject({ authtype: 'service_account' });
      const plain = functions.taken.filter(({ key }) => key === 'plain');
      for (const event of plain) expect(event).not.toHaveProperty('authtype');
    },
  );

  it('tell who did it: an admin, a user, nobody, also after a restart', async () => {
    const data = mkdtempSync(join(tmpdir(), 'triggers-'));
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const user = `Bearer ${part({ alg: 'none' })}.${part({ sub: 'ann' })}.`;
    const options = { data, gate: constantGate(true) };
    let isDown = true;
    const functions = await functionsEmulator(() => (isDown ? 500 : 200));
    const first = await start({ ...options, functions: functions.host });
    await first.register('k', 'written.withAuthContext', 'c/{id}');
    await first.put('c/a', 1);
    await first.put('c/a', 2, { authorization: user });
    await first.put('c/a', 3, {});
    await first.close();
    isDown = false;
    const second = await start({ ...options, functions: functions.host });
    await second.register('k', 'written.withAuthContext', 'c/{id}');
    await eventually(() => expect(functions.taken).toHaveLength(3));
    expect(functions.taken.map(({ authtype, authid }) => [authtype, authid])).toEqual([
      ['service_account', undefined],
      ['unknown', 'ann'],
      ['unauthenticated', undefined],
    ]);
  });

  it('keep the order of each document while a function fails', async () => {
    let calls = 0;
    const functions = await functionsEmulator(() => (calls++ % 3 === 0 ? 500 : 200));
    const store = await start({ functions: functions.host });
    await store.register('k', 'written', 'c/{id}');
    for (let n = 0; n < 6; n++) await store.put('c/a', n);
    await eventually(() => expect(functions.taken).toHaveLength(6));
    expect(numbers(functions.taken)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('outlive a restart with a data folder and a functions emulator that was down', async () => {
    const data = mkdtempSync(join(tmpdir(), 'triggers-'));
    const { port } = await functionsEmulator();
    await closers.pop()?.();
    const functions = `127.0.0.1:${port}`;
    const first = await start({ data, functions });
    await first.register('k', 'written', 'c/{id}');
    await first.put('c/a', 1);
    await first.put('c/a', 2);
    await first.close();
    const back = await functionsEmulator(() => 200, port);
    const second = await start({ data, functions });
    await second.register('k', 'written', 'c/{id}');
    await eventually(() => expect(numbers(back.taken)).toEqual([1, 2]));
    await second.close();
    const third = await start({ data, functions });
    await third.register('k', 'written', 'c/{id}');
    await third.put('c/a', 3);
    await eventually(() => expect(numbers(back.taken)).toEqual([1, 2, 3]));
  });

  it('can be delivered twice and shuffled, to test the functions', async () => {
    const functions = await functionsEmulator();
    const store = await start({ functions: functions.host, deliver: 'twice-shuffled' });
    await store.register('k', 'written', 'c/{id}');
    for (let n = 0; n < 10; n++) await store.put('c/a', n);
    await eventually(() => expect(functions.taken).toHaveLength(20));
    const seen = numbers(functions.taken);
    expect(seen).not.toEqual(seen.toSorted((x, y) => x - y));
    expect(new Set(functions.taken.map((one) => one.id)).size).toBe(10);
  });

  it('stay silent when the data are cleared', async () => {
    const functions = await functionsEmulator();
    const store = await start({ functions: functions.host });
    await store.register('k', 'deleted', 'c/{id}');
    await store.put('c/a', 1);
    await store.clear();
    await store.put('c/b', 1);
    await store.remove('c/b');
    await eventually(() => expect(functions.taken).toHaveLength(1));
    expect(functions.taken[0]?.document).toBe('c/b');
  });
});
