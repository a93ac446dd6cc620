import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export interface ContainerOf {
  readonly name: string;
  readonly signature: 'http' | 'cloudevent';
  /** The container's files. */
  readonly folder: string;
  /** The program of Google's framework for functions. */
  readonly framework: string;
  /** What the deployment gives it beside what Cloud Run sets. */
  readonly env: Readonly<Record<string, string | undefined>>;
}

export interface FunctionContainer {
  readonly url: string;
  /** From the start until the port was open. */
  readonly readyMs: number;
  /** What it has printed. */
  readonly said: () => string;
  /** The most memory that it has held, in MiB; undefined where the system does not say. */
  readonly memory: () => Promise<number | undefined>;
  stop(): void;
}

/** Cloud Run gives up on a container that has not opened its port after four minutes. */
const PATIENCE_MS = 240_000;

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });
}

/** Linux says how much of a process was in memory at most (proc_pid_status(5)). */
async function peakMemory(pid: number | undefined): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kib = /^VmHWM:\s*(\d+) kB/m.exec(status)?.[1];
  return kib === undefined ? undefined : Math.round(Number(kib) / 1024);
}

/** Starts a function as its container does in Cloud Run. Rejects with what it has printed where its port does not open. */
export async function functionContainer(of: ContainerOf): Promise<FunctionContainer> {
  const port = await freePort();
  const began = performance.now();
  const child = spawn(process.execPath, [of.framework], {
    cwd: of.folder,
    env: {
      ...of.env,
      ...{ PATH: process.env.PATH, HOME: of.folder, NODE_ENV: 'production' },
      ...{ PORT: String(port), FUNCTION_TARGET: of.name, FUNCTION_SIGNATURE_TYPE: of.signature },
      ...{ K_SERVICE: of.name.toLowerCase(), K_REVISION: '1', K_CONFIGURATION: of.name },
      LOG_EXECUTION_ID: 'true',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  const url = `http://127.0.0.1:${port}`;
  while (performance.now() - began < PATIENCE_MS) {
    if (child.exitCode !== null) throw new Error(`${of.name} has ended: ${said}`);
    const isOpen = await fetch(`${url}/favicon.ico`).then(
      () => true,
      () => false,
    );
    if (isOpen) {
      const readyMs = performance.now() - began;
      return {
        ...{ url, readyMs, said: () => said },
        memory: () => peakMemory(child.pid),
        stop: () => void child.kill('SIGKILL'),
      };
    }
    await wait(50);
  }
  child.kill('SIGKILL');
  throw new Error(`${of.name} opens no port: ${said}`);
}
