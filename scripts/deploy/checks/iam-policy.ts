import { z } from 'zod';

/** Who has which role, as Google's APIs answer `getIamPolicy`. */
export const IamPolicySchema = z.object({
  bindings: z
    .array(z.object({ role: z.string(), members: z.array(z.string()).default([]) }))
    .default([]),
});
