import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startOpenServer } from '../clients/test-server.ts';
import type { RunningFirestore } from '../server.ts';

const DATABASE = 'projects/demo/databases/(default)';
let server: RunningFirestore;
let channel: string;

beforeAll(async () => {
  server = await startOpenServer();
  channel = `http://127.0.0.1:${server.port}/google.firestore.v1.Firestore/Listen/channel`;
});
afterAll(() => server.close());

/** Takes apart `<length>\n<json>` chunks. */
function chunks(text: string): unknown[] {
  const found: unknown[] = [];
  for (let rest = text; rest !== ''; ) {
    const newline = rest.indexOf('\n');
    const end = newline + 1 + Number(rest.slice(0, newline));
    found.push(JSON.parse(rest.slice(newline + 1, end)));
    rest = rest.slice(end);
  }
  return found;
}

function form(offset: number, ...messages: object[]): URLSearchParams {
  const body = new URLSearchParams({ count: String(messages.length), ofs: String(offset) });
  for (const [i, message] of messages.entries())
    body.set(`req${i}___data__`, JSON.stringify(message));
  return body;
}

const listenTo = (path: string, targetId: number) => ({
  database: DATABASE,
  addTarget: { targetId, documents: { documents: [`${DATABASE}/documents/${path}`] } },
});

async function handshake(body: URLSearchParams): Promise<string> {
  const response = await fetch(`${channel}?VER=8&RID=1&CVER=22`, { method: 'POST', body });
  const [first] = chunks(await response.text());
  expect(first).toEqual([[0, ['c', expect.any(String), '', 8, 12, 30_000]]]);
  return String(JSON.parse(JSON.stringify(first))[0][1][1]);
}

/** Opens a back channel that ends after its first data, and gives the ids of what it brought. */
async function poll(
  session: string,
  acknowledged: number,
): Promise<{ ids: number[]; text: string }> {
  const query = `RID=rpc&SID=${session}&AID=${acknowledged}&CI=1&TYPE=xmlhttp`;
  const text = await (await fetch(`${channel}?${query}`)).text();
  const ids = [...text.matchAll(/\[(\d+),\[/g)].map((match) => Number(match[1]));
  return { ids, text };
}

describe('a WebChannel', () => {
  it('sends again what was not acknowledged, and nothing else', async () => {
    const session = await handshake(form(0, listenTo('c/a', 2)));
    const first = await poll(session, 0);
    expect(first.ids.length).toBeGreaterThan(2);
    const again = await poll(session, 1);
    expect(again.ids).toEqual(first.ids.slice(1));
  });

  it('takes a message that comes twice for one', async () => {
    const session = await handshake(form(0, listenTo('c/a', 2)));
    const all = await poll(session, 0);
    const add = form(1, listenTo('c/b', 4));
    for (let i = 0; i < 2; i++) {
      await fetch(`${channel}?SID=${session}&RID=2&AID=0`, { method: 'POST', body: add });
    }
    const { text } = await poll(session, all.ids.at(-1) ?? 0);
    expect(text.match(/"ADD"/g)).toHaveLength(1);
  });

  it('counts the length of a chunk in UTF-16 code units', async () => {
    const name = `${DATABASE}/documents/c/ü😀`;
    await fetch(`http://127.0.0.1:${server.port}/v1/${encodeURI(name)}`, {
      method: 'PATCH',
      body: '{}',
    });
    const session = await handshake(form(0, listenTo('c/ü😀', 2)));
    const { text } = await poll(session, 0);
    expect(JSON.stringify(chunks(text))).toContain('ü😀');
  });

  it('says "Unknown SID", and not at the very start, where the client would not see it', async () => {
    const response = await fetch(`${channel}?SID=gone&RID=rpc&AID=0&CI=0`);
    expect(response.status).toBe(400);
    expect((await response.text()).indexOf('Unknown SID')).toBeGreaterThan(0);
  });

  it('is over once it is terminated', async () => {
    const session = await handshake(form(0));
    await fetch(`${channel}?SID=${session}&RID=3&TYPE=terminate`, { method: 'POST' });
    expect((await fetch(`${channel}?SID=${session}&RID=rpc&AID=0`)).status).toBe(400);
  });
});
