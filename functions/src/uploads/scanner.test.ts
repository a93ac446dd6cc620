import { afterEach, expect, it } from 'vitest';
import { type ClamdServer, startClamd } from '../testing/clamd-server.ts';
import { whole } from './safe-upload.ts';
import { configuredScanner } from './scanner.ts';

let server: ClamdServer | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

it('scans nothing where no scanner is set up', () => {
  expect(configuredScanner('')).toBeUndefined();
});

it.each(['127.0.0.1', 'localhost'])('asks the clamd of the setting at %s', async (host) => {
  server = await startClamd();
  const scanner = configuredScanner(`clamd://${host}:${server.port}`);
  expect(await scanner?.scan(whole(Buffer.from('salt')))).toEqual({ outcome: 'clean' });
  expect(String(server.scanned[0])).toBe('salt');
});

it.each(['127.0.0.1:3310', 'http://127.0.0.1:3310', 'clamd://', 'yes'])(
  'keeps nothing unscanned where the setting is %s',
  async (named) => {
    const verdict = await configuredScanner(named)?.scan(whole(Buffer.from('salt')));
    expect(verdict).toMatchObject({ outcome: 'away', reason: expect.stringContaining(named) });
  },
);
