import { createHash } from 'node:crypto';
import type { Mail } from '@quire/model/entities/mail';

/**
 * The Message-ID that all mails about one manuscript refer to (RFC 5322, 3.6.4), so that mail programs show them
 * as one conversation. Nobody has received a mail of that id. Authors, reviewers and staff have one each, made
 * by a hash: from the headers of their mails nobody can tell which manuscript somebody else was written to about.
 *
 * @param host of the press's address
 * @returns null where it is about no manuscript
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
