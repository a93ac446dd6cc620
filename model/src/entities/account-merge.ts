import { z } from 'zod';
import { ROLES } from '../roles.ts';
import { GrantsSchema } from './user.ts';

/** `accountMerges/{uid of the account that is closed}`: a second account of a person becomes part of another. For functions only. */
export const AccountMergeSchema = z.object({
  keep: z.string(),
  by: z.string(),
  at: z.iso.datetime(),
  /** `running` until nothing is left under the old account: the same request goes on with it. */
  state: z.enum(['running', 'done']),
  /** Of the account that is closed, as it was. */
  email: z.email(),
  name: z.string().max(200),
  roles: z.array(z.enum(ROLES)),
  grants: GrantsSchema,
});
export type AccountMerge = z.infer<typeof AccountMergeSchema>;
