import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const url = (name: string) => new URL(name, import.meta.url).href;

/** In a process of its own: Firebase's logger keeps the console that it finds when it is loaded. */
const SCRIPT = `
import { log } from '${url('./log.ts')}';
import { withRequestId } from '${url('./request-id.ts')}';
withRequestId(() => '${'c'.repeat(32)}/1', () => log.error('mail/failed', { mail: 'm1' }));
log.error('mail/failed', { mail: 'm2' });
`;

it('writes a line of JSON with severity, code, fields and the id of the request', async () => {
  const { stderr } = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '-e',
    SCRIPT,
  ]);
  const [inRequest, outside] = stderr
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));
  expect(inRequest).toMatchObject({
    severity: 'ERROR',
    code: 'mail/failed',
    mail: 'm1',
    requestId: 'c'.repeat(12),
  });
  expect(outside).toMatchObject({ mail: 'm2' });
  expect(outside).not.toHaveProperty('requestId');
});
