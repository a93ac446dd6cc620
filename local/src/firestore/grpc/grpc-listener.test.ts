import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { credentials, makeClientConstructor } from '@grpc/grpc-js';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startOpenServer } from '../clients/test-server.ts';
import type { RunningFirestore } from '../server.ts';
import { loadServiceDefinition } from './definition.ts';

/** What every HTTP/2 client says first: the preface and an empty SETTINGS frame. */
const HELLO = Buffer.concat([
  Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
  Buffer.from([0, 0, 0, 4, 0, 0, 0, 0, 0]),
]);
const SETTINGS = 4;
const NOT_FOUND = 5;
const UNAVAILABLE = 14;

let server: RunningFirestore;
// A new server has not loaded its gRPC yet.
beforeEach(async () => {
  server = await startOpenServer();
});
afterEach(() => server.close());

/** Asks for a document that does not exist and resolves with the code of the answer. */
function ask(): Promise<number | undefined> {
  const Client = makeClientConstructor(loadServiceDefinition(), 'Firestore');
  const client = new Client(`127.0.0.1:${server.port}`, credentials.createInsecure());
  const { promise, resolve } = Promise.withResolvers<number | undefined>();
  const name = 'projects/p/databases/(default)/documents/c/d';
  client.makeUnaryRequest(
    '/google.firestore.v1.Firestore/GetDocument',
    (request: object) =>
      loadServiceDefinition().GetDocument?.requestSerialize(request) ?? Buffer.alloc(0),
    (bytes) => bytes,
    { name },
    (error) => {
      client.close();
      resolve(error?.code);
    },
  );
  return promise;
}

async function dial(): Promise<Socket> {
  const socket = connect(server.port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(HELLO);
  return socket;
}

it('answers every client that comes while gRPC is still loading', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, ask));
  expect(answers).toEqual(Array(8).fill(NOT_FOUND));
});

it('keeps what a client has said before gRPC was loaded', async () => {
  const socket = await dial();
  const [bytes] = await once(socket, 'data');
  expect(bytes[3]).toBe(SETTINGS);
  socket.destroy();
});

it('goes on serving when a client leaves before gRPC was loaded', async () => {
  const socket = await dial();
  socket.resetAndDestroy();
  expect(await ask()).toBe(NOT_FOUND);
});

it('drops a client that still waits for gRPC when the server closes', async () => {
  const socket = await dial();
  const closed = new Promise((resolve) => socket.once('close', resolve));
  await server.close();
  await closed;
  await expect(ask()).resolves.toBe(UNAVAILABLE);
});
