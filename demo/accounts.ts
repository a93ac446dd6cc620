import { readFile } from 'node:fs/promises';
import { CountrySchema, OrcidSchema } from '@quire/model/entities/profile';
import { type Claims, claimsOf, ROLES } from '@quire/model/roles';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Person } from '../functions/src/domain/access/principal.ts';

const AccountSchema = z.object({
  role: z.enum(ROLES),
  uid: z.string(),
  email: z.email(),
  /** Given name first; the rest is the family name. */
  name: z.string(),
  affiliation: z.string(),
  country: CountrySchema,
  roles: z.array(z.enum(ROLES)),
  /** Of each role that takes a scope, where it counts: `first-two` journals of the press, or these. */
  grants: z
    .partialRecord(z.enum(ROLES), z.union([z.literal('first-two'), z.array(z.string())]))
    .default({}),
  /** Of a person who has signed in with it at ORCID, and has written articles with it. */
  orcid: OrcidSchema.optional(),
  /** Out of office from so many days from now, for so many days; `standIn` is an account. */
  absence: z
    .object({ inDays: z.number().int(), days: z.number().int().positive(), standIn: z.string() })
    .optional(),
});
export type DemoAccount = z.infer<typeof AccountSchema>;

const AccountsSchema = z.object({ password: z.string(), accounts: z.array(AccountSchema) });

/** The demo press's accounts and the one password they share. Throws (zod) on a wrong file. */
export async function readAccounts(): Promise<z.infer<typeof AccountsSchema>> {
  const file = new URL('./accounts.yaml', import.meta.url);
  return AccountsSchema.parse(parse(await readFile(file, 'utf8')));
}

/** What the token of a demo account says; `journals` are those of the press, in order. */
export function claimsOfAccount(
  { roles, grants }: DemoAccount,
  journals: readonly string[],
): Claims {
  const scopes = Object.entries(grants).map(([role, each]) => [
    role,
    each === 'first-two' ? journals.slice(0, 2) : each,
  ]);
  return claimsOf({ roles, grants: Object.fromEntries(scopes) });
}

/** A demo account as the person who acts, in a press of these journals. */
export function personOf(account: DemoAccount, journals: readonly string[]): Person {
  const { uid, email } = account;
  return { uid, email, claims: claimsOfAccount(account, journals) };
}

/** Whoever edited a journal before: nobody who can sign in. */
export const formerEditor = (journal: string): Person => ({
  uid: 'demo-former-editor',
  claims: claimsOf({ roles: ['editor'], grants: { editor: [journal] } }),
});
