import { mkdir, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inChild, profileInto } from './in-child.ts';
import { printRows } from './print-rows.ts';
import type { Row } from './rows.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

const PARTS: Readonly<Record<string, { title: string; args?: readonly string[] }>> = {
  engine: { title: 'Firestore without transports (as many notes below a tenth of the articles)' },
  listeners: { title: '200 listeners and 1,000 writes without transports' },
  rules: { title: 'Rules', args: [join(ROOT, 'firestore.rules')] },
  memory: { title: 'Memory' },
  starts: { title: 'Starting' },
  clients: { title: 'Unchanged clients, the server in another process' },
  clientListeners: {
    title: '200 listeners of the web SDK in 4 clients, 300 writes, the server in another process',
  },
};

/**
 * How fast the local Firebase is: every figure beside that of a plain map (or what the table names) in
 * the same run, and how both grow with the number of documents. Prints tables, and writes everything
 * to `.local/bench/`. With `profile`, Node writes processor profiles of all processes there.
 */
export async function benchLocal(options: {
  readonly parts: readonly string[] | null;
  readonly profile: string | null;
}): Promise<void> {
  const began = performance.now();
  if (options.profile !== null) profileInto(options.profile);
  const results: Record<string, readonly Row[]> = {};
  for (const [name, { title, args = [] }] of Object.entries(PARTS)) {
    if (options.parts && !options.parts.includes(name)) continue;
    const rows = await inChild<Row[]>(name, ...args);
    results[name] = rows;
    printRows(title, rows);
  }
  const folder = join(ROOT, '.local', 'bench');
  await mkdir(folder, { recursive: true });
  const at = new Date().toISOString();
  const file = join(folder, `local-${at.slice(0, 19).replaceAll(':', '-')}.json`);
  const machine = { node: process.version, cores: cpus().length, cpu: cpus()[0]?.model };
  await writeFile(file, `${JSON.stringify({ at, machine, results }, null, 1)}\n`);
  const seconds = ((performance.now() - began) / 1_000).toFixed(0);
  console.log(`\n${seconds} s. Written to ${file}`);
}
