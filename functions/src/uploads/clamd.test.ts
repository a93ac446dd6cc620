import { spawnSync } from 'node:child_process';
import { createServer, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { startClamd } from '../testing/clamd-server.ts';
import { scanWithClamd } from './clamd.ts';
import { whole } from './safe-upload.ts';

/** The test file that every scanner finds (eicar.org), written so that none finds it here. */
const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(
  '',
);

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function clamd(options?: Parameters<typeof startClamd>[0]) {
  const server = await startClamd(options);
  closing.push(server.close);
  return server;
}

/** A server that treats whoever connects in its own way. */
async function listen(meet: (socket: Socket) => void): Promise<number> {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => undefined);
    meet(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    for (const socket of open) socket.destroy();
    return new Promise((resolve) => server.close(() => resolve()));
  });
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

const at = (port: number) => ({ host: '127.0.0.1', port });

describe('a file that is scanned', () => {
  it('arrives whole, in pieces, and is clean', async () => {
    const { port, scanned } = await clamd();
    const bytes = Buffer.alloc(1_000_003, 'salt ');
    expect(await scanWithClamd(at(port), whole(bytes))).toEqual({ outcome: 'clean' });
    expect(scanned.map((each) => each.equals(bytes))).toEqual([true]);
  });

  it('is told by the name of what is in it', async () => {
    const { port } = await clamd();
    expect(await scanWithClamd(at(port), whole(Buffer.from(EICAR)))).toEqual({
      outcome: 'infected',
      found: 'Eicar-Signature',
    });
  });

  it('is not taken for clean where the scanner takes no more of it', async () => {
    const { port } = await clamd({ mostBytes: 100_000 });
    const verdict = await scanWithClamd(at(port), whole(Buffer.alloc(5_000_000)));
    expect(verdict.outcome).not.toBe('clean');
    expect(verdict).toMatchObject({
      reason: expect.stringMatching(/size limit|broke off|EPIPE|ECONNRESET/),
    });
  });
});

describe('a scanner that is away', () => {
  it('is one that nobody reaches', async () => {
    const server = await startClamd();
    await server.close();
    const verdict = await scanWithClamd(at(server.port), whole(Buffer.from('a')));
    expect(verdict.outcome).toBe('away');
  });

  it('is one that breaks off, that is silent, or whose answer has no end', async () => {
    const breaking = await listen((socket) => socket.end());
    const silent = await listen((socket) => socket.resume());
    const half = await listen((socket) => socket.end('stream: OK'));
    for (const port of [breaking, silent, half]) {
      const verdict = await scanWithClamd(at(port), whole(Buffer.from('a')), 200);
      expect(verdict.outcome).toBe('away');
    }
  });

  it('is also told where the file cannot be read to its end', async () => {
    const { port } = await clamd();
    const verdict = await scanWithClamd(
      at(port),
      (async function* () {
        yield Buffer.from('a');
        throw new Error('storage is away');
      })(),
    );
    expect(verdict).toEqual({ outcome: 'away', reason: 'storage is away' });
  });
});

/** `clamd` of Debian's package clamav-daemon, where it is installed with its signatures. */
const hasClamd = spawnSync('clamd', ['--version']).status === 0;

describe.skipIf(!hasClamd)('Debian’s clamd (skipped where clamav-daemon is not installed)', () => {
  it('finds the test file and nothing in a text', { timeout: 300_000 }, async () => {
    const { startDebianClamd } = await import('../testing/debian-clamd.ts');
    const { port, close } = await startDebianClamd();
    closing.push(close);
    expect(await scanWithClamd(at(port), whole(Buffer.from('salt')))).toEqual({ outcome: 'clean' });
    expect(await scanWithClamd(at(port), whole(Buffer.from(EICAR)))).toMatchObject({
      outcome: 'infected',
      found: expect.stringMatching(/eicar/i),
    });
  });
});
