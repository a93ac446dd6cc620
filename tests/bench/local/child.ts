/** The program of a child: `child.ts PART ARGUMENTS`, sends what the part returns, and ends. */
import type { Memory } from './parts/memory-of.ts';
import type { Row } from './rows.ts';

const PARTS: Readonly<Record<string, (...args: never[]) => Promise<Row[] | Memory>>> = {
  engine: async () => (await import('./parts/engine.ts')).engine(),
  rules: async (file: string) => (await import('./parts/rules.ts')).rules(file),
  listeners: async () => (await import('./parts/listeners.ts')).listeners(),
  memory: async () => (await import('./parts/memory.ts')).memory(),
  memoryOf: async (which: 'ours' | 'plain', size: number) =>
    (await import('./parts/memory-of.ts')).memoryOf(which, size),
  starts: async () => (await import('./parts/starts.ts')).starts(),
  clientListeners: async () => (await import('./parts/client-listeners.ts')).clientListeners(),
  clients: async () => (await import('./parts/clients.ts')).clients(),
};

const [name = '', args = '[]'] = process.argv.slice(2);
const part = PARTS[name];
if (!part || !process.send) throw new Error(`no such part: ${name}`);
const answer = await part(...(JSON.parse(args) as never[]));
process.send(answer, () => process.exit(0));
