/**
 * The process that firebase-tools starts for one function, and stops when it wants that function
 * gone: it has the function served by the host, prints what the function prints, and ends with it.
 */
import { spawn } from 'node:child_process';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { hostSocket } from './host-socket.ts';

const HOST = fileURLToPath(new URL('./host.ts', import.meta.url));
const PATIENCE_MS = 30_000;

function tryToConnect(path: string): Promise<Socket | null> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => resolve(socket));
    socket.once('error', () => resolve(null));
  });
}

/** Two stand-ins may start a host at once: the second host finds the socket taken, and ends. */
async function reachHost(path: string): Promise<Socket> {
  const until = Date.now() + PATIENCE_MS;
  let started = false;
  while (Date.now() < until) {
    const socket = await tryToConnect(path);
    if (socket) return socket;
    if (!started) {
      spawn(process.execPath, [HOST, path], { stdio: 'ignore' }).unref();
      started = true;
    }
    await wait(30);
  }
  throw new Error(`stand-in: no host at ${path}`);
}

// The host reads it with its schema: a process that only waits needs no library for that.
const registration = {
  socket: process.env.PORT,
  target: process.env.FUNCTION_TARGET,
  signature: process.env.FUNCTION_SIGNATURE_TYPE,
  folder: process.cwd(),
  env: process.env,
};
const host = await reachHost(hostSocket(registration.folder, registration.signature));
host.write(`${JSON.stringify(registration)}\n`);
host.pipe(process.stdout);
host.once('close', () => process.exit(1));
// Ctrl-C in a terminal is for firebase-tools, which ends us when it is ready to.
process.on('SIGINT', () => {});
