import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkPassword } from './check-password.ts';
import { isLeaked } from './leaked-password.ts';

const LEAKED = 'seven oysters under a slack tide';
const UNHEARD_OF = 'nine herons over the breakwater';
const NOBODY = { email: '', names: [] };
const hashOf = (password: string) =>
  createHash('sha1').update(password).digest('hex').toUpperCase();

/** Answers range requests as the service does: other suffixes, padding, one leaked password. */
let server: Server;
let ranges: string;
const asked: { path: string | undefined; padding: unknown }[] = [];
const warnings: unknown[] = [];
const log = { warn: (message: string) => warnings.push(message) };

beforeAll(async () => {
  server = createServer(({ url, headers }, response) => {
    asked.push({ path: url, padding: headers['add-padding'] });
    const prefix = url?.split('/range/')[1];
    if (url?.startsWith('/away/')) return response.writeHead(503).end();
    if (url?.startsWith('/moved/')) return response.writeHead(302, { location: '/' }).end();
    if (url?.startsWith('/silent/')) return;
    const lines = [`${'0'.repeat(35)}:9`, `${hashOf(UNHEARD_OF).slice(5)}:0`];
    if (prefix === hashOf(LEAKED).slice(0, 5)) lines.push(`${hashOf(LEAKED).slice(5)}:3`);
    response.end(lines.join('\r\n'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ranges = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it('finds a leaked password, and sends only five digits of its hash', async () => {
  expect(await isLeaked({ ranges, log }, LEAKED)).toBe(true);
  expect(asked).toEqual([{ path: `/range/${hashOf(LEAKED).slice(0, 5)}`, padding: 'true' }]);
});

it('ignores the padding of the answer', async () => {
  expect(await isLeaked({ ranges, log }, UNHEARD_OF)).toBe(false);
});

it.each(['away', 'moved', 'silent'])('refuses no password while the list is %s', async (how) => {
  warnings.length = 0;
  const ports = { ranges: `${ranges}/${how}`, log, patienceMs: 50 };
  expect(await isLeaked(ports, LEAKED)).toBe(false);
  expect(warnings).toEqual(['password/list-unreachable']);
});

it('sends no request if no list is configured', async () => {
  const before = asked.length;
  expect(await isLeaked({ ranges: null, log }, LEAKED)).toBe(false);
  expect(asked).toHaveLength(before);
});

it('is checked for every new password, and reports the error beside its field', async () => {
  const ports = { isLeaked: (password: string) => isLeaked({ ranges, log }, password) };
  await expect(checkPassword(ports, LEAKED, NOBODY)).rejects.toMatchObject({
    code: 'password/leaked',
    details: { field: 'password' },
  });
  await expect(checkPassword(ports, UNHEARD_OF, NOBODY)).resolves.toBeUndefined();
});
