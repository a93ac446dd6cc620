/** A template as staff see it when they reword it. */

import { t } from '../../messages/t.ts';
import { withoutIsolates } from '../../messages/without-isolates.ts';
import { editorsTogether } from '../signature.ts';
import type { MailTemplate } from '../template.ts';
import { type MailVariable, variablesOf } from '../template-variables.ts';
import { OUTSIDERS_WORDS } from '../without-links.ts';
import { LETTER_TEMPLATES } from './letter-templates.ts';
import { MAIL_RECEIVERS, type MailReceiver } from './mail-receivers.ts';
import { type MailWording, variablesIn, wordingOf } from './mail-wording.ts';
import { MAIL_TEMPLATES } from './registry.ts';

export interface DescribedTemplate {
  readonly name: string;
  /** `account`, `author`, `editor`, `letter`, `organiser`, `reviewer`, `staff`: whom it goes to. */
  readonly audience: string;
  /** It cannot be reworded. */
  readonly isFixed: boolean;
  readonly variables: readonly MailVariable[];
  /** What the press says, to begin with. */
  readonly wording: MailWording;
  /** What selects one of the default wordings: a custom wording is the same for all of them. */
  readonly choices: readonly string[];
}

const TEMPLATES: Readonly<Record<string, MailTemplate>> = {
  ...MAIL_TEMPLATES,
  ...LETTER_TEMPLATES,
};
/** Every mail; and with the letters of decisions, all that can be worded. */
export const TEMPLATE_NAMES: readonly string[] = Object.keys(MAIL_TEMPLATES);
export const WORDED_NAMES: readonly string[] = Object.keys(TEMPLATES);

/** A template by its name, or null. */
export const templateOf = (name: string): MailTemplate | null =>
  Object.hasOwn(TEMPLATES, name) ? (TEMPLATES[name] ?? null) : null;

/** Stands for a number in a text, and is one where it is compared. */
const numberNamed = (name: string, value: number) => ({
  toString: () => `{${name}}`,
  valueOf: () => value,
});

/** Sample data that show the names of the variables instead of their values. */
function named({ name: template, sample, schema }: MailTemplate): Record<string, unknown> {
  const choices = new Set(choicesOf({ name: template, sample, schema }));
  const names = Object.keys(schema.shape).map((name) => {
    const value = sample[name];
    if (choices.has(name)) return [name, value];
    if (typeof value === 'number') return [name, numberNamed(name, value)];
    return [name, Array.isArray(value) ? [`{${name}}`] : `{${name}}`];
  });
  return Object.fromEntries(names);
}

const choicesOf = (template: Pick<MailTemplate, 'name' | 'sample' | 'schema'>): string[] =>
  variablesOf(template)
    .filter(({ kind }) => kind === 'choice')
    .map(({ name }) => name);

/** What a template is, or null where there is none of this name. */
export function describeTemplate(name: string): DescribedTemplate | null {
  const template = templateOf(name);
  if (!template) return null;
  const isFixed = template.isFixed ?? false;
  const signer = { ...editorsTogether(''), named: '{signature}' };
  const sender = { press: '{press}', origin: '{origin}', contact: '{contact}', signer };
  const { subject, blocks = [] } = template.render(
    isFixed ? template.sample : named(template),
    sender,
  );
  return {
    name,
    isFixed,
    audience: name.split('/')[0] ?? '',
    variables: variablesOf(template),
    wording: { subject: withoutIsolates(subject), text: withoutIsolates(wordingOf(blocks)) },
    choices: choicesOf(template),
  };
}

/** What a journal may word for itself: letters, and mails about its manuscripts. */
const OF_JOURNALS: ReadonlySet<string> = new Set(['author', 'editor', 'letter', 'reviewer']);
export const mayBeJournals = ({ name, schema }: Pick<MailTemplate, 'name' | 'schema'>): boolean =>
  OF_JOURNALS.has(name.split('/')[0] ?? '') && 'journal' in schema.shape;

export interface WordingProblem {
  /** `subject` or `text`. */
  readonly field: 'subject' | 'text';
  readonly message: string;
}

/** Whether a template's mails go to people who may never have heard of the press. */
const isToStrangers = ({ name }: MailTemplate): boolean => {
  const receivers: Readonly<Record<string, MailReceiver>> = MAIL_RECEIVERS;
  return receivers[name] === 'stranger';
};

/**
 * The variables that a subject may have. Staff read subjects in the outbox: a link is its receiver's alone,
 * and what reviewers are sent says no more than the press's own subject, which manuscript it is about least.
 * A stranger sees nothing there that an outsider has worded: it would be a mail of theirs in our name.
 */
function subjectVariables(template: MailTemplate): ReadonlySet<string> {
  const known = variablesOf(template).filter(
    ({ kind, name }) => kind === 'text' && name !== 'signature',
  );
  const described = template.name.startsWith('reviewer/') ? describeTemplate(template.name) : null;
  const own = described && ['journal', 'press', ...variablesIn(described.wording.subject)];
  const isOurs = (each: string) => !isToStrangers(template) || !OUTSIDERS_WORDS.has(each);
  return new Set(
    known.map((each) => each.name).filter((each) => (!own || own.includes(each)) && isOurs(each)),
  );
}

/** What keeps a wording from being used, with its place. */
export function checkWording(template: MailTemplate, { subject, text }: MailWording) {
  const variables = variablesOf(template);
  const problems: WordingProblem[] = [];
  const known = new Set(variables.filter(({ kind }) => kind !== 'choice').map(({ name }) => name));
  const shown = subjectVariables(template);
  const look = (field: WordingProblem['field'], words: string, line: number) => {
    for (const variable of variablesIn(words)) {
      if (!known.has(variable)) {
        const message =
          field === 'subject'
            ? t('mail.noVariableInSubject', { variable: `{${variable}}` })
            : t('mail.noVariableInLine', { variable: `{${variable}}`, line });
        problems.push({ field, message });
      } else if (field === 'subject' && !shown.has(variable)) {
        const message =
          isToStrangers(template) && OUTSIDERS_WORDS.has(variable)
            ? t('mail.notForStrangersSubject', { variable: `{${variable}}` })
            : t('mail.notForSubject', { variable: `{${variable}}` });
        problems.push({ field, message });
      }
    }
  };
  look('subject', subject, 0);
  for (const [at, line] of text.split(/\r\n?|\n/).entries()) look('text', line, at + 1);
  const used = new Set(variablesIn(text));
  for (const { name, meaning, isRequired } of variables) {
    if (isRequired && !used.has(name)) {
      const message = t('mail.variableMissing', { variable: `{${name}}`, meaning });
      problems.push({ field: 'text', message });
    }
  }
  if (subject.trim() === '')
    problems.push({ field: 'subject', message: t('fields.enterASubject') });
  return problems;
}
