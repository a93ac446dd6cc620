/** What the page of rights asks beside `grantRoles` and `setJournalPermissions`. */
import { z } from 'zod';
import { GrantsSchema } from '../entities/user.ts';
import { ROLES } from '../roles.ts';

export const RIGHTS_CALLS = {
  /** An account by its proven address, with the roles it has; null where there is none. For who grants roles. */
  findAccount: {
    request: z.object({ email: z.string().trim().toLowerCase().max(254).pipe(z.email()) }),
    response: z.object({
      account: z
        .object({
          uid: z.string(),
          email: z.string(),
          displayName: z.string(),
          roles: z.array(z.enum(ROLES)),
          grants: GrantsSchema,
        })
        .nullable(),
    }),
  },
} as const;
