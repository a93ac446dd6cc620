import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
const ROUNDS = 3;

interface Running {
  readonly child: ChildProcess;
  readonly documents: string;
}

/** Starts the real program on a free port and waits for the line that says so. */
function start(folder: string): Promise<Running> {
  const child = spawn(process.execPath, [MAIN, '--port', '0', '--data', folder]);
  return new Promise((resolve, reject) => {
    let output = '';
    const listen = (chunk: Buffer) => {
      output += chunk;
      const port = /running on .*:(\d+)/.exec(output)?.[1];
      if (!port) return;
      const documents = `http://127.0.0.1:${port}/v1/projects/p/databases/(default)/documents`;
      resolve({ child, documents });
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', () => reject(new Error(output)));
  });
}

async function call(url: string, method: string, body?: object): Promise<unknown> {
  const headers = { authorization: 'Bearer owner' };
  const response = await fetch(url, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(await response.text());
  return await response.json();
}

it('keeps every acknowledged write over kill -9', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kill-'));
  const acknowledged = new Set<string>();
  for (let round = 0; round < ROUNDS; round++) {
    const { child, documents } = await start(folder);
    const gone = new Promise((resolve) => child.once('exit', resolve));
    let isUp = true;
    const write = async (writer: number): Promise<void> => {
      for (let i = 0; isUp; i++) {
        const id = `r${round}w${writer}n${i}`;
        try {
          await call(`${documents}/c/${id}`, 'PATCH', { fields: { id: { stringValue: id } } });
          acknowledged.add(id);
        } catch {
          return;
        }
      }
    };
    const writers = Promise.all([0, 1, 2, 3].map(write));
    while (acknowledged.size < (round + 1) * 40)
      await new Promise((resolve) => setTimeout(resolve, 5));
    child.kill('SIGKILL');
    await gone;
    isUp = false;
    await writers;
  }
  const { child, documents } = await start(folder);
  const found = new Set<string>();
  for (const id of acknowledged) {
    await call(`${documents}/c/${id}`, 'GET').then(() => found.add(id));
  }
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  expect(found).toEqual(acknowledged);
  expect(await ended).toBe(0);
});
