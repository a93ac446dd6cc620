import { mayBeJournals, templateOf } from '@quire/model/mail/registry/describe-template';
import type { MailTemplate } from '@quire/model/mail/template';
import { type Asker, can } from '@quire/model/roles';
import { Refused } from '../../platform/errors/refused.ts';
import { readPermissions } from '../access/read-permissions.ts';
import { readJournal } from '../outbox/correspondents.ts';
import type { MailCallPorts } from './mail-ports.ts';

/**
 * A template whose wording the user may change: the press's are for admins; a journal's are for its editors, if the
 * mail is about its manuscripts. Throws `Refused`.
 */
export async function requireTemplate(
  { db }: Pick<MailCallPorts, 'db'>,
  person: Asker,
  name: string,
  journal: string | undefined,
): Promise<MailTemplate> {
  const template = templateOf(name);
  if (journal === undefined) {
    if (!can(person, 'mail.read')) throw new Refused('access/denied');
    if (!template) throw new Refused('mail/no-template');
    return template;
  }
  const permissions = await readPermissions(db, journal);
  if (!can(person, 'journal.edit', { journal, permissions })) throw new Refused('access/denied');
  const isThere = template && mayBeJournals(template) && (await readJournal(db, journal));
  if (!isThere) throw new Refused('mail/no-template');
  return template;
}
