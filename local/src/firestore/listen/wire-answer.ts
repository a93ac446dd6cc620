import { z } from 'zod';

const Ids = z.array(z.number()).default([]);

/** A `ListenResponse` as JSON: for tests. */
export const WireAnswer = z.object({
  targetChange: z
    .object({
      targetChangeType: z.enum(['NO_CHANGE', 'ADD', 'REMOVE', 'CURRENT', 'RESET']),
      targetIds: z.array(z.number()),
      resumeToken: z.string().optional(),
      readTime: z.string().optional(),
      cause: z.object({ code: z.number() }).optional(),
    })
    .optional(),
  documentChange: z
    .object({
      document: z.object({ name: z.string(), updateTime: z.string() }),
      targetIds: Ids,
      removedTargetIds: Ids,
    })
    .optional(),
  documentDelete: z.object({ document: z.string(), removedTargetIds: Ids }).optional(),
  documentRemove: z.object({ document: z.string(), removedTargetIds: Ids }).optional(),
  filter: z
    .object({
      targetId: z.number(),
      count: z.number(),
      unchangedNames: z
        .object({
          bits: z.object({ bitmap: z.string(), padding: z.number() }),
          hashCount: z.number(),
        })
        .optional(),
    })
    .optional(),
});

export type Answer = z.infer<typeof WireAnswer>;
