import { t } from '@quire/model/messages/t';
import type { z } from 'zod';
import { tidied } from './tidied.ts';
import type { Values } from './values.ts';

/** A problem that prevents saving a record, and its field. */
export interface FormProblem {
  readonly field: string;
  readonly message: string;
}

const FORMATS: Readonly<Record<string, string>> = {
  email: t('officeForm.enterEmail'),
  url: t('officeForm.enterAddress'),
  date: t('officeForm.enterDate'),
  datetime: t('officeForm.enterDateAndTime'),
  regex: t('officeForm.wrongFormat'),
};

/** Replaces zod's own messages; a message of the schema itself is kept. */
const inWords: z.core.$ZodErrorMap = (issue) => {
  if (issue.input === '') return t('officeForm.fillIn');
  if (issue.code === 'invalid_type') {
    return issue.expected === 'number' || issue.expected === 'int'
      ? t('officeForm.enterNumber')
      : t('officeForm.fillIn');
  }
  if (issue.code === 'too_small') {
    const { origin } = issue;
    const minimum = Number(issue.minimum);
    if (origin === 'string')
      return minimum === 1
        ? t('officeForm.fillIn')
        : t('officeForm.enterAtLeastCharacters', { count: minimum });
    if (origin === 'array') return t('officeForm.addAtLeastEntries', { count: minimum });
    return t('officeForm.enterAtLeastNumber', { number: minimum });
  }
  if (issue.code === 'too_big') {
    const { origin } = issue;
    const maximum = Number(issue.maximum);
    if (origin === 'string') return t('officeForm.enterAtMostCharacters', { count: maximum });
    if (origin === 'array') return t('officeForm.addAtMostEntries', { count: maximum });
    return t('officeForm.enterAtMostNumber', { number: maximum });
  }
  if (issue.code === 'invalid_format') return FORMATS[issue.format] ?? t('officeForm.checkValue');
  if (issue.code === 'invalid_value') return t('officeForm.chooseOption');
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
