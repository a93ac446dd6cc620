/** The end of a mail about a manuscript: the person in whose name it is sent, and their journal. */
import { t } from '../messages/t.ts';
import { onOneLine } from '../on-one-line.ts';

export interface Signer {
  /** Empty: the journal's editors together. */
  readonly name: string;
  readonly office: 'chief' | 'editor' | 'guest';
  readonly journal: string;
  /** Replaces all of it where a mail is described with the names of its variables. */
  readonly named?: string;
}

export const editorsTogether = (journal: string): Signer => ({
  name: '',
  office: 'editor',
  journal,
});

/** The mails that are signed besides all those to reviewers. What is about money or an account comes from the press. */
const SIGNED: ReadonlySet<string> = new Set([
  'author/article-published',
  'author/co-author-told',
  'author/decision',
  'author/lapsed',
  'author/message',
  'author/paper-invited',
  'author/returned',
  'author/revision-extended',
  'author/revision-reminder',
  'author/status-changed',
  'author/submission-received',
  'author/withdrawn',
]);
/** What the editor writes with a move begins and ends as a letter does: see `decisionLetter`. */
const WITH_SIGNED_LETTER: ReadonlySet<string> = new Set([
  'author/decision',
  'author/returned',
  'author/status-changed',
]);
/** How many of the last lines of a text may name who wrote it. */
const LAST_LINES = 4;

export const isSignedMail = (template: string): boolean =>
  template.startsWith('reviewer/') || SIGNED.has(template);

const isNamedAtEnd = (text: string, name: string): boolean =>
  name !== '' &&
  text
    .trimEnd()
    .split('\n')
    .slice(-LAST_LINES)
    .some((line) => line.includes(name));

/**
 * Who signs a mail, or nobody: the mail is of another kind, or the person's words in it are signed already.
 *
 * @param data what the template is given: people's words are its `letter` and `text`
 */
export function signerOf(
  template: string,
  data: Readonly<Record<string, unknown>>,
  signer: Signer | undefined,
): Signer | undefined {
  if (!signer || !isSignedMail(template)) return undefined;
  const written = [data.letter, data.text].filter(
    (each) => typeof each === 'string' && each !== '',
  );
  if (signer.named || written.length === 0) return signer;
  if (WITH_SIGNED_LETTER.has(template)) return undefined;
  return written.some((each) => isNamedAtEnd(String(each), signer.name)) ? undefined : signer;
}

/** Three lines, in the language of the mail. */
export function signatureText({ name, office, journal, named }: Signer): string {
  if (named) return named;
  const of = onOneLine(journal);
  return name
    ? t('mail.signed', { name: onOneLine(name), office, journal: of })
    : t('letters.closingUnnamed', { journal: of });
}
