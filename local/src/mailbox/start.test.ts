import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { isPortFree } from '../stack/ports.ts';
import { startMailbox } from './start.ts';

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

/** Speaks SMTP as plainly as it can be spoken. */
async function send(port: number, lines: readonly string[]): Promise<string[]> {
  const socket = connect(port, '127.0.0.1');
  const waiting = [...lines];
  const heard: string[] = [];
  for await (const line of createInterface({ input: socket })) {
    heard.push(line);
    if (line[3] !== '-') socket.write(`${waiting.shift() ?? 'QUIT'}\r\n`);
    if (line.startsWith('221')) break;
  }
  return heard;
}

test('takes a mail, shows it on its page, keeps it, and frees its ports', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'quire-mail-'));
  const [smtpPort, webPort] = [await freePort(), await freePort()];
  const options = { host: '127.0.0.1', smtpPort, webPort, folder };
  const mailbox = await startMailbox(options);
  const text = 'From: a@x.example\r\nTo: b@x.example\r\nSubject: Hello\r\n\r\nA mail.\r\n.';
  await send(smtpPort, [
    'EHLO x',
    'MAIL FROM:<a@x.example>',
    'RCPT TO:<b@x.example>',
    'DATA',
    text,
  ]);
  const subjects = async () => {
    const answer = await fetch(`http://127.0.0.1:${webPort}/api/email`);
    return JSON.stringify(await answer.json());
  };
  await expect.poll(subjects, { timeout: 10_000 }).toContain('Hello');
  const page = await fetch(`http://127.0.0.1:${webPort}/`, { headers: { accept: 'text/html' } });
  const html = await page.text();
  expect(html).toContain('<script');
  expect(html).not.toMatch(/(src|href)="(https?:)?\/\//);
  await mailbox.stop();
  expect(await isPortFree(smtpPort)).toBe(true);
  const again = await startMailbox(options);
  await expect.poll(subjects, { timeout: 10_000 }).toContain('Hello');
  await again.stop();
  await rm(folder, { recursive: true });
});
