import type { z } from 'zod';
import { tidied } from './tidied.ts';
import type { Values } from './values.ts';

/** Something that keeps a record from being saved: at which field, and what. */
export interface FormProblem {
  readonly field: string;
  readonly message: string;
}

const FORMATS: Readonly<Record<string, string>> = {
  email: 'Enter an e-mail address.',
  url: 'Enter a whole address: https://…',
  date: 'Enter a day.',
  datetime: 'Enter a day and a time.',
  regex: 'This has not the form that is asked for.',
};

const counted = (count: number | bigint, what: string) =>
  `${Number(count).toLocaleString('en-GB')} ${what}${Number(count) === 1 ? '' : 's'}`;

/** What of zod's own messages people read; a message of the schema itself stays as it is. */
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
        : `At least ${counted(minimum, 'character')}, please.`;
    if (origin === 'array') return `At least ${counted(minimum, 'entry').replace('ys', 'ies')}.`;
    return `Not less than ${minimum}.`;
  }
  if (issue.code === 'too_big') {
    const { origin, maximum } = issue;
    if (origin === 'string') return `At most ${counted(maximum, 'character')}, please.`;
    if (origin === 'array') return `At most ${counted(maximum, 'entry').replace('ys', 'ies')}.`;
    return `Not more than ${maximum}.`;
  }
  if (issue.code === 'invalid_format') return FORMATS[issue.format] ?? 'This is not right.';
  if (issue.code === 'invalid_value') return 'Choose one.';
  return undefined;
};

export type CheckedForm =
  | { readonly ok: true; readonly data: Values }
  | { readonly ok: false; readonly problems: readonly FormProblem[] };

/** What the record's schema says to what was typed: the data to save, or what is wrong with which field. */
export function checkForm(schema: z.ZodObject, values: Values): CheckedForm {
  const read = schema.safeParse(tidied(schema, values), { error: inWords });
  if (read.success) return { ok: true, data: read.data };
  const problems = read.error.issues.map(({ path, message }) => ({
    field: path.join('.'),
    message,
  }));
  return { ok: false, problems };
}
