import { request as ask, createServer, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { checkAddress, refuseBadAddresses } from './refuse-bad-addresses.ts';

const { emit } = Server.prototype;
afterEach(() => {
  Server.prototype.emit = emit;
});

const HOST = 'localhost:8000';
const LONG = `/${'a'.repeat(256)}`;

test.each([
  ['/', '/'],
  ['/a%20b?q=%C3%BC', '/a%20b?q=%C3%BC'],
  ['/search?q=100%', '/search?q=100%25'],
  ['/search?q=%ff', '/search?q=%25ff'],
  [`/search?q=${'a'.repeat(300)}`, `/search?q=${'a'.repeat(300)}`],
])('hands on %s as %s', (given, address) => {
  expect(checkAddress(given, HOST)).toEqual({ address });
});

test.each([
  ['/%', HOST, 400],
  ['/%E0%A4%A?q=a', HOST, 400],
  ['/%C0%80', HOST, 400],
  ['/\\', HOST, 400],
  ['//', HOST, 400],
  ['/', 'local%host', 400],
  [LONG, HOST, 414],
  [`/${'%C3%BC'.repeat(128)}`, HOST, 414],
])('refuses %s of %s with %i', (given, host, status) => {
  expect(checkAddress(given, host)).toEqual({ status });
});

test('answers bad addresses itself, and hands on the rest', async () => {
  refuseBadAddresses();
  // As firebase-tools' Hosting does.
  const server = createServer(({ url = '', headers }, response) =>
    response.end(decodeURI(new URL(url, `http://${headers.host}`).pathname)),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // a TCP server's always is one
  const get = (path: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      ask({ host: '127.0.0.1', port, path, agent: false }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      })
        .on('error', reject)
        .end();
    });
  try {
    expect(await get('/%')).toBe(400);
    expect(await get('/%ff/a')).toBe(400);
    expect(await get('/\\')).toBe(400);
    expect(await get(LONG)).toBe(414);
    expect(await get('/a?q=%')).toBe(200);
    expect(await get('/a')).toBe(200);
  } finally {
    server.close();
  }
});
