import { createHash } from 'node:crypto';
import type { Mail } from '@quire/model/entities/mail';

/**
 * The Message-ID that all mails about one manuscript refer to (RFC 5322, 3.6.4), so that mail programs show them as one
 * conversation. No mail has that id itself. Authors, staff and each reviewer have separate conversations, named by a
 * hash, so that two people cannot tell from the headers that they received mails about the same manuscript.
 *
 * @param host the host name of the press's address
 * @returns null for a mail that is not about a manuscript
 */
export function threadOf(
  { submission, template, to }: Pick<Mail, 'submission' | 'template' | 'to'>,
  host: string,
): string | null {
  if (!submission) return null;
  const [audience] = template.split('/');
  const readers = audience === 'reviewer' ? to.join() : audience;
  const hash = createHash('sha256').update(`${submission}~${readers}`).digest('hex').slice(0, 24);
  return `<conversation.${hash}@${host}>`;
}
