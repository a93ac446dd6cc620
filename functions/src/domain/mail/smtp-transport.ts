import type { Mail } from '@quire/model/entities/mail';
import { z } from 'zod';
import type { MailSettings } from '../../platform/config/mail-settings.ts';
import { type Bounce, enhancedStatus } from '../outbox/bounces/hard-bounce.ts';
import { flowedText } from './flowed-text.ts';

/** Sends a mail, or reports the reason why it failed. */
export type SendResult =
  | { readonly ok: true; readonly bounces?: readonly Bounce[] }
  | {
      readonly ok: false;
      readonly permanent: boolean;
      readonly reason: string;
      /** The receivers that the server refused permanently. */
      readonly bounces?: readonly Bounce[];
    };
/** The data of a message besides its content. */
interface Sending {
  /** The sender's name; empty or absent: from the server's settings. */
  readonly name?: string;
  readonly files?: readonly AttachedFile[];
  /** The one-click unsubscribe address for its kind; null or absent: none. */
  readonly unsubscribe?: string | null;
  /** The Message-ID that all mails of its conversation refer to; null or absent: no conversation. */
  readonly thread?: string | null;
}
export type Transport = (mail: Mail, messageId: string, sending?: Sending) => Promise<SendResult>;
/** The attachments. */
export interface AttachedFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** Only the address, of `Press <press@example.org>`. */
const addressIn = (sender: string): string => /<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender;

/** SMTP's 5yz answers to a recipient or the message are permanent (RFC 5321, 4.2.1). */
function isPermanent(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const code = 'responseCode' in error ? Number(error.responseCode) : 0;
  const command = 'command' in error ? String(error.command) : '';
  return code >= 500 && code < 600 && /^(RCPT|DATA|MAIL)/.test(command);
}

/** Nodemailer's data about receivers that the server refused. */
const RefusedSchema = z.object({
  rejectedErrors: z
    .array(
      z.object({ recipient: z.string(), responseCode: z.number(), response: z.string() }).partial(),
    )
    .optional(),
});

function bouncesIn(outcome: unknown): Bounce[] {
  const { rejectedErrors = [] } = RefusedSchema.safeParse(outcome).data ?? {};
  return rejectedErrors.flatMap(({ recipient, responseCode = 0, response = '' }) =>
    recipient && responseCode >= 500
      ? [
          {
            address: recipient,
            status: enhancedStatus(response) ?? String(responseCode),
            reason: response,
          },
        ]
      : [],
  );
}

/** Delivers through the press's SMTP server. */
export function smtpTransport(settings: MailSettings): Transport {
  return async (mail, messageId, { name, files = [], unsubscribe, thread } = {}) => {
    const { createTransport } = await import('nodemailer');
    const smtp = createTransport({
      host: settings.host,
      port: settings.port,
      secure: settings.port === 465,
      ...(settings.user ? { auth: { user: settings.user, pass: settings.password } } : {}),
      connectionTimeout: 20_000,
      socketTimeout: 60_000,
    });
    try {
      const taken = await smtp.sendMail({
        from: name ? { name, address: addressIn(settings.from) } : settings.from,
        to: mail.to,
        ...(mail.replyTo ? { replyTo: mail.replyTo } : {}),
        subject: mail.subject,
        // With `text`, Nodemailer would omit the format.
        alternatives: [
          {
            contentType: 'text/plain; charset=utf-8; format=flowed',
            content: flowedText(mail.text),
          },
          { contentType: 'text/html; charset=utf-8', content: mail.html },
        ],
        messageId,
        ...(thread ? { inReplyTo: thread, references: thread } : {}),
        attachments: files.map(({ name: filename, type: contentType, bytes }) => ({
          ...{ filename, contentType },
          content: Buffer.from(bytes),
        })),
        headers: {
          'Auto-Submitted': 'auto-generated',
          // RFC 8058: a mail client unsubscribes with one POST.
          ...(unsubscribe
            ? {
                'List-Unsubscribe': `<${unsubscribe}>`,
                'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
              }
            : {}),
        },
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      return { ok: true, bounces: bouncesIn(taken) };
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return {
        ...{ ok: false, permanent: isPermanent(error), reason: reason.slice(0, 500) },
        bounces: bouncesIn(error),
      };
    } finally {
      smtp.close();
    }
  };
}
