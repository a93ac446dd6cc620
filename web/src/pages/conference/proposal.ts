import type { ProposeConferenceRequest } from '@quire/model/calls/content';
import { t } from '@quire/model/messages/t';
import type { FormValues } from '../../session/forms/use-form.ts';
import type { FieldProblem } from '../../ui/form/error-summary.tsx';

/** The fields in the order of the form, which is the order of its summary of errors. */
const FIELDS = [
  'name',
  'email',
  'affiliation',
  'conference',
  'acronym',
  'start',
  'end',
  'place',
  'online',
  'website',
  'expectedPapers',
  'committee',
  'reviewProcess',
  'timeline',
  'guestEditors',
  'message',
];

/** What is wrong with a field, where the words of the schema are for programs. */
function wordsOf(field: string): string | null {
  switch (field) {
    case 'start':
      return t('conference.dayProblem');
    case 'website':
      return t('conference.addressProblem');
    case 'expectedPapers':
      return t('conference.expectedPapersProblem');
    default:
      return null;
  }
}

const text = (values: FormValues, name: string) => (values[name] ?? '').trim();

/** What is sent for what stands in the form; not checked yet. */
function proposal(
  values: FormValues,
  key: string,
): Record<keyof ProposeConferenceRequest, unknown> {
  const some = (name: string) => text(values, name) || undefined;
  const papers = text(values, 'expectedPapers');
  return {
    key,
    organiser: {
      name: text(values, 'name'),
      email: text(values, 'email'),
      affiliation: text(values, 'affiliation'),
    },
    conference: text(values, 'conference'),
    acronym: text(values, 'acronym'),
    start: some('start'),
    end: some('end'),
    place: text(values, 'place'),
    online: Boolean(values.online),
    website: some('website'),
    expectedPapers: papers === '' ? undefined : Number(papers),
    committee: text(values, 'committee'),
    reviewProcess: text(values, 'reviewProcess'),
    timeline: text(values, 'timeline'),
    guestEditors: text(values, 'guestEditors'),
    message: text(values, 'message'),
    fax: values.fax ?? '',
  };
}

/** The request, or what is wrong with each field, the first thing first. */
export async function readProposal(
  values: FormValues,
  key: string,
): Promise<{
  request: ProposeConferenceRequest | null;
  problems: readonly FieldProblem[];
}> {
  const { ProposeConferenceRequestSchema } = await import('@quire/model/calls/content');
  const read = ProposeConferenceRequestSchema.safeParse(proposal(values, key));
  if (read.success) return { request: read.data, problems: [] };
  const problems = read.error.issues.map(({ path, message }) => {
    const field = String(path[0] === 'organiser' ? path[1] : path[0]);
    return { field, message: wordsOf(field) ?? message };
  });
  const first = problems.filter(
    ({ field }, at) => problems.findIndex((each) => each.field === field) === at,
  );
  const place = ({ field }: FieldProblem) => FIELDS.indexOf(field);
  return { request: null, problems: first.toSorted((a, b) => place(a) - place(b)) };
}
