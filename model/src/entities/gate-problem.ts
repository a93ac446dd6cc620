import { z } from 'zod';

/** Where in the office a problem is fixed. */
export const GATE_PLACES = ['details', 'files', 'text', 'issue', 'journal', 'submission'] as const;

/** One thing that the gate has found. What blocks keeps the article from readers. */
export const GateProblemSchema = z.object({
  /** A code a person can search for: `gate/doi-missing`. */
  code: z.string(),
  message: z.string(),
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

export const block = (code: string, message: string, where: GateWhere): GateProblem => ({
  code: `gate/${code}`,
  message,
  severity: 'block',
  where,
});

export const warn = (code: string, message: string, where: GateWhere): GateProblem => ({
  ...block(code, message, where),
  severity: 'warn',
});

/** Whether nothing keeps the article from readers. */
export const isOpen = (problems: readonly GateProblem[]): boolean =>
  problems.every(({ severity }) => severity !== 'block');
