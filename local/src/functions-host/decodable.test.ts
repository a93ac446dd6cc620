import { request as ask, createServer, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { decodable, refuseUndecodable } from './decodable.ts';

const { emit } = Server.prototype;
afterEach(() => {
  Server.prototype.emit = emit;
});

test.each([
  ['/', '/'],
  ['/a%20b?q=%C3%BC', '/a%20b?q=%C3%BC'],
  ['/search?q=100%', '/search?q=100%25'],
  ['/search?q=%ff', '/search?q=%25ff'],
  ['/%', null],
  ['/%E0%A4%A?q=a', null],
  ['/%C0%80', null],
])('reads %s as %s', (address, read) => {
  expect(decodable(address)).toBe(read);
});

test('answers what cannot be decoded itself, and hands on the rest', async () => {
  refuseUndecodable();
  // As firebase-tools' Hosting does.
  const server = createServer((request, response) => response.end(decodeURI(request.url ?? '')));
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
    expect(await get('/a?q=%')).toBe(200);
    expect(await get('/a')).toBe(200);
  } finally {
    server.close();
  }
});
