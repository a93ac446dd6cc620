/** Sentences of reports, stored as a code with values and worded for whoever reads them. */
import { z } from 'zod';
import { IMPORT_REMARKS } from './import-remarks.ts';
import { MANUSCRIPT_PROBLEMS } from './manuscript-problems.ts';
import { PAPER_REMARKS } from './paper-remarks.ts';
import { RemarkValuesSchema, storedValues } from './remark-kind.ts';
import { FAILURE_REMARKS, HEALTH_REMARKS } from './run-remarks.ts';

const REMARKS = {
  ...IMPORT_REMARKS,
  ...PAPER_REMARKS,
  ...HEALTH_REMARKS,
  ...FAILURE_REMARKS,
  ...MANUSCRIPT_PROBLEMS,
} as const;
type RemarkCode = keyof typeof REMARKS;
type ValuesOf<Code extends RemarkCode> = z.output<(typeof REMARKS)[Code]['values']>;

/** As it is stored. A code that the software no longer has does not make the line unreadable. */
export const ReportRemarkSchema = z.object({
  code: z.string().max(40),
  values: RemarkValuesSchema.default({}),
});
export type ReportRemark = z.infer<typeof ReportRemarkSchema>;

/** A remark with its values; texts that are too long to be stored are cut. */
export function reportRemark<Code extends RemarkCode>(
  code: Code,
  values: ValuesOf<Code>,
): ReportRemark {
  return ReportRemarkSchema.parse({ code, values: storedValues(values) });
}

const isKnown = (code: string): code is RemarkCode => Object.hasOwn(REMARKS, code);

/** A remark in the reader's language; null where this software does not know it. */
export const remarkText = ({ code, values }: ReportRemark): string | null =>
  isKnown(code) ? REMARKS[code].text(values) : null;
