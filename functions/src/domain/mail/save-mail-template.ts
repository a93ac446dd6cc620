import { inLanguage } from '@quire/content/messages/in-language';
import type { ResetMailTemplateRequest, SaveMailTemplateRequest } from '@quire/model/calls/mail';
import {
  AUDIT,
  MAIL_TEMPLATE_WORDS,
  mailTemplateDocId,
  mailWordsPath,
} from '@quire/model/collections';
import { type MailOverride, MailOverrideSchema } from '@quire/model/entities/mail-template';
import { checkWording, describeTemplate } from '@quire/model/mail/registry/describe-template';
import type { MailWording } from '@quire/model/mail/registry/mail-wording';
import { type Language, SOURCE_LANGUAGE } from '@quire/model/messages/languages';
import type { Asker } from '@quire/model/roles';
import { readRecord } from '../../platform/database/read-record.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Refused } from '../../platform/errors/refused.ts';
import { personName } from '../access/person-name.ts';
import type { MailCallPorts } from './mail-ports.ts';
import { requireTemplate } from './require-mail-right.ts';

interface Change extends MailWording {
  readonly template: string;
  readonly journal: string | undefined;
  readonly language: Language;
  readonly base: number;
  readonly isReset: boolean;
}

const versionId = (revision: number) => `r${String(revision).padStart(6, '0')}`;

/** The next revision of a mail's wording, with its history and an audit entry. */
function write(
  { db, now }: MailCallPorts,
  { uid }: Asker,
  byName: string,
  { template, journal, language, base, ...words }: Change,
): Promise<{ revision: number }> {
  const ref = db
    .collection(mailWordsPath(journal ?? null))
    .doc(mailTemplateDocId(template, language));
  return inTransaction(db, async (tx) => {
    const before = readRecord(await tx.get(ref), MailOverrideSchema);
    const seen = before?.revision ?? 0;
    const isSame =
      before?.subject === words.subject &&
      before.text === words.text &&
      before.isReset === words.isReset;
    // A retry after a lost answer.
    if (before && isSame && before.updatedBy === uid && seen === base + 1)
      return { revision: seen };
    if (before && seen !== base) {
      const name = await personName(db, before.updatedBy);
      const current = { revision: seen, updatedAt: before.updatedAt, by: name };
      throw new Refused('record/stale', { current, values: { name } });
    }
    const revision = seen + 1;
    const at = now().toISOString();
    const after: MailOverride = {
      ...words,
      template,
      language,
      revision,
      updatedAt: at,
      updatedBy: uid,
    };
    tx.set(ref, after);
    const change = words.isReset ? 'restored' : seen === 0 ? 'created' : 'saved';
    const { subject, text } = words;
    tx.set(ref.collection('history').doc(versionId(revision)), {
      ...{ revision, at, by: uid, byName, change },
      data: { subject, text },
    });
    const action = words.isReset ? 'mail-template.reset' : 'mail-template.saved';
    tx.set(
      db
        .collection(AUDIT)
        .doc(`${MAIL_TEMPLATE_WORDS}~${journal ? `${journal}~` : ''}${ref.id}~${revision}`),
      {
        ...{ action, at, by: uid, record: ref.path, revision, ...(journal ? { journal } : {}) },
      },
    );
    return { revision };
  });
}

/**
 * Saves the wording of a mail or letter in a language, for the press or for a journal, from the next one on. Throws
 * `Refused`.
 */
export async function saveMailTemplate(
  ports: MailCallPorts,
  person: Asker,
  {
    template: name,
    journal,
    language = SOURCE_LANGUAGE,
    base,
    subject,
    text,
  }: SaveMailTemplateRequest,
): Promise<{ revision: number }> {
  const template = await requireTemplate(ports, person, name, journal);
  if (template.isFixed) throw new Refused('mail/fixed');
  const problems = checkWording(template, { subject, text });
  const [first] = problems;
  if (first) throw new Refused('input/invalid', { field: first.field, problems });
  const byName = await personName(ports.db, person.uid);
  const change = { template: name, journal, language, base, subject, text, isReset: false };
  return write(ports, person, byName, change);
}

/** Restores the default wording; for a journal, that of the press. Throws `Refused`. */
export async function resetMailTemplate(
  ports: MailCallPorts,
  person: Asker,
  { template: name, journal, language = SOURCE_LANGUAGE, base }: ResetMailTemplateRequest,
): Promise<{ revision: number }> {
  await requireTemplate(ports, person, name, journal);
  const wording = inLanguage(language, () => describeTemplate(name)?.wording);
  if (!wording) throw new Refused('mail/no-template');
  const byName = await personName(ports.db, person.uid);
  const change = { template: name, journal, language, base, ...wording, isReset: true };
  return write(ports, person, byName, change);
}
