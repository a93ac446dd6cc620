import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { choosePorts, isPortFree, USUAL_PORTS } from './ports.ts';

test('gives every part its usual port when all are free', async () => {
  const choice = await choosePorts({}, async () => true);
  expect(choice.ports).toEqual(USUAL_PORTS);
  expect(choice.moved).toEqual([]);
});

test('moves a part whose port is taken to the next free one, and says so', async () => {
  const choice = await choosePorts({}, async (port) => port !== 8000 && port !== 8001);
  expect(choice.ports.hosting).toBe(8002);
  expect(choice.moved).toEqual([{ part: 'hosting', wanted: 8000, used: 8002 }]);
});

test('never gives one port to two parts, and a port asked for by hand goes first', async () => {
  const choice = await choosePorts({ hosting: 8080 }, async () => true);
  expect(choice.ports.hosting).toBe(8080);
  expect(choice.ports.firestore).toBe(8081);
  expect(new Set(Object.values(choice.ports)).size).toBe(Object.keys(USUAL_PORTS).length);
});

test('fails when no port is left', async () => {
  await expect(choosePorts({}, async () => false)).rejects.toThrow('No free port');
});

test('sees that a port is taken by another program', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  expect(await isPortFree(port)).toBe(false);
  await new Promise((resolve) => server.close(resolve));
  expect(await isPortFree(port)).toBe(true);
});
