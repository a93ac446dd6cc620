import { z } from 'zod';

/** A line of an import's report. */
export const ImportProblemSchema = z.object({
  severity: z.enum(['note', 'warning', 'error']),
  /** A code a person can search for: `figure/missing`, `math/unreadable`. */
  code: z.string(),
  /** What its sentence says it of: `model/src/entities/manuscript-problems.ts`. */
  values: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())])).optional(),
  /** Of a problem that others have worded, or that was kept before there were values. */
  message: z.string().optional(),
  line: z.number().int().optional(),
  /** The words of the text beside which it is. */
  near: z.string().optional(),
});
export type ImportProblem = z.infer<typeof ImportProblemSchema>;
