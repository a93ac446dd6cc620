import { randomBytes } from 'node:crypto';
import type { MailPorts } from '../../domain/mail/deliver-mail.ts';
import { smtpTransport } from '../../domain/mail/smtp-transport.ts';
import { mailSettings } from '../../platform/config/mail-settings.ts';
import { adminPorts } from '../../platform/firebase/admin.ts';

/** What delivering mails needs, of the real Firebase. */
export function adminMailPorts(): MailPorts {
  return { ...adminPorts(), random: randomBytes, transport: smtpTransport(mailSettings()) };
}
