import { env } from './environment.ts';
import { secrets } from './secrets.ts';

/** A function that takes reports of mails that came back must name these. */
export const MAIL_REPORT_SECRETS = secrets ? [secrets.mailReportsKey] : [];

/** What the mail server proves itself with when it hands in delivery reports; null where none are taken. */
export function mailReportsKey(): string | null {
  const key = secrets ? secrets.mailReportsKey.value() : (env.QUIRE_MAIL_REPORTS_KEY ?? '');
  return key.length >= 16 ? key : null;
}
