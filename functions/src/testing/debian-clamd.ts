/** Debian's clamd on a free port, with the signatures that are there, or one of our own for the test file. */
import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

const SIGNATURES = '/var/lib/clamav';
/** Of a signature file (.ndb): a name, any file, any place, and the bytes in hexadecimal. */
const EICAR = `Eicar-Test:0:*:${Buffer.from('EICAR-STANDARD-ANTIVIRUS-TEST-FILE').toString('hex')}\n`;

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port });
    socket.on('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });

/** Rejects where it ends before it listens. */
export async function startDebianClamd(): Promise<{ port: number; close(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'quire-clamd-'));
  const held = await readdir(SIGNATURES).catch(() => []);
  const isFilled = held.some((name) => /\.(cvd|cld|ndb|hdb)$/.test(name));
  if (!isFilled) await writeFile(join(folder, 'eicar.ndb'), EICAR);
  const port = await freePort();
  const settings = [
    'Foreground yes',
    `TCPSocket ${port}`,
    'TCPAddr 127.0.0.1',
    `DatabaseDirectory ${isFilled ? SIGNATURES : folder}`,
    `TemporaryDirectory ${folder}`,
  ];
  await writeFile(join(folder, 'clamd.conf'), `${settings.join('\n')}\n`);
  const clamd = spawn('clamd', ['--config-file', join(folder, 'clamd.conf')], { stdio: 'ignore' });
  const close = async () => {
    const ended = new Promise((resolve) => clamd.once('exit', resolve));
    if (clamd.exitCode === null && clamd.kill()) await ended;
    await rm(folder, { recursive: true, force: true });
  };
  while (!(await answers(port))) {
    if (clamd.exitCode !== null) {
      await close();
      throw new Error(`clamd ended with ${clamd.exitCode}`);
    }
    await setTimeout(200);
  }
  return { port, close };
}
