import { mkdir } from 'node:fs/promises';
import { MailDev } from 'maildev';

export interface MailboxOptions {
  host: string;
  smtpPort: number;
  webPort: number;
  /** Where mails are kept between runs. */
  folder: string;
}

/** What a developer looks back on; older mails are thrown away. */
const MAILS_KEPT = 500;

/**
 * Starts the local mailbox in this process: an SMTP server that delivers nothing to anyone, and
 * a page that shows what was sent. Rejects when a port is taken. `stop` frees both ports.
 */
export async function startMailbox(options: MailboxOptions): Promise<{ stop(): Promise<void> }> {
  await mkdir(options.folder, { recursive: true });
  const mailbox = new MailDev({
    ip: options.host,
    smtp: options.smtpPort,
    webIp: options.host,
    web: options.webPort,
    mailDirectory: options.folder,
    maxEmails: MAILS_KEPT,
    silent: true,
    // Functions speak plain SMTP to this machine: there is no certificate to offer.
    hideExtensions: ['STARTTLS'],
  });
  await quietly(() => mailbox.start());
  return { stop: () => mailbox.stop() };
}

/** It announces itself on the console whatever it is told; our own table says where it is. */
async function quietly<T>(work: () => Promise<T>): Promise<T> {
  const { info } = console;
  console.info = () => undefined;
  try {
    return await work();
  } finally {
    console.info = info;
  }
}
