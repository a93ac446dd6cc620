import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { createInterface } from 'node:readline';
import { MailSchema } from '@quire/model/entities/mail';
import { afterEach, expect, it } from 'vitest';
import { smtpTransport } from './smtp-transport.ts';

let server: Server | undefined;
/** The lines of the last message, headers and all. */
let received: string[] = [];
afterEach(() => server?.close());

/** A mail server that accepts some receivers and refuses others with its own messages. */
async function startSmtp(refusals: Readonly<Record<string, string>>): Promise<number> {
  server = createServer((socket) => {
    let isData = false;
    received = [];
    socket.write('220 mx.test ESMTP\r\n');
    createInterface({ input: socket }).on('line', (line) => {
      const say = (answer: string) => socket.write(`${answer}\r\n`);
      if (isData) {
        if (line !== '.') return received.push(line);
        isData = false;
        return say('250 2.0.0 Ok');
      }
      const receiver = /^RCPT TO:<(.*)>/.exec(line)?.[1];
      if (receiver !== undefined) return say(refusals[receiver] ?? '250 2.1.5 Ok');
      if (line === 'DATA') {
        isData = true;
        return say('354 Go on');
      }
      return say(line === 'QUIT' ? '221 Bye' : '250 Ok');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

const mailTo = (...to: string[]) =>
  MailSchema.parse({
    ...{ template: 't', to, subject: 's', text: 't', html: 'h', state: 'sending', attempts: 1 },
    createdAt: '2026-03-01T08:00:00.000Z',
  });

async function send(refusals: Readonly<Record<string, string>>, ...to: string[]) {
  const port = await startSmtp(refusals);
  const settings = { host: '127.0.0.1', port, user: '', password: '', from: 'P <p@press.test>' };
  return smtpTransport(settings)(mailTo(...to), '<one@press.test>');
}

const GONE = { 'gone@example.org': '550 5.1.1 <gone@example.org>: no such user' };

it('reports which receiver the server refused, and why', async () => {
  expect(await send(GONE, 'gone@example.org')).toMatchObject({
    ...{ ok: false, permanent: true },
    bounces: [
      {
        ...{ address: 'gone@example.org', status: '5.1.1' },
        reason: expect.stringContaining('no such user'),
      },
    ],
  });
});

it('reports one of several receivers, if the others get the mail', async () => {
  expect(await send(GONE, 'gone@example.org', 'here@example.org')).toMatchObject({
    ...{ ok: true, bounces: [{ address: 'gone@example.org' }] },
  });
});

it('does not report a receiver if the server requests a retry', async () => {
  const busy = { 'busy@example.org': '450 4.2.1 Try again later' };
  expect(await send(busy, 'busy@example.org')).toMatchObject({
    ...{ ok: false, permanent: false, bounces: [] },
  });
});

it('sends a text part in short lines, an HTML part, and the conversation that it belongs to', async () => {
  const port = await startSmtp({});
  const settings = { host: '127.0.0.1', port, user: '', password: '', from: 'P <p@press.test>' };
  const text = `${'Both reviewers find the question worth asking. '.repeat(6).trim()}\n\n-- \nP`;
  const thread = '<conversation.1@press.test>';
  await smtpTransport(settings)({ ...mailTo('a@a.test'), text }, '<one@press.test>', { thread });
  const message = received.join('\n');
  expect(message).toContain(`\nIn-Reply-To: ${thread}\n`);
  expect(message).toContain(`\nReferences: ${thread}\n`);
  expect(message).toMatch(/^Content-Type: multipart\/alternative/m);
  expect(message).toMatch(/^Content-Type: text\/plain; charset=utf-8;\s+format=flowed$/m);
  expect(message).toMatch(/^Content-Type: text\/html/m);
  expect(message).toMatch(/^Both reviewers find .* \n/m);
  for (const line of received) expect(line.length).toBeLessThanOrEqual(78);
});
