import { mkdtempSync, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { eventually } from '../clients/eventually.ts';
import { call, documentsOf, type Program, startProgram } from './program.ts';

const ROUNDS = 6;
const WRITERS = 4;
/** Large enough for a compaction (8 MiB) every few dozen commits. */
const FILLER = 'x'.repeat(150_000);

const Event = z.object({
  document: z.string(),
  data: z.object({
    value: z.object({ fields: z.object({ n: z.object({ integerValue: z.coerce.number() }) }) }),
  }),
});

/** By document, what the function has heard; it fails now and then. */
const heard = new Map<string, number[]>();
let calls = 0;
const functions = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const { document, data } = Event.parse(JSON.parse(Buffer.concat(chunks).toString()));
  if (++calls % 5 === 0) response.statusCode = 500;
  else heard.set(document, [...(heard.get(document) ?? []), data.value.fields.n.integerValue]);
  response.end();
});
let host = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => functions.listen(0, '127.0.0.1', resolve));
  const address = functions.address();
  host = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(() => functions.close());

async function startWithTrigger(folder: string): Promise<Program> {
  const program = await startProgram('--data', folder, '--functions_emulator', host);
  const url = `http://127.0.0.1:${program.port}/emulator/v1/projects/p/eventarcTrigger?eventarcTriggerId=k`;
  await call(url, 'POST', {
    eventType: 'google.cloud.firestore.document.v1.written',
    document: { value: 'left/{id}', matchType: 'PATH_PATTERN' },
  });
  return program;
}

/** Both halves of a writer's pair are always written together. */
function pair(port: number, writer: number, n: number): object {
  const name = (side: string) => `${documentsOf(port).replace(/^.*\/v1\//, '')}/${side}/w${writer}`;
  const fields = { n: { integerValue: n }, filler: { stringValue: FILLER } };
  return { writes: ['left', 'right'].map((side) => ({ update: { name: name(side), fields } })) };
}

const Found = z.object({ fields: z.object({ n: z.object({ integerValue: z.coerce.number() }) }) });
async function read(port: number, side: string, writer: number): Promise<number> {
  const found = await call(`${documentsOf(port)}/${side}/w${writer}`, 'GET');
  return Found.parse(found).fields.n.integerValue;
}

it('keeps every acknowledged commit, whole, and its events over kill -9', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kill-'));
  const sent = Array.from({ length: WRITERS }, () => 0);
  const acknowledged = [...sent];
  /** Each acknowledged commit, as `writer n`; of those under way at the end of a round some may be lost. */
  const certain = new Set<string>();
  let compactions = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const { child, port } = await startWithTrigger(folder);
    for (const [writer, n] of acknowledged.entries()) {
      if (n === 0) continue;
      const left = await read(port, 'left', writer);
      expect(await read(port, 'right', writer)).toBe(left);
      expect(left).toBeGreaterThanOrEqual(n);
      expect(left).toBeLessThanOrEqual(sent[writer] ?? 0);
    }
    const gone = new Promise((resolve) => child.once('exit', resolve));
    const write = async (writer: number): Promise<void> => {
      for (;;) {
        const n = (sent[writer] ?? 0) + 1;
        sent[writer] = n;
        try {
          await call(`${documentsOf(port)}:commit`, 'POST', pair(port, writer, n));
        } catch {
          return;
        }
        acknowledged[writer] = n;
        certain.add(`left/w${writer} ${n}`);
      }
    };
    const writers = Promise.all(acknowledged.map((_, writer) => write(writer)));
    // Every other round ends in the middle of a compaction, the others at some moment.
    const isCompacting = () => readdirSync(folder).some((name) => name.endsWith('.tmp'));
    const target = Math.max(...acknowledged) + 10 + Math.floor(Math.random() * 10);
    await eventually(() => {
      const isDue = round % 2 ? isCompacting() : Math.max(...acknowledged) >= target;
      if (!isDue) throw new Error('not yet');
    });
    if (isCompacting()) compactions++;
    child.kill('SIGKILL');
    await gone;
    await writers;
  }
  expect(compactions).toBeGreaterThan(0);
  const { child } = await startWithTrigger(folder);
  await eventually(() => {
    const missing = [...certain].filter((event) => {
      const [document = '', n] = event.split(' ');
      return !heard.get(document)?.includes(Number(n));
    });
    expect(missing).toEqual([]);
  });
  // At least once, in order: only what was under way when the server died comes again.
  for (const seen of heard.values()) {
    const firsts = seen.filter((n, i) => seen.indexOf(n) === i);
    expect(firsts).toEqual(firsts.toSorted((a, b) => a - b));
  }
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});
