import { z } from 'zod';
import { reportCodeLabel } from './report-codes.ts';
import { ReportRemarkSchema, remarkText } from './report-remark.ts';

const ROW_SEVERITIES = ['error', 'warning', 'note'] as const;

/** `toolRuns/{id}/rows/{row}`: one line of the report. */
export const ToolRowSchema = z.object({
  /** Of a file that is read: the line where the record begins. Else its number. */
  line: z.number().int().nonnegative(),
  severity: z.enum(ROW_SEVERITIES),
  code: z.string().max(80),
  /** What it says; without it, the code says everything. */
  remark: ReportRemarkSchema.optional(),
  /**
   * What it says in words: a title, why a file was refused, and whatever was stored before there were remarks.
   */
  message: z.string().max(1_000).optional(),
  /** How what was read begins. */
  raw: z.string().max(300).optional(),
  /** The record it is about: `articles/CES~tides`. */
  record: z.string().max(300).optional(),
});
export type ToolRow = z.infer<typeof ToolRowSchema>;

/** What a line says, in the reader's language, or in the words that were stored. */
export const rowText = ({ code, remark, message }: ToolRow): string =>
  (remark && remarkText(remark)) ?? message ?? reportCodeLabel(code);

/** Rows sort by line; several about one line by their place. */
export function toolRowId(line: number, place: number): string {
  return `${String(line).padStart(9, '0')}-${place}`;
}
