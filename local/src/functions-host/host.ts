/**
 * One process for many functions. Stand-ins connect to its socket and say which function they are;
 * it serves the function for as long as the connection lasts, and ends a moment after the last.
 * Usage: node host.ts <socket>
 */
import { rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { connect, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { mainOf } from './host-socket.ts';
import { divideEnvironment, divideOutput } from './in-call.ts';
import { Registration } from './registration.ts';
import { type Exported, serveFunction } from './serve-function.ts';

/** Between the end of one stand-in and the start of the next. */
const LINGER_MS = 3_000;
/** For the first stand-in, which may have been ended before it came. */
const PATIENCE_MS = 30_000;
const [path] = process.argv.slice(2);
if (!path) throw new Error('host: no socket given');

const standIns = new Set<Socket>();
const end = () => process.exit(0);
let ending = setTimeout(end, PATIENCE_MS);

divideEnvironment();
divideOutput((text) => void [...standIns][0]?.write(text));

const exported = async (folder: string, target: string): Promise<Exported> => {
  const module: unknown = await import(pathToFileURL(mainOf(folder)).href);
  const found = target.split('.').reduce((group: unknown, name) => Object(group)[name], module);
  if (typeof found !== 'function') throw new Error(`host: no function ${target} in ${folder}`);
  return (...given) => Reflect.apply(found, undefined, given);
};

async function serve(standIn: Socket, line: string): Promise<Server> {
  const registration = Registration.parse(JSON.parse(line));
  const { socket, target, folder } = registration;
  const print = (text: string | Uint8Array) => void standIn.write(text);
  const server = serveFunction(await exported(folder, target), registration, print);
  await new Promise<void>((resolve) => server.listen(socket, resolve));
  return server;
}

function take(standIn: Socket): void {
  clearTimeout(ending);
  standIns.add(standIn);
  let server: Promise<Server> | undefined;
  const lines = createInterface({ input: standIn });
  // It passes on what the socket says, which is met below.
  lines.on('error', () => undefined);
  lines.once('line', (line) => {
    server = serve(standIn, line);
    server.catch((error: unknown) => standIn.end(`${String(error)}\n`));
  });
  standIn.on('error', () => standIn.destroy());
  standIn.once('close', () => {
    standIns.delete(standIn);
    // Calls under way are let end.
    server?.then((each) => each.close()).catch(() => undefined);
    if (standIns.size === 0) ending = setTimeout(end, LINGER_MS);
  });
}

process.on('SIGINT', () => {});
const host = createServer(take);
// Another host was quicker, unless nobody answers there: then it was killed.
host.once('error', () => {
  const other = connect(path, end);
  other.once('error', () => {
    rmSync(path, { force: true });
    host.listen(path);
  });
});
host.listen(path);
process.on('exit', () => host.listening && rmSync(path, { force: true }));
