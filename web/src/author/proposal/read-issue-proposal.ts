import type { ProposeSpecialIssueRequestSchema } from '@quire/model/calls/special-issues';
import { t } from '@quire/model/messages/t';
import type { z } from 'zod';
import type { FormValues } from '../../session/forms/use-form.ts';
import type { FieldProblem } from '../../ui/form/error-summary.tsx';

/** How many guest editors the form has lines for. */
export const GUEST_LINES = [1, 2, 3, 4] as const;
const GUEST_PARTS = ['name', 'email', 'affiliation'] as const;

/** The name of a field of a guest editor's line. */
export const guestField = (line: number, part: (typeof GUEST_PARTS)[number]): string =>
  `guest${line}-${part}`;

/** The fields in the order of the form, which is the order of its summary of errors. */
const FIELDS: readonly string[] = [
  'journal',
  'title',
  'scope',
  'topics',
  ...GUEST_LINES.flatMap((line) => GUEST_PARTS.map((part) => guestField(line, part))),
  'expectedPapers',
  'deadline',
  'papers',
  'message',
];

const text = (values: FormValues, name: string): string => (values[name] ?? '').trim();
const lines = (value: string): string[] =>
  value
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

type Request = z.input<typeof ProposeSpecialIssueRequestSchema>;

/** The request, or the problems of each field in order. */
export async function readIssueProposal(
  values: FormValues,
  key: string,
): Promise<{ readonly request: Request | null; readonly problems: readonly FieldProblem[] }> {
  const { ProposeSpecialIssueRequestSchema } = await import('@quire/model/calls/special-issues');
  const isFilled = (line: number) =>
    GUEST_PARTS.some((part) => text(values, guestField(line, part)) !== '');
  const filled = GUEST_LINES.filter((line) => line === 1 || isFilled(line));
  const papers = text(values, 'expectedPapers');
  const request = {
    key,
    journal: text(values, 'journal'),
    title: text(values, 'title'),
    scope: text(values, 'scope'),
    topics: lines(text(values, 'topics')),
    guestEditors: filled.map((line) => ({
      name: text(values, guestField(line, 'name')),
      email: text(values, guestField(line, 'email')),
      affiliation: text(values, guestField(line, 'affiliation')),
    })),
    papers: text(values, 'papers'),
    ...(papers && { expectedPapers: Number(papers) }),
    ...(text(values, 'deadline') && { deadline: text(values, 'deadline') }),
    message: text(values, 'message'),
  };
  const read = ProposeSpecialIssueRequestSchema.safeParse(request);
  if (read.success) return { request, problems: [] };
  const problems = read.error.issues.map(({ path, message }) => {
    const [field, place, part] = path.map(String);
    const line = filled[Number(place)];
    const found = GUEST_PARTS.find((each) => each === part);
    if (field === 'guestEditors' && line !== undefined && found) {
      return { field: guestField(line, found), message };
    }
    const words = field === 'expectedPapers' ? t('author.numberNeeded') : message;
    return {
      field: field === 'guestEditors' ? guestField(1, 'name') : (field ?? ''),
      message: words,
    };
  });
  const first = problems.filter(
    ({ field }, at) => problems.findIndex((each) => each.field === field) === at,
  );
  const placeOf = ({ field }: FieldProblem) => FIELDS.indexOf(field);
  return { request: null, problems: first.toSorted((a, b) => placeOf(a) - placeOf(b)) };
}
