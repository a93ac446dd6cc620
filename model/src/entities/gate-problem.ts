import { z } from 'zod';
import { type ReportRemark, ReportRemarkSchema } from './report-remark.ts';

/** Where in the office a problem is fixed. */
export const GATE_PLACES = ['details', 'files', 'text', 'issue', 'journal', 'submission'] as const;

/** One thing that the gate has found. What blocks keeps the article from readers. */
export const GateProblemSchema = z.object({
  /** A code a person can search for: `gate/doi-missing`. */
  code: z.string(),
  message: z.string(),
  /** The same as it is stored, of what blocks. */
  remark: ReportRemarkSchema.optional(),
  severity: z.enum(['block', 'warn']),
  where: z.object({
    place: z.enum(GATE_PLACES),
    /** Of the metadata: `doi`, `authors.2.email`. */
    field: z.string().optional(),
    /** Of the text. */
    line: z.number().int().optional(),
  }),
});
export type GateProblem = z.infer<typeof GateProblemSchema>;
export type GateWhere = GateProblem['where'];

/** A sentence, in the language of the page, with the remark that words it for others. */
export interface GateWords {
  readonly message: string;
  readonly remark?: ReportRemark;
}

export const block = (
  code: string,
  { message, remark }: GateWords,
  where: GateWhere,
): GateProblem => ({
  code: `gate/${code}`,
  message,
  ...(remark && { remark }),
  severity: 'block',
  where,
});

export const warn = (code: string, message: string, where: GateWhere): GateProblem => ({
  ...block(code, { message }, where),
  severity: 'warn',
});

/** Whether nothing keeps the article from readers. */
export const isOpen = (problems: readonly GateProblem[]): boolean =>
  problems.every(({ severity }) => severity !== 'block');
