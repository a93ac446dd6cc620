import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FirestoreError } from '../../values/errors.ts';
import {
  type ChannelServer,
  form,
  isKnown,
  listenTo,
  poll,
  shakeHands,
  startChannels,
} from './channel-fixture.ts';
import { readForm } from './framing.ts';

let server: ChannelServer;
let channel: string;
beforeAll(async () => {
  server = await startChannels();
  channel = server.listen;
});
afterAll(() => server.close());

const post = (query: string, body: string | URLSearchParams, init: RequestInit = {}) =>
  fetch(`${channel}?${query}`, { method: 'POST', body, ...init });

describe('a handshake', () => {
  it.each([
    ['a count that is no number', 'count=x'],
    ['a huge count', 'count=999999999999'],
    ['a negative count', 'count=-1'],
    ['more messages announced than sent', 'count=2&req0___data__={}'],
    ['more messages sent than announced', 'count=0&req0___data__={}'],
    ['a message that is not JSON', 'count=1&req0___data__={'],
    ['a first message that is not the first', 'count=1&ofs=5&req0___data__={}'],
    ['an offset that is no number', 'count=1&ofs=NaN&req0___data__={}'],
    ['a huge offset', 'count=1&ofs=9007199254740993&req0___data__={}'],
  ])('is refused with %s', async (_, body) => {
    const before = server.channels.size;
    const response = await post('RID=1&VER=8', body);
    expect([response.status, server.channels.size]).toEqual([400, before]);
    expect(await response.text()).toMatch(/^Error: /);
  });

  it('is a POST', async () => {
    expect((await fetch(`${channel}?RID=1`)).status).toBe(400);
    expect((await fetch(`${channel}?RID=1`, { method: 'DELETE' })).status).toBe(405);
  });

  it('is refused when it is too large', async () => {
    const response = await post('RID=1', `headers=${'x'.repeat(21 * 1024 * 1024)}`);
    expect([response.status, await response.text()]).toEqual([
      400,
      'Error: The request is too large.',
    ]);
  });

  it('begins a session of its own each time, whatever its number', async () => {
    const sessions = [await shakeHands(channel, form(0)), await shakeHands(channel, form(0))];
    expect(new Set(sessions).size).toBe(2);
  });
});

describe('a request of a session', () => {
  it.each([
    ['an unknown session', 'SID=x&RID=2&AID=0', form(1), 'Unknown SID'],
    ['an acknowledgement that is no number', 'RID=2&AID=x', form(1), 'AID'],
    ['an acknowledgement of what was never sent', 'RID=2&AID=999', form(1), 'never sent'],
    ['a gap before its messages', 'RID=2&AID=0', form(7, {}), 'have not come'],
    ['a message that is not JSON', 'RID=2&AID=0', 'count=1&ofs=1&req0___data__=]', 'JSON'],
  ])('is refused with %s, and the session goes on', async (_, query, body, reason) => {
    const session = await shakeHands(channel, form(0, listenTo('c/a', 2)));
    const response = await post(query.includes('SID') ? query : `SID=${session}&${query}`, body);
    expect([response.status, await response.text()]).toEqual([
      400,
      expect.stringContaining(reason),
    ]);
    expect(await isKnown(channel, session)).toBe(true);
    expect((await poll(channel, session, 0)).ids.length).toBeGreaterThan(2);
  });

  it('is refused as back channel with a malformed number', async () => {
    const session = await shakeHands(channel, form(0));
    for (const query of ['AID=-5', 'AID=1e9', 'AID=0&TO=soon']) {
      expect((await fetch(`${channel}?SID=${session}&RID=rpc&${query}`)).status).toBe(400);
    }
  });

  it('ends the stream, not the server, with a message of another form', async () => {
    const session = await shakeHands(channel, form(0, { addTarget: 'everything' }));
    expect((await poll(channel, session, 0)).text).toContain('INVALID_ARGUMENT');
  });
});

const scrap = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom('0', '1', '-1', '2', '1e3', '99999999999999999999', 'NaN', '{}', '[', '{"a":1}'),
  fc.constantFrom('{"addTarget":{"targetId":2}}', '{"removeTarget":1e99}', 'null', '"x"'),
);
const key = fc.oneof(
  fc.constantFrom('count', 'ofs', 'headers', 'req0___data__', 'req1___data__', 'req9999___data__'),
  fc.string({ unit: 'binary', maxLength: 12 }),
);
const body = fc.oneof(
  fc.array(fc.tuple(key, scrap), { maxLength: 6 }).map((all) => String(new URLSearchParams(all))),
  fc.string({ unit: 'binary', maxLength: 60 }),
);

describe('whatever comes', () => {
  const seed = Date.now() % 2 ** 31;

  it('is read as a form or refused', () => {
    let refused = 0;
    const property = fc.property(body, (text) => {
      try {
        for (const { number } of readForm(text).messages) expect(number).toBeGreaterThanOrEqual(0);
      } catch (thrown) {
        refused++;
        expect(thrown).toBeInstanceOf(FirestoreError);
      }
    });
    fc.assert(property, { numRuns: 10_000, seed });
    console.info(`forms: seed ${seed}, ${refused} of 10000 refused`);
    expect(refused).toBeGreaterThan(1000);
    expect(refused).toBeLessThan(9900);
  });

  it('is answered with 200 or 4xx, and the next client is served', async () => {
    const statuses: Record<number, number> = {};
    const session = await shakeHands(channel, form(0));
    const query = fc.record({
      SID: fc.option(fc.oneof(fc.constant(session), scrap), { nil: undefined }),
      RID: scrap,
      AID: fc.oneof(fc.constant('0'), scrap),
      $httpHeaders: scrap,
    });
    const property = fc.asyncProperty(query, body, fc.nat(9), async (asked, text, way) => {
      const params = new URLSearchParams(JSON.parse(JSON.stringify(asked)));
      const isGet = way === 0;
      // A back channel would stay open.
      if (isGet && asked.SID === session) params.set('AID', 'x');
      const url = `${channel}?${params}`;
      const response = await fetch(url, isGet ? {} : { method: 'POST', body: text });
      await response.text();
      statuses[response.status] = (statuses[response.status] ?? 0) + 1;
      expect([200, 400]).toContain(response.status);
    });
    await fc.assert(property, { numRuns: 500, seed });
    console.info(`requests: seed ${seed}, answered ${JSON.stringify(statuses)}`);
    expect(await isKnown(channel, session)).toBe(true);
    const next = await shakeHands(channel, form(0, listenTo('c/a', 2)));
    expect((await poll(channel, next, 0)).text).toContain('CURRENT');
  });
});
