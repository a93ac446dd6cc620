import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { eventually } from '../clients/eventually.ts';
import { commitTo, write } from '../listen/listen-fixture.ts';
import {
  type ChannelServer,
  chunks,
  form,
  isKnown,
  listenTo,
  listenToAll,
  poll,
  shakeHands,
  startChannels,
} from './channel-fixture.ts';
import type { ChannelLimits } from './limits.ts';

let server: ChannelServer;
const start = async (limits: Partial<ChannelLimits> = {}): Promise<string> => {
  server = await startChannels(limits);
  return server.listen;
};
afterEach(() => server.close());

const readsSoFar = () => server.context.service.metrics.of('p').reads;

describe('a WebChannel', () => {
  it('sends again what was not acknowledged, and nothing else', async () => {
    const channel = await start();
    const session = await shakeHands(channel, form(0, listenTo('c/a', 2)));
    const first = await poll(channel, session, 0);
    expect(first.ids.length).toBeGreaterThan(2);
    const again = await poll(channel, session, 1);
    expect(again.ids).toEqual(first.ids.slice(1));
  });

  it('takes a message that comes twice for one', async () => {
    const channel = await start();
    const session = await shakeHands(channel, form(0, listenTo('c/a', 2)));
    const all = await poll(channel, session, 0);
    const body = form(1, listenTo('c/b', 4));
    const url = `${channel}?SID=${session}&RID=2&AID=0`;
    for (let i = 0; i < 2; i++) await fetch(url, { method: 'POST', body });
    const { text } = await poll(channel, session, all.ids.at(-1) ?? 0);
    expect(text.match(/"ADD"/g)).toHaveLength(1);
  });

  it('takes messages that a retry numbers from further up', async () => {
    const channel = await start();
    const session = await shakeHands(channel, form(0, listenTo('c/a', 2)));
    const body = new URLSearchParams({ count: '1', ofs: '0' });
    body.set('req1___data__', JSON.stringify(listenTo('c/b', 4)));
    await fetch(`${channel}?SID=${session}&RID=2&AID=0`, { method: 'POST', body });
    const { text } = await poll(channel, session, 0);
    expect(text.match(/"ADD"/g)).toHaveLength(2);
  });

  it('counts the length of a chunk in UTF-16 code units', async () => {
    const channel = await start();
    await commitTo(server.context, [write('c/ü😀', 1)]);
    const session = await shakeHands(channel, form(0, listenTo('c/ü😀', 2)));
    const { text } = await poll(channel, session, 0);
    expect(JSON.stringify(chunks(text))).toContain('ü😀');
  });

  it('answers a long poll as soon as its client wishes', async () => {
    const channel = await start();
    const session = await shakeHands(channel, form(0));
    const { text } = await poll(channel, session, 0, '&CI=1&TO=1000');
    expect(chunks(text)).toEqual([[[1, ['noop']]]]);
  });

  it('says what it has sent and what waits', async () => {
    const channel = await start();
    const session = await shakeHands(channel, form(0, listenTo('c/a', 2)));
    const { ids, text } = await poll(channel, session, 0);
    const url = `${channel}?SID=${session}&RID=2`;
    const ask = async (acknowledged: number) => {
      const response = await fetch(`${url}&AID=${acknowledged}`, { method: 'POST', body: form(1) });
      return chunks(await response.text());
    };
    const last = ids.at(-1) ?? 0;
    const [status] = await ask(0);
    expect(status).toEqual([0, last, expect.any(Number)]);
    expect(Array.isArray(status) && status[2] > 0 && status[2] < text.length).toBe(true);
    expect(await ask(last)).toEqual([[0, last, 0]]);
  });

  it('says "Unknown SID", and not at the very start, where the client would not see it', async () => {
    const channel = await start();
    const response = await fetch(`${channel}?SID=gone&RID=rpc&AID=0&CI=0`);
    expect(response.status).toBe(400);
    expect((await response.text()).indexOf('Unknown SID')).toBeGreaterThan(0);
  });

  it('is over, and free of its listeners, once it is terminated', async () => {
    const channel = await start();
    const session = await shakeHands(channel, form(0, listenToAll('c', 2)));
    expect([server.channels.size, readsSoFar()]).toEqual([1, 1]);
    await fetch(`${channel}?SID=${session}&RID=3&TYPE=terminate`, { method: 'POST' });
    await commitTo(server.context, [write('c/a', 1)]);
    expect([server.channels.size, readsSoFar()]).toEqual([0, 1]);
    expect(await isKnown(channel, session)).toBe(false);
  });

  it('tells of a refused token in the channel, where the client looks', async () => {
    const channel = await start();
    const body = form(0, listenTo('c/a', 2));
    body.set('headers', 'Authorization:Bearer nonsense\r\n');
    const session = await shakeHands(channel, body);
    const { text } = await poll(channel, session, 0);
    expect(text).toContain('UNAUTHENTICATED');
    expect(text).not.toContain('ADD');
  });
});

describe('a client that is gone', () => {
  it('costs no more reads after the time limit, and its session is not known', async () => {
    const channel = await start({ abandonedMs: 50 });
    const session = await shakeHands(channel, form(0, listenToAll('c', 2)));
    await eventually(() => expect(server.channels.size).toBe(0));
    const before = readsSoFar();
    await commitTo(server.context, [write('c/a', 1)]);
    expect([readsSoFar(), await isKnown(channel, session)]).toEqual([before, false]);
  });

  it('keeps its session while it has a back channel, and for a while after', async () => {
    const channel = await start({ abandonedMs: 150 });
    const session = await shakeHands(channel, form(0));
    const abort = new AbortController();
    const url = `${channel}?RID=rpc&SID=${session}&AID=0&CI=0`;
    const response = await fetch(url, { signal: abort.signal });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(server.channels.size).toBe(1);
    abort.abort();
    await response.text().catch(() => '');
    expect(server.channels.size).toBe(1);
    await eventually(() => expect(server.channels.size).toBe(0));
  });

  it('is found out though its connection stays, when it leaves lying what was sent', async () => {
    const channel = await start({ abandonedMs: 100 });
    const session = await shakeHands(channel, form(0, listenToAll('c', 2)));
    const socket = connect(server.port, '127.0.0.1');
    const path = `/google.firestore.v1.Firestore/Listen/channel?SID=${session}&RID=rpc&AID=0&CI=0`;
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    await once(socket, 'readable');
    await flood(20_000);
    await eventually(() => expect(server.channels.size).toBe(0));
    socket.destroy();
  });

  it('is given up when it reads but never acknowledges', async () => {
    const limits = { roundMs: 20, waitingChars: 10_000, patienceMs: 100, abandonedMs: 10_000 };
    const channel = await start(limits);
    const session = await shakeHands(channel, form(0, listenToAll('c', 2)));
    await eventually(async () => {
      await flood(20);
      await poll(channel, session, 0, '&CI=0').catch(() => null);
      expect(server.channels.size).toBe(0);
    });
  });
});

describe('a streaming client', () => {
  it('is asked to come again after a while, and loses and doubles nothing', async () => {
    const channel = await start({ roundMs: 30, roundChars: 2000 });
    const session = await shakeHands(channel, form(0, listenToAll('c', 2)));
    const ids: number[] = [];
    let text = '';
    const flooding = flood(100);
    while (!text.includes('documents/c/99"')) {
      const round = await poll(channel, session, ids.at(-1) ?? 0, '&CI=0');
      ids.push(...round.ids);
      text += round.text;
    }
    await flooding;
    expect(ids).toEqual(ids.map((_, i) => i + 1));
    const names = [...text.matchAll(/"name":"[^"]*\/(c\/\d+)"/g)].map((match) => match[1]);
    expect(names).toEqual(Array.from({ length: 100 }, (_, i) => `c/${i}`));
  });
});

let floods = 0;

/** Writes so many documents of about a kilobyte, other than those before. */
async function flood(count: number): Promise<void> {
  floods++;
  for (let i = 0; i < count; i++) {
    const one = write(`c/${i}`, floods);
    const filler = { kind: 'string', value: 'x'.repeat(1000) } as const;
    const fields = new Map([...('fields' in one ? one.fields : []), ['filler', filler] as const]);
    await commitTo(server.context, [{ ...one, kind: 'set', fields, mask: null, transforms: [] }]);
  }
}
