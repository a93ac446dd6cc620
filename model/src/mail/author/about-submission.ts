import { z } from 'zod';
import { t } from '../../messages/t.ts';
import { withoutIsolates } from '../../messages/without-isolates.ts';
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

/** A first line that ends as salutations do: `Dear Dr Okoro,` `Sehr geehrter Herr Okoro!` `尊敬的 Okoro：` */
const FIRST_LINE = /^\s*([^\n]{1,160}[,:!،，：！])[^\S\n]*(?:\n+|$)/;
/** As in `mail.dear` of the language that the press writes in first. */
const FIRST_GREETING = 'Dear ';
/** A longer line that names the receiver is a sentence about them. */
const NAMING_MOST = 60;
/** No value of a mail has this in it. */
const NAME_PLACE = '\u0001';

/** The words of the mail's own greeting before the name: `Dear `; empty where the name comes first. */
const greetingBefore = (): string =>
  withoutIsolates(t('mail.dear', { name: NAME_PLACE })).split(NAME_PLACE)[0] ?? '';

/**
 * The salutation with which a letter begins, with what follows it on its line; null where it does not greet. Letters
 * are in the language of who writes them, mails in that of who reads them: a salutation begins as the mail would
 * greet, or as a greeting in the press's first language does, or it names the receiver.
 */
function salutationOf(letter: string, name: string): { all: string; words: string } | null {
  const [all = '', words = ''] = FIRST_LINE.exec(letter) ?? [];
  if (!words) return null;
  const openings = [greetingBefore(), FIRST_GREETING].filter((opening) => opening.trim() !== '');
  // “de” or “van” would be found in any line.
  const names = name.split(/[\s,.]+/).filter((part) => part.length > 1 && !/^\p{Ll}/u.test(part));
  const isIt =
    openings.some((opening) => withoutIsolates(words).startsWith(opening)) ||
    (words.length <= NAMING_MOST && names.some((part) => words.includes(part)));
  return isIt ? { all, words } : null;
}

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
  const { letter, name } = about;
  const salutation = salutationOf(letter, name);
  const body = letterBlocks(letter.slice(salutation?.all.length ?? 0));
  return mailAbout(
    about,
    sender,
    subject,
    blocks(body),
    salutation ? submissionParagraph(salutation.words) : undefined,
  );
}

export const openIt = (url: string, label = t('mailAuthor.openSubmission')): MailBlock => ({
  kind: 'link',
  label,
  url,
});
