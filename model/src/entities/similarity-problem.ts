/** Why a comparison failed or has to be repeated: stored as a code, and worded for whoever reads it. */
import { z } from 'zod';
import { t } from '../messages/t.ts';

/** `detail`: what the service itself says, or a code of its own. */
const PROBLEMS = {
  'format-refused': () => t('officeChecks.similarityFormatRefused'),
  'file-unreadable': () => t('officeChecks.similarityFileUnreadable'),
  'file-refused': (detail: string) => t('officeChecks.similarityFileRefused', { code: detail }),
  'text-too-short': () => t('officeChecks.similarityTextTooShort'),
  'text-too-long': () => t('officeChecks.similarityTextTooLong'),
  'too-many-pages': () => t('officeChecks.similarityTooManyPages'),
  'file-locked': () => t('officeChecks.similarityFileLocked'),
  'file-damaged': () => t('officeChecks.similarityFileDamaged'),
  'text-missing': () => t('officeChecks.similarityTextMissing'),
  'file-gone': () => t('officeChecks.similarityFileGone'),
  'report-missing': () => t('officeChecks.similarityReportMissing'),
  'key-refused': () => t('officeChecks.similarityKeyRefused'),
  'request-refused': (detail: string) => t('officeChecks.similarityRequestRefused', { detail }),
  'no-answer': (detail: string) => t('officeChecks.similarityNoAnswer', { detail }),
  'answer-unreadable': () => t('officeChecks.similarityAnswerUnreadable'),
} as const;
type ProblemCode = keyof typeof PROBLEMS;
const CODES = Object.keys(PROBLEMS) as [ProblemCode, ...ProblemCode[]];

export const SimilarityProblemSchema = z.object({
  code: z.enum(CODES),
  detail: z.string().max(400).optional(),
});
export type SimilarityProblem = z.infer<typeof SimilarityProblemSchema>;

export const similarityProblemText = ({ code, detail = '' }: SimilarityProblem): string =>
  PROBLEMS[code](detail);
