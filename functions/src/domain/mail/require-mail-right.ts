import { templateOf } from '@quire/model/mail/registry/describe-template';
import type { MailTemplate } from '@quire/model/mail/template';
import { type Asker, can } from '@quire/model/roles';
import { Refused } from '../../platform/errors/refused.ts';

/** A template that somebody may word anew: admins alone. Throws `Refused`. */
export function requireTemplate(person: Asker, name: string): MailTemplate {
  if (!can(person, 'mail.read')) throw new Refused('access/denied');
  const template = templateOf(name);
  if (!template) throw new Refused('mail/no-template');
  return template;
}
