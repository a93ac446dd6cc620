import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Addresses, AddressesSchema } from '../../../local/src/stack/addresses.ts';

export interface EmptyPress extends Addresses {
  /** As the command has printed it. */
  readonly code: string;
  /** All that it has said. */
  said(): string;
  stop(): Promise<void>;
}

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const CODE = /Code +([0-9A-Z]{5}(?:-[0-9A-Z]{5}){3})/;

/** Its output once it holds the code; rejects where the command ends before. */
function untilCode(child: ChildProcess, said: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const code = CODE.exec(said())?.[1];
      if (code && said().includes('Ctrl-C')) resolve(code);
    };
    child.stdout?.on('data', look);
    child.once('exit', (status) => reject(new Error(`it ended with ${status}:\n${said()}`)));
    child.once('error', reject);
  });
}

/** `npm start -- --no-demo`, in a folder of its own and at ports that are free. */
export async function startEmptyPress(): Promise<EmptyPress> {
  const home = await mkdtemp(join(tmpdir(), 'quire-empty-'));
  const child = spawn(
    process.execPath,
    [join(ROOT, 'scripts', 'start.mjs'), '--no-demo', '--home', home],
    { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let text = '';
  const said = () => text;
  const hear = (chunk: Buffer) => {
    text += chunk.toString();
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    if (child.exitCode === null) child.kill('SIGTERM');
    await ended;
    await rm(home, { recursive: true, force: true });
  };
  try {
    const code = await untilCode(child, said);
    const file = await readFile(join(home, 'addresses.json'), 'utf8');
    return { ...AddressesSchema.parse(JSON.parse(file)), code, said, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
