import { inLanguage } from '@quire/content/messages/in-language';
import { ARTICLE_TYPES } from '@quire/model/article-types';
import type { PreviewMailRequest } from '@quire/model/calls/mail';
import { SUBMISSIONS } from '@quire/model/collections';
import { SubmissionSchema } from '@quire/model/entities/submission';
import { composeMail, type MailParts, type Sender } from '@quire/model/mail/compose';
import { checkWording } from '@quire/model/mail/registry/describe-template';
import {
  fillLetter,
  isLetterName,
  LetterSchema,
} from '@quire/model/mail/registry/letter-templates';
import { composeWording, type MailWording } from '@quire/model/mail/registry/mail-wording';
import type { Signer } from '@quire/model/mail/signature';
import type { MailTemplate } from '@quire/model/mail/template';
import { SOURCE_LANGUAGE } from '@quire/model/messages/languages';
import { readersAbstract } from '@quire/model/messages/readers-abstract';
import { t } from '@quire/model/messages/t';
import { adminSubmissionPath } from '@quire/model/office-paths';
import { type Asker, can } from '@quire/model/roles';
import { submissionPath } from '@quire/model/submission-paths';
import { readRecord } from '../../platform/database/read-record.ts';
import { Refused } from '../../platform/errors/refused.ts';
import { readJournal, readOwner, readSender } from '../outbox/correspondents.ts';
import { readCustomWordings, withCustomWording, wordsFor } from '../outbox/custom-wording.ts';
import { withReadableLetters } from '../outbox/with-readable-letters.ts';
import type { MailCallPorts } from './mail-ports.ts';
import { requireTemplate } from './require-mail-right.ts';

const SAMPLE_SIGNER = 'Edda Marchetti';
const noPress = (origin: string): Sender => ({ press: t('mail.thePress'), origin, contact: '' });

/** The values of a submission for the fields that many mails have. Throws `Refused` for users who may not see it. */
async function dataOf(
  { db, origin }: MailCallPorts,
  person: Asker,
  id: string,
  isForStaff: boolean,
): Promise<Record<string, unknown>> {
  const submission = readRecord(await db.collection(SUBMISSIONS).doc(id).get(), SubmissionSchema);
  if (!submission) throw new Refused('record/not-found', { values: { noun: 'manuscript' } });
  const { journal: jkey, authorUids, owner, articleType } = submission;
  // A draft is only for its authors.
  if (submission.state === 'draft') throw new Refused('access/denied');
  if (!can(person, 'submission.read', { journal: jkey, authorUids })) {
    throw new Refused('access/denied');
  }
  const [journal, submitter] = await Promise.all([readJournal(db, jkey), readOwner(db, owner)]);
  const path = isForStaff ? adminSubmissionPath(id) : submissionPath(id);
  return {
    title: submission.title,
    journal: journal?.fullname ?? jkey,
    number: submission.number ?? '',
    url: `${origin}${path}`,
    submitter: submitter?.name ?? '',
    authors: submission.authors.map(({ given, family }) => `${given} ${family}`.trim()),
    type: articleType === '' ? '' : ARTICLE_TYPES[articleType],
    abstract: readersAbstract(submission),
    ...(isForStaff ? {} : { name: submitter?.name ?? '' }),
  };
}

/** Sample data, replaced by the values of a real manuscript if the template has the same field. */
async function dataFor(
  ports: MailCallPorts,
  person: Asker,
  template: MailTemplate,
  submission: string | undefined,
): Promise<Record<string, unknown>> {
  if (!submission) return template.sample;
  // The links of reviewers are not shown, and must not reveal who they are.
  const isReviewers = template.name.startsWith('reviewer/');
  const isForStaff = template.name.startsWith('editor/') || isReviewers;
  const { url, ...known } = await dataOf(ports, person, submission, isForStaff);
  const all = isReviewers ? known : { ...known, url };
  const fitting = Object.entries(all).filter(([field]) => field in template.schema.shape);
  const data = template.schema.safeParse({ ...template.sample, ...Object.fromEntries(fitting) });
  return data.success ? data.data : template.sample;
}

/** A letter as its editor finds it: Markdown with the values inserted. */
function letterParts(wording: MailWording | null, parts: MailParts): MailParts {
  const data = wording && LetterSchema.safeParse(parts.made?.data).data;
  if (!wording || !data || !parts.made) return parts;
  const text = fillLetter(wording.text, data);
  return composeMail(parts.subject, [{ kind: 'written', text }], parts.made.sender);
}

/** The preview of a mail in a language: in the given wording, or in the current one. Throws `Refused`. */
export async function previewMail(
  ports: MailCallPorts,
  person: Asker,
  { template: name, journal, language = SOURCE_LANGUAGE, wording, submission }: PreviewMailRequest,
): Promise<Pick<MailParts, 'subject' | 'text' | 'html'>> {
  const template = await requireTemplate(ports, person, name, journal);
  if (wording && template.isFixed) throw new Refused('mail/fixed');
  const problems = wording ? checkWording(template, wording) : [];
  const [first] = problems;
  if (first) throw new Refused('input/invalid', { field: first.field, problems });
  const [data, sender, words] = await Promise.all([
    dataFor(ports, person, template, submission),
    readSender(ports.db, ports.origin),
    readCustomWordings(ports.db, [{ template: name, journal, language }]),
  ]);
  return inLanguage(language, () => {
    // The names of editors are not looked up: a preview is no place to learn them.
    const of = typeof data.journal === 'string' ? data.journal : '';
    const signer: Signer = { name: SAMPLE_SIGNER, office: 'editor', journal: of };
    const made = { data, sender: { ...(sender ?? noPress(ports.origin)), signer } };
    const parts = { ...template.render(data, made.sender), template: name, journal, language };
    const { subject, text, html } = withReadableLetters(
      isLetterName(name)
        ? letterParts(wording ?? wordsFor({ template: name, journal, language }, words), parts)
        : wording
          ? composeWording(wording, parts.made ?? made)
          : withCustomWording(parts, words),
    );
    return { subject, text, html };
  });
}
