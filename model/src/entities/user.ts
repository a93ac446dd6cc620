import { z } from 'zod';
import { ROLES } from '../roles.ts';

/** `users/{uid}`: the readable mirror of an account's claims. Written by functions only. */
export const UserSchema = z.object({
  email: z.email(),
  displayName: z.string().max(160),
  roles: z.array(z.enum(ROLES)),
  journals: z.array(z.string()),
  updatedAt: z.iso.datetime(),
});
export type User = z.infer<typeof UserSchema>;
