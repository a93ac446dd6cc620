/**
 * What firebase-tools takes for the process of one function: it has the function served by the host, prints what the
 * function prints, and is over when firebase-tools ends it or when the host is gone. It is none: a process of 40 MB for
 * each function, and for each further call of it at the same time, would only hand on what the host says.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { existsSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { hostSocket } from './host-socket.ts';

const HOST = fileURLToPath(new URL('./host.ts', import.meta.url));
/** How often a host is started that ends before it has answered. */
const STARTS = 3;

/** Of what a process is started with. */
export interface Started {
  /** The folder of the functions' package. */
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
}

function tryToConnect(path: string): Promise<Socket | null> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => resolve(socket));
    socket.once('error', () => resolve(null));
  });
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode !== null || signalCode !== null;

/**
 * Two stand-ins may start a host at once: the second host finds the socket taken, and ends. A host that still lives is waited
 * for without a limit, as starting Node takes minutes on a machine that is busy enough. Rejects when `STARTS` hosts have ended.
 */
async function reachHost(
  path: string,
  env: Started['env'],
  isOver: () => boolean,
): Promise<Socket> {
  let host: ChildProcess | undefined;
  for (let starts = 0; !isOver(); ) {
    const socket = await tryToConnect(path);
    if (socket) return socket;
    if (!host || hasEnded(host)) {
      if (starts === STARTS) break;
      // It is for all functions: a module told which one is meant would make no other.
      const shared = { ...env, FUNCTION_TARGET: undefined };
      host = spawn(process.execPath, [HOST, path], { stdio: 'ignore', env: shared });
      host.unref();
      starts += 1;
    }
    await wait(30);
  }
  throw new Error(`stand-in: no host at ${path}`);
}

/** The part of a `ChildProcess` that firebase-tools uses. */
export class StandIn extends EventEmitter {
  readonly stdout = new PassThrough();
  readonly stderr = new PassThrough();
  exitCode: number | null = null;
  #host: Socket | undefined;

  constructor({ cwd, env }: Started) {
    super();
    void this.#serve(cwd, env).catch((error: unknown) => {
      if (this.exitCode === null) this.stdout.write(`${String(error)}\n`);
      this.#end(1);
    });
  }

  /** As every signal would: firebase-tools wants the function gone. */
  kill(): boolean {
    const isFirst = this.exitCode === null;
    this.#end(0);
    return isFirst;
  }

  async #serve(folder: string, env: Started['env']): Promise<void> {
    const { PORT: socket = '', FUNCTION_TARGET: target, FUNCTION_SIGNATURE_TYPE: signature } = env;
    const path = hostSocket(folder, signature, env.TMPDIR);
    // The last connections of a host that is being ended are taken by nobody.
    for (let wasTaken = false; !wasTaken && this.exitCode === null; ) {
      const host = await reachHost(path, env, () => this.exitCode !== null);
      this.#host = host;
      let hasSpoken = false;
      host.on('error', () => host.destroy());
      host.on('data', () => {
        hasSpoken = true;
      });
      const gone = new Promise((resolve) => host.once('close', resolve));
      host.write(`${JSON.stringify({ socket, target, signature, folder, env })}\n`);
      host.pipe(this.stdout, { end: false });
      if (this.exitCode !== null) host.destroy();
      await gone;
      wasTaken = hasSpoken || existsSync(socket);
    }
    this.#end(1);
  }

  #end(code: number): void {
    if (this.exitCode !== null) return;
    this.exitCode = code;
    this.#host?.destroy();
    this.stdout.end();
    this.stderr.end();
    setImmediate(() => {
      this.emit('exit', code, null);
      this.emit('close', code, null);
    });
  }
}
