import { z } from 'zod';
import { HashConfigSchema } from './manifest.ts';
import { type ProjectAccess, ServiceRefused } from './project-access.ts';

/** An account as Google's export and import have it: whatever there is goes along. */
export const AccountSchema = z.looseObject({
  localId: z.string(),
  passwordHash: z.string().optional(),
  salt: z.string().optional(),
  providerUserInfo: z.array(z.looseObject({ providerId: z.string() })).default([]),
});
export type StoredAccount = z.infer<typeof AccountSchema>;

const PageSchema = z.object({
  users: z.array(AccountSchema).default([]),
  nextPageToken: z.string().optional(),
});
const PAGE = 1_000;

/** Every account, with the hash of its password as far as the asker may have it. */
export async function* listAccounts(access: ProjectAccess): AsyncGenerator<StoredAccount> {
  let token: string | undefined;
  do {
    const query = new URLSearchParams({
      maxResults: String(PAGE),
      ...(token && { nextPageToken: token }),
    });
    const path = `/v1/projects/${access.project}/accounts:batchGet?${query}`;
    const page = PageSchema.parse(await access.ask('accounts', path));
    yield* page.users;
    token = page.users.length > 0 ? page.nextPageToken : undefined;
  } while (token);
}

/** What Google gives in place of a hash to whoever may not see it. */
const REDACTED = Buffer.from('REDACTED').toString('base64url');

export const isRedacted = ({ passwordHash }: StoredAccount): boolean =>
  passwordHash !== undefined && passwordHash.replaceAll('=', '') === REDACTED;

const ConfigSchema = z.object({
  signIn: z.object({ hashConfig: HashConfigSchema.optional() }).optional(),
});

/** How a project of Google's hashes passwords; null where it may not be seen, and on this machine, where they are not hashed. */
export async function hashConfigOf(access: ProjectAccess) {
  if (access.isLocal) return null;
  try {
    const path = `/admin/v2/projects/${access.project}/config`;
    return ConfigSchema.parse(await access.ask('accounts', path)).signIn?.hashConfig ?? null;
  } catch (error) {
    if (error instanceof ServiceRefused && error.status === 403) return null;
    throw error;
  }
}

/** Ways to sign in that follow from the address, the password and the number of an account. */
const IMPLIED: ReadonlySet<string> = new Set(['password', 'phone']);

/** What an import takes over: the rest belongs to the project, as when its sessions began. */
const TAKEN_OVER = [
  ...['localId', 'email', 'displayName', 'photoUrl', 'phoneNumber', 'customAttributes'],
  ...['createdAt', 'lastLoginAt', 'mfaInfo'],
];

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, one]) => [key, ordered(one)]));
}

/**
 * An account as it has to be again after it was restored.
 *
 * @param withPassword whether passwords are part of it: they are of no use to another kind of project
 */
export function accountLine(account: StoredAccount, withPassword: boolean): string {
  const { passwordHash, salt, providerUserInfo } = account;
  return JSON.stringify(
    ordered({
      ...Object.fromEntries(TAKEN_OVER.map((name) => [name, account[name]])),
      disabled: account.disabled === true,
      emailVerified: account.emailVerified === true,
      providers: providerUserInfo.filter(({ providerId }) => !IMPLIED.has(providerId)),
      ...(withPassword && { passwordHash, salt }),
    }),
  );
}

const ImportedSchema = z.object({
  error: z.array(z.object({ index: z.number(), message: z.string() })).default([]),
});

/** Creates accounts, or overwrites them. Returns those that were refused, with the reason. */
export async function importAccounts(
  access: ProjectAccess,
  accounts: readonly StoredAccount[],
  hashConfig: z.infer<typeof HashConfigSchema> | null,
): Promise<string[]> {
  const { algorithm, ...hashing } = hashConfig ?? {};
  const users = accounts.map((account) => ({
    ...account,
    providerUserInfo: account.providerUserInfo.filter(({ providerId }) => !IMPLIED.has(providerId)),
  }));
  const path = `/v1/projects/${access.project}/accounts:batchCreate`;
  const answer = await access.ask('accounts', path, {
    users,
    allowOverwrite: true,
    ...(algorithm && { hashAlgorithm: algorithm, ...hashing }),
  });
  return ImportedSchema.parse(answer).error.map(
    ({ index, message }) => `${accounts[index]?.localId}: ${message}`,
  );
}

export const ACCOUNTS_AT_ONCE = 500;
