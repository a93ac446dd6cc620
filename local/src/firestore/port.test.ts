import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from './logger.ts';
import { type RunningFirestore, startFirestore } from './server.ts';

const warnings: string[] = [];
let server: RunningFirestore;
beforeAll(async () => {
  server = await startFirestore({ log: createLogger('warn', (line) => warnings.push(line)) });
});
afterAll(() => server.close());

const open = () => connect(server.port, '127.0.0.1');
const isAlive = async () => (await fetch(`http://127.0.0.1:${server.port}/`)).ok;

/** What the server answers to these bytes, until it closes or says nothing more. */
async function answerTo(parts: readonly (string | Uint8Array)[], patienceMs = 150) {
  const socket = open();
  let answer = '';
  let timer: NodeJS.Timeout | null = null;
  await new Promise<void>((resolve) => {
    const wait = () => {
      if (timer) clearTimeout(timer);
      timer = setTimeout(resolve, patienceMs);
    };
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
      wait();
    });
    socket.on('error', () => resolve());
    socket.on('close', () => resolve());
    void writeAll(socket, parts).then(wait);
  });
  socket.destroy();
  return answer;
}

async function writeAll(socket: Socket, parts: readonly (string | Uint8Array)[]): Promise<void> {
  for (const part of parts) {
    socket.write(part);
    // Each in a packet of its own.
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

const get = (address: string) => [`GET ${address} HTTP/1.1\r\nHost: x\r\n\r\n`];
const COMMIT = 'POST /v1/projects/p/databases/d/documents:commit HTTP/1.1\r\nHost: x\r\n';
const HELLO = 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n';

describe('a request', () => {
  it.each<[number, string, readonly string[]]>([
    [404, 'for two slashes', get('//')],
    [404, 'for slashes and half an address', get('//[')],
    [404, 'for an asterisk', get('*')],
    [400, 'for half an address', get('http://[')],
    [400, 'for a port that cannot be', get('http://x:99999/')],
    [404, 'for a control method of no text', get('/emulator/%ff')],
    [403, 'for a document of no text', get('/v1/projects/p/databases/d/documents/a/%ff')],
    [431, 'with a huge header', [`GET / HTTP/1.1\r\nHost: x\r\nA: ${'x'.repeat(40_000)}\r\n\r\n`]],
    [431, 'with many headers', [`GET / HTTP/1.1\r\nHost: x\r\n${'A: b\r\n'.repeat(5000)}\r\n`]],
    [431, 'for a huge address', get(`/${'x'.repeat(40_000)}`)],
    [400, 'without a host', ['GET / HTTP/1.1\r\n\r\n']],
    [400, 'of no known method', ['FOO / HTTP/1.1\r\nHost: x\r\n\r\n']],
    [400, 'with a broken chunk', [`${COMMIT}Transfer-Encoding: chunked\r\n\r\nzz\r\n`]],
    [400, 'of two lengths', [`${COMMIT}Transfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\n0`]],
    [400, 'of half a JSON', [`${COMMIT}Content-Length: 1\r\n\r\n{`]],
    [400, 'of a JSON list', [`${COMMIT}Content-Length: 2\r\n\r\n[]`]],
    [200, 'with a wish to upgrade', ['GET / HTTP/1.1\r\nHost: x\r\nUpgrade: h2c\r\n\r\n']],
    [200, 'in pieces', ['G', 'ET / HT', 'TP/1.1\r\nHo', 'st: x\r\n\r\n']],
    [204, 'of odd headers', ['OPTIONS / HTTP/1.1\r\nHost: x\r\nOrigin: \xff\r\n\r\n']],
    [400, 'of TLS', ['\x16\x03\x01\x02\x00\x01']],
    [400, 'that begins as HTTP/2', ['P', 'RX']],
  ])('is answered with %i %s', async (status, _, parts) => {
    expect(await answerTo(parts)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  });

  it('that breaks off is passed over without a word', async () => {
    const before = warnings.length;
    for (const half of ['', COMMIT, `${COMMIT}Content-Length: 9\r\n\r\n{`, 'GET']) {
      await answerTo([half], 20);
    }
    expect(await isAlive()).toBe(true);
    expect(warnings.slice(before)).toEqual([]);
  });

  it('of endless length is cut off', async () => {
    const socket = open().on('error', () => {});
    socket.write(`${COMMIT}Content-Length: 900000000000\r\n\r\n`);
    const chunk = Buffer.alloc(1024 * 1024, 'x');
    const closed = new Promise((resolve) => socket.on('close', resolve));
    let sent = 0;
    while (!socket.destroyed && sent < 200) {
      sent++;
      if (!socket.write(chunk)) await Promise.race([once(socket, 'drain').catch(() => {}), closed]);
    }
    expect(sent).toBeLessThan(200);
    expect(await isAlive()).toBe(true);
  });
});

describe('HTTP/2', () => {
  it('is recognised by its first three bytes, in pieces too', async () => {
    // An empty SETTINGS frame.
    for (const parts of [[HELLO], ['P', 'R', HELLO.slice(2)]]) {
      expect((await answerTo(parts)).slice(0, 4)).toBe('\0\0\0\x04');
    }
  });

  it.each([
    ['nothing but the name', 'PRI garbage'],
    ['bytes that are no frame', `${HELLO}${'\xff'.repeat(2000)}`],
    [
      'headers that are no headers',
      `${HELLO}\0\0\0\x04\0\0\0\0\0\0\0\x08\x01\x05\0\0\0\x01\xff\xff\xff\xff\xff\xff\xff\xff`,
    ],
    ['a frame of 16 MiB', `${HELLO}\0\0\0\x04\0\0\0\0\0\xff\xff\xff\0\0\0\0\0\x01`],
  ])('is closed after %s', async (_, bytes) => {
    await answerTo([Buffer.from(bytes, 'latin1')], 50);
    expect(await isAlive()).toBe(true);
  });
});

it('survives any bytes', async () => {
  const start = fc.constantFrom('', 'PRI', HELLO, `${HELLO}\0\0\0\x04\0\0\0\0\0`, 'GET ', COMMIT);
  await fc.assert(
    fc.asyncProperty(start, fc.uint8Array({ maxLength: 300 }), async (text, bytes) => {
      await answerTo([Buffer.concat([Buffer.from(text, 'latin1'), bytes])], 5);
    }),
    { numRuns: 300 },
  );
  expect(await isAlive()).toBe(true);
  expect(warnings.filter((line) => line.includes('Error'))).toEqual([]);
});

it('refuses filters that are nested too deep', async () => {
  const deep = (n: number) =>
    `${'{"compositeFilter":{"op":"AND","filters":['.repeat(n)}{"unaryFilter":{"op":"IS_NULL","field":{"fieldPath":"a"}}}${']}}'.repeat(n)}`;
  const ask = (n: number) =>
    fetch(`http://127.0.0.1:${server.port}/v1/projects/p/databases/d/documents:runQuery`, {
      method: 'POST',
      headers: { authorization: 'Bearer owner' },
      body: `{"structuredQuery":{"from":[{"collectionId":"a"}],"where":${deep(n)}}}`,
    });
  expect([(await ask(99)).status, (await ask(100)).status]).toEqual([200, 400]);
  expect((await ask(100_000)).status).toBe(400);
});
