import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { choosePorts, USUAL_PORTS } from './ports.ts';
import { releasePorts, reservePort } from './reserve-ports.ts';

test('leaves a port to another press that is about to listen on it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'quire-reserve-'));
  const { ports } = await choosePorts({ hosting: 18_460 }, (port) => reservePort(port, folder));
  // As if the process that started this test's worker had reserved it.
  const lock = { pid: process.ppid, startedAt: new Date().toISOString(), press: null };
  await writeFile(join(folder, 'quire-ports', String(ports.hosting)), JSON.stringify(lock));
  expect(await reservePort(ports.hosting, folder)).toBe(false);
  await releasePorts({ ...USUAL_PORTS, hosting: ports.hosting }, folder);
  expect(await reservePort(ports.hosting, folder)).toBe(true);
  await rm(folder, { recursive: true });
});
