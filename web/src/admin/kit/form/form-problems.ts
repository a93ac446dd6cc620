import type { z } from 'zod';
import { tidied } from './tidied.ts';
import type { Values } from './values.ts';

/** A problem that prevents saving a record, and its field. */
export interface FormProblem {
  readonly field: string;
  readonly message: string;
}

const FORMATS: Readonly<Record<string, string>> = {
  email: 'Enter an e-mail address.',
  url: 'Enter a full address: https://…',
  date: 'Enter a date.',
  datetime: 'Enter a date and a time.',
  regex: 'This does not have the required format.',
};

const counted = (count: number | bigint, what: string) =>
  `${Number(count).toLocaleString('en-GB')} ${what}${Number(count) === 1 ? '' : 's'}`;

/** Replaces zod's own messages; a message of the schema itself is kept. */
const inWords: z.core.$ZodErrorMap = (issue) => {
  if (issue.input === '') return 'Fill this in.';
  if (issue.code === 'invalid_type') {
    return issue.expected === 'number' || issue.expected === 'int'
      ? 'Enter a number.'
      : 'Fill this in.';
  }
  if (issue.code === 'too_small') {
    const { origin, minimum } = issue;
    if (origin === 'string')
      return Number(minimum) === 1
        ? 'Fill this in.'
        : `Enter at least ${counted(minimum, 'character')}.`;
    if (origin === 'array')
      return `Add at least ${counted(minimum, 'entry').replace('ys', 'ies')}.`;
    return `Enter ${minimum} or more.`;
  }
  if (issue.code === 'too_big') {
    const { origin, maximum } = issue;
    if (origin === 'string') return `Enter at most ${counted(maximum, 'character')}.`;
    if (origin === 'array') return `Add at most ${counted(maximum, 'entry').replace('ys', 'ies')}.`;
    return `Enter ${maximum} or less.`;
  }
  if (issue.code === 'invalid_format') return FORMATS[issue.format] ?? 'Check this value.';
  if (issue.code === 'invalid_value') return 'Choose an option.';
  return undefined;
};

export type CheckedForm =
  | { readonly ok: true; readonly data: Values }
  | { readonly ok: false; readonly problems: readonly FormProblem[] };

/** Checks what was typed against the record's schema: the data to save, or the problems by field. */
export function checkForm(schema: z.ZodObject, values: Values): CheckedForm {
  const read = schema.safeParse(tidied(schema, values), { error: inWords });
  if (read.success) return { ok: true, data: read.data };
  const problems = read.error.issues.map(({ path, message }) => ({
    field: path.join('.'),
    message,
  }));
  return { ok: false, problems };
}
