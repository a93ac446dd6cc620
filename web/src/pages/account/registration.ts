import type { RegisterRequest } from '@quire/model/calls/calls';
import { CONSENT_VERSION } from '@quire/model/constants';
import { language } from '@quire/model/messages/language';
import { t } from '@quire/model/messages/t';
import { orcidAsTyped, rorAsTyped } from '@quire/model/typed-ids';
import type { FormValues } from '../../session/forms/use-form.ts';
import { checkPassword } from '../../session/password/check-password.ts';
import type { FieldProblem } from '../../ui/form/error-summary.tsx';

/** The fields in the order of the form and its error summary. */
const FIELDS = [
  'given',
  'family',
  'email',
  'password',
  'affiliation',
  'country',
  'ror',
  'orcid',
  'consent',
];

const text = (values: FormValues, name: string) => (values[name] ?? '').trim();

/** The request for the content of the form, not yet checked. */
function registration(
  values: FormValues,
): Record<Exclude<keyof RegisterRequest, 'browser'>, unknown> {
  return {
    given: text(values, 'given'),
    family: text(values, 'family'),
    email: text(values, 'email'),
    password: values.password ?? '',
    affiliation: text(values, 'affiliation'),
    ror: rorAsTyped(text(values, 'ror')) || undefined,
    country: text(values, 'country') || undefined,
    orcid: orcidAsTyped(text(values, 'orcid')) || undefined,
    language: language(),
    consent: values.consent ? CONSENT_VERSION : '',
    website: values.website ?? '',
  };
}

/** The request, or the problems of each field in order. */
export async function readRegistration(
  values: FormValues,
): Promise<{ request: RegisterRequest | null; problems: readonly FieldProblem[] }> {
  const { RegisterRequestSchema } = await import('@quire/model/calls/calls');
  const sent = registration(values);
  const read = RegisterRequestSchema.safeParse(sent);
  const found = new Map<string, string>();
  for (const { path, message } of read.error?.issues ?? []) {
    const field = String(path[0]);
    if (!found.has(field)) found.set(field, wordsOf(field) ?? message);
  }
  const owner = {
    email: text(values, 'email'),
    names: [text(values, 'given'), text(values, 'family')],
  };
  const password = await checkPassword(values.password ?? '', owner);
  if (password) found.set('password', password);
  const problems = FIELDS.flatMap((field) => {
    const message = found.get(field);
    return message ? [{ field, message: missing(field, values) ?? message }] : [];
  });
  return { request: problems.length === 0 && read.success ? read.data : null, problems };
}

/** Messages for people, where those of the schema are for programs. */
const wordsOf = (field: string): string | null =>
  field === 'consent' ? t('forms.needsAgreement') : null;

/** The message for what is missing says what it is. */
function missing(field: string, values: FormValues): string | null {
  if (text(values, field)) return null;
  switch (field) {
    case 'given':
      return t('forms.enterGivenName');
    case 'family':
      return t('forms.enterFamilyName');
    case 'email':
      return t('forms.enterEmail');
    default:
      return null;
  }
}
