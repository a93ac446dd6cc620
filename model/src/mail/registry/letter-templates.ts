/** The letters of decisions as templates: what each says before its editor has changed a word of it. */
import { z } from 'zod';
import { t } from '../../messages/t.ts';
import { onOneLine } from '../../on-one-line.ts';
import type { SubmissionEvent } from '../../states/moves/submission.ts';
import { decisionLetter, LETTER_EVENTS } from '../../submission/decision-letter.ts';
import { composeMail } from '../compose.ts';
import { type MailTemplate, mailTemplate } from '../template.ts';

export const LetterSchema = z.object({
  name: z.string(),
  title: z.string(),
  journal: z.string(),
  number: z.string(),
  editor: z.string(),
  quotedReports: z.string(),
});
type LetterData = z.infer<typeof LetterSchema>;

const SAMPLE: LetterData = {
  name: 'Anselm Okoro',
  title: 'How tidal creeks drain',
  journal: 'Coastal Earth Systems',
  number: 'CES-2026-00123',
  editor: 'Edda Marchetti',
  quotedReports:
    '**Reviewer 1**\n\nThe argument holds, but the second figure needs an uncertainty and a scale.',
};
/** The built-in letters speak of several reports where there are more. */
const REPORTS = 2;

export const letterName = (event: SubmissionEvent): string =>
  `letter/${event.replaceAll('_', '-')}`;

export const isLetterName = (template: string): boolean => template.startsWith('letter/');

const letter = (event: SubmissionEvent): MailTemplate =>
  mailTemplate({
    name: letterName(event),
    schema: LetterSchema,
    sample: SAMPLE,
    render: (data, sender) => {
      const text = decisionLetter(event, { ...data, reports: REPORTS });
      return composeMail(t('mail.decisionLetter'), [{ kind: 'written', text }], sender);
    },
  });

export const LETTER_TEMPLATES: Readonly<Record<string, MailTemplate>> = Object.fromEntries(
  LETTER_EVENTS.map((event) => [letterName(event), letter(event)]),
);

/** A letter with a custom wording, as Markdown. A line that has only a variable without a value is left out. */
export const fillLetter = (text: string, data: LetterData): string => {
  const { quotedReports, ...values } = data;
  const words: Readonly<Record<string, string>> = values;
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/\{([A-Za-z]\w*)\}/g, (_, name: string) =>
      name === 'quotedReports' ? quotedReports : onOneLine(words[name] ?? ''),
    )
    .replace(/\n{3,}/g, '\n\n')
    .trim();
};
