import { z } from 'zod';

const CostSchema = z.object({
  reads: z.number(),
  /** The time of the middle one of several answers. */
  ms: z.number(),
  /** Of the answer, or of the document. */
  bytes: z.number(),
});
export type Cost = z.infer<typeof CostSchema>;

const RowSchema = z.object({
  what: z.string(),
  /** At each size, in the order of `sizes`. */
  costs: z.array(CostSchema),
});
export type Row = z.infer<typeof RowSchema>;

const MeasuredFindSchema = z.object({
  measured: z.iso.date(),
  /** Of the machine, when it ended: how many processes wanted a core (`uptime`). */
  load: z.number(),
  /** How many are asked for each letter. */
  queries: z.number().int(),
  /** Numbers of articles. */
  sizes: z.array(z.number().int()).min(2),
  rows: z.array(RowSchema),
});
export type MeasuredFind = z.infer<typeof MeasuredFindSchema>;

/** What was measured for `docs/scale.md`; a part that was not measured yet is empty. */
export const MeasuredScaleSchema = z.object({
  measured: z.iso.date(),
  cores: z.number().int(),
  source: z.string().default(''),
  /** Numbers of articles. */
  sizes: z.array(z.number().int()).min(2),
  pages: z.array(RowSchema).default([]),
  machines: z.array(RowSchema).default([]),
  /** Of the API and of OAI-PMH. */
  harvesting: z.array(RowSchema).default([]),
  lists: z.array(RowSchema).default([]),
  /** The search of the office, with sizes of its own. */
  find: MeasuredFindSchema.optional(),
  /** Their sizes alone. */
  documents: z.array(RowSchema).default([]),
  /** Without an answer. */
  publication: z.array(RowSchema).default([]),
});
export type MeasuredScale = z.infer<typeof MeasuredScaleSchema>;
