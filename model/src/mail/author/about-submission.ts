import { z } from 'zod';
import { t } from '../../messages/t.ts';
import { composeMail, type MailBlock, type MailParts, type Sender } from '../compose.ts';

/** What every mail about a submission says: to whom, and which one. */
export const AboutSubmissionSchema = z.object({
  name: z.string(),
  title: z.string(),
  journal: z.string(),
  number: z.string(),
  url: z.url(),
});
export type AboutSubmission = z.infer<typeof AboutSubmissionSchema>;

export const SAMPLE_SUBMISSION: AboutSubmission = {
  name: 'Anselm Okoro',
  title: 'How tidal creeks drain',
  journal: 'Coastal Earth Systems',
  number: 'CES-2026-00123',
  url: 'https://press.example/submission/abc',
};

export const submissionParagraph = (text: string): MailBlock => ({ kind: 'paragraph', text });
export const greeting = (name: string): MailBlock => submissionParagraph(t('mail.dear', { name }));

/** The submission in three lines, with more below where there is more to say. */
export function submissionFacts(
  { title, journal, number }: Omit<AboutSubmission, 'name' | 'url'>,
  ...more: readonly (readonly [string, string])[]
): MailBlock {
  const rows = [
    [t('mail.manuscript'), title || t('mailAuthor.noTitle')] as const,
    [t('mail.journal'), journal] as const,
  ];
  return {
    kind: 'facts',
    rows: [...rows, ...(number ? [[t('mail.number'), number] as const] : []), ...more],
  };
}

/** A text as a person typed it; nothing where it is empty. */
export const letterBlocks = (letter: string): MailBlock[] => {
  const text = letter.trim().replace(/\n\s*\n/g, '\n\n');
  return text ? [{ kind: 'written', text }] : [];
};

/** A line such as `Dear Dr Okoro,` with which a letter begins. */
const SALUTATION = /^\s*(Dear [^\n]{1,160}[,:])[^\S\n]*(?:\n+|$)/;

/** The mail as a whole: `CES-2026-00123: ` before its subject, where there is a number already, and a greeting. */
export function mailAbout(
  { name, number }: Pick<AboutSubmission, 'name' | 'number'>,
  sender: Sender,
  subject: string,
  blocks: readonly MailBlock[],
  salutation: MailBlock = greeting(name),
): MailParts {
  return composeMail(
    number ? t('mail.numbered', { number, subject }) : subject,
    [salutation, ...blocks],
    sender,
  );
}

/**
 * The same of a mail with an editor's letter among its lines. Where the letter begins with a salutation of its
 * own, the mail greets with that one, so that it greets once.
 */
export function mailWithLetter(
  about: Pick<AboutSubmission, 'name' | 'number'> & { readonly letter: string },
  sender: Sender,
  subject: string,
  blocks: (letter: readonly MailBlock[]) => readonly MailBlock[],
): MailParts {
  const { letter } = about;
  const [said = '', salutation] = SALUTATION.exec(letter) ?? [];
  const body = letterBlocks(letter.slice(said.length));
  return mailAbout(
    about,
    sender,
    subject,
    blocks(body),
    salutation ? submissionParagraph(salutation) : undefined,
  );
}

export const openIt = (url: string, label = t('mailAuthor.openSubmission')): MailBlock => ({
  kind: 'link',
  label,
  url,
});
