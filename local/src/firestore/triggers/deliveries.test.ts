import { createServer, type ServerResponse } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { eventually } from '../clients/eventually.ts';
import { createLogger, silentLogger } from '../logger.ts';
import { Store } from '../store/store.ts';
import { type TriggerOptions, Triggers } from './triggers.ts';

const Event = z.object({
  id: z.string(),
  document: z.string(),
  data: z.object({
    value: z.object({ fields: z.object({ n: z.object({ integerValue: z.coerce.number() }) }) }),
  }),
});
interface Call {
  readonly document: string;
  readonly n: number;
  readonly response: ServerResponse;
}

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** A store whose commits cause events, and a functions emulator that answers as it is told. */
async function setUp(answer: (call: Call) => void, options: Partial<TriggerOptions> = {}) {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const { document, data } = Event.parse(JSON.parse(Buffer.concat(chunks).toString()));
    answer({ document, n: data.value.fields.n.integerValue, response });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const functions = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const delivered: string[] = [];
  const triggers = new Triggers({
    functions,
    mode: 'once',
    log: silentLogger,
    onDelivered: (id) => delivered.push(id),
    ...options,
  });
  const store = new Store();
  closers.push(() => {
    triggers.close();
    store.close();
    server.closeAllConnections();
    server.close();
  });
  store.observe(async (commit) => triggers.enqueue(triggers.eventsFor(commit)));
  const register = () =>
    triggers.register('p', 'k', {
      eventType: 'google.cloud.firestore.document.v1.written',
      document: { value: 'c/{id}' },
    });
  register();
  const put = (id: string, n: number) => {
    const fields = new Map([['n', { kind: 'integer', value: BigInt(n) } as const]]);
    const write = { kind: 'set', path: `c/${id}`, fields, mask: null, transforms: [] } as const;
    const database = store.database('p', '(default)');
    return store.commit(database, [{ ...write, precondition: { kind: 'none' } }], () => {});
  };
  return { put, delivered, register };
}

const end = (response: ServerResponse, status: number) => {
  response.statusCode = status;
  response.end();
};

describe('deliveries', () => {
  it.each([1, 3])('are at most %d at once, and that many', async (inFlight) => {
    let [now, most] = [0, 0];
    const answer = ({ response }: Call) => {
      most = Math.max(most, ++now);
      setTimeout(() => {
        now--;
        end(response, 200);
      }, 5);
    };
    const { put, delivered } = await setUp(answer, { inFlight });
    for (let i = 0; i < 20; i++) await put(`d${i}`, i);
    await eventually(() => expect(delivered).toHaveLength(20));
    expect(most).toBe(inFlight);
  });

  it('of other documents do not wait for those of one that fails', async () => {
    let isMended = false;
    const taken: string[] = [];
    const answer = ({ document, n, response }: Call) => {
      if (document === 'c/bad' && !isMended) end(response, 500);
      else {
        taken.push(`${document} ${n}`);
        end(response, 200);
      }
    };
    const { put } = await setUp(answer, { inFlight: 1 });
    for (const n of [1, 2, 3]) await put('bad', n);
    for (let n = 0; n < 30; n++) await put(`good${n}`, n);
    await eventually(() => expect(taken).toHaveLength(30));
    isMended = true;
    await eventually(() => expect(taken.slice(30)).toEqual(['c/bad 1', 'c/bad 2', 'c/bad 3']));
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ['400', (response) => end(response, 400)],
    ['403', (response) => end(response, 403)],
    ['404', (response) => end(response, 404)],
    ['429', (response) => end(response, 429)],
    ['500', (response) => end(response, 500)],
    ['a redirection', (response) => end(response, 302)],
    ['a connection that breaks', (response) => response.destroy()],
    [
      'an answer that breaks off',
      (response) => {
        response.writeHead(200, { 'content-length': 9 });
        response.write('half');
        setTimeout(() => response.destroy(), 10);
      },
    ],
    ['no answer at all', () => {}],
  ])('are tried again, in order, after %s', async (_, fail) => {
    const taken: number[] = [];
    let calls = 0;
    const answer = ({ n, response }: Call) => {
      if (++calls < 3) fail(response);
      else {
        taken.push(n);
        end(response, 204);
      }
    };
    const { put, delivered } = await setUp(answer, { answerWithinMs: 100 });
    await put('a', 1);
    await put('a', 2);
    await eventually(() => expect(delivered).toHaveLength(2));
    expect(taken).toEqual([1, 2]);
  });

  it('wait for a function that is gone until it is registered again', async () => {
    let isThere = false;
    const taken: number[] = [];
    const warnings: string[] = [];
    const answer = ({ n, response }: Call) => {
      if (isThere) taken.push(n);
      end(response, isThere ? 200 : 404);
    };
    const log = createLogger('warn', (line) => warnings.push(line));
    const { put, delivered, register } = await setUp(answer, { goneAfterMs: 150, log });
    await put('a', 1);
    await put('a', 2);
    await put('b', 3);
    await eventually(() => expect(warnings.join()).toContain('3 events wait for it'));
    // A function that is gone causes no events, as in production.
    await put('a', 99);
    isThere = true;
    register();
    await put('b', 4);
    await eventually(() => expect(delivered).toHaveLength(4));
    expect(taken.toSorted()).toEqual([1, 2, 3, 4]);
    expect(taken.indexOf(1)).toBeLessThan(taken.indexOf(2));
    expect(taken.indexOf(3)).toBeLessThan(taken.indexOf(4));
  });

  it('come twice and shuffled, also when some of them fail', async () => {
    const seen: number[] = [];
    let calls = 0;
    const answer = ({ n, response }: Call) => {
      const isTaken = ++calls % 4 !== 0;
      if (isTaken) seen.push(n);
      end(response, isTaken ? 200 : 500);
    };
    const { put, delivered } = await setUp(answer, { mode: 'twice-shuffled' });
    for (let n = 0; n < 12; n++) await put('a', n);
    await eventually(() => expect(delivered).toHaveLength(12));
    expect(seen.toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 24 }, (_, i) => Math.floor(i / 2)),
    );
    expect(seen).not.toEqual(seen.toSorted((a, b) => a - b));
  });
});
