import { z } from 'zod';
import { ROLES } from '../roles.ts';

/** Role → the journals or special issues in which it counts. */
export const GrantsSchema = z.partialRecord(z.enum(ROLES), z.array(z.string().max(100)).max(200));

/**
 * `users/{uid}`: the readable mirror of an account's claims. Written by functions only, with what it is found by
 * (`records/account-words.ts`).
 */
export const UserSchema = z.object({
  email: z.email(),
  displayName: z.string().max(160),
  /** Addresses of accounts that were merged into this one: manuscripts may name them. */
  otherEmails: z.array(z.string().max(254)).max(50).optional(),
  roles: z.array(z.enum(ROLES)),
  /** Absent in records from before grants had scopes. */
  grants: GrantsSchema.default({}),
  /** The journals of all of these, for queries. */
  journals: z.array(z.string()).default([]),
  updatedAt: z.iso.datetime(),
});
export type User = z.infer<typeof UserSchema>;
