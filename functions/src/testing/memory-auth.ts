/** Accounts in memory, as Firebase Auth keeps them: addresses are unique and without case. */
import type { Account, AccountAuth, AccountChange } from '../domain/accounts/ports.ts';

interface Kept {
  uid: string;
  email?: string | undefined;
  emailVerified: boolean;
  disabled: boolean;
  displayName?: string | undefined;
  customClaims?: Record<string, unknown>;
  tokensValidAfterTime?: string;
  metadata: { creationTime: string };
  providerData: { providerId: string }[];
  password?: string | undefined;
}

const failure = (code: string) => Object.assign(new Error(code), { code });

export class MemoryAuth implements AccountAuth {
  readonly accounts = new Map<string, Kept>();
  /** Fails once, the next time this is asked of it. */
  failAt: keyof AccountAuth | undefined;
  readonly #now: () => Date;
  #made = 0;

  constructor(now: () => Date) {
    this.#now = now;
  }

  #step(name: keyof AccountAuth): void {
    if (this.failAt !== name) return;
    this.failAt = undefined;
    throw new Error('killed');
  }

  #find(uid: string): Kept {
    const account = this.accounts.get(uid);
    if (!account) throw failure('auth/user-not-found');
    return account;
  }

  #byEmail(email: string): Kept | undefined {
    return [...this.accounts.values()].find((each) => each.email === email.toLowerCase());
  }

  #change(account: Kept, change: AccountChange): Account {
    const { providersToUnlink = [], email, ...rest } = change;
    const other = email === undefined ? undefined : this.#byEmail(email);
    if (other && other !== account) throw failure('auth/email-already-exists');
    Object.assign(account, rest, email === undefined ? {} : { email: email.toLowerCase() });
    if (change.password) {
      // As Firebase does: a new password ends every session.
      account.tokensValidAfterTime = this.#now().toUTCString();
      account.providerData = [
        ...account.providerData.filter(({ providerId }) => providerId !== 'password'),
        { providerId: 'password' },
      ];
    }
    account.providerData = account.providerData.filter(
      ({ providerId }) => !providersToUnlink.includes(providerId),
    );
    return structuredClone(account);
  }

  async createUser(account: AccountChange & { uid?: string }): Promise<Account> {
    this.#step('createUser');
    if (account.email && this.#byEmail(account.email)) throw failure('auth/email-already-exists');
    this.#made += 1;
    const kept: Kept = {
      uid: account.uid ?? `u${this.#made}`,
      emailVerified: false,
      disabled: false,
      metadata: { creationTime: this.#now().toUTCString() },
      providerData: [],
    };
    this.accounts.set(kept.uid, kept);
    return this.#change(kept, account);
  }

  async createCustomToken(uid: string, claims: object): Promise<string> {
    this.#step('createCustomToken');
    return JSON.stringify({ uid, claims });
  }

  async deleteUser(uid: string): Promise<void> {
    this.#step('deleteUser');
    this.#find(uid);
    this.accounts.delete(uid);
  }

  async getUser(uid: string): Promise<Account> {
    return structuredClone(this.#find(uid));
  }

  async getUserByEmail(email: string): Promise<Account> {
    const account = this.#byEmail(email);
    if (!account) throw failure('auth/user-not-found');
    return structuredClone(account);
  }

  async listUsers(limit = 1_000, pageToken?: string) {
    const all = [...this.accounts.values()].toSorted((a, b) => (a.uid < b.uid ? -1 : 1));
    const rest = all.filter(({ uid }) => pageToken === undefined || uid > pageToken);
    const users = structuredClone(rest.slice(0, limit));
    const last = users.at(-1)?.uid;
    return { users, ...(rest.length > limit && last ? { pageToken: last } : {}) };
  }

  async revokeRefreshTokens(uid: string): Promise<void> {
    this.#step('revokeRefreshTokens');
    this.#find(uid).tokensValidAfterTime = this.#now().toUTCString();
  }

  async setCustomUserClaims(uid: string, claims: object | null): Promise<void> {
    this.#step('setCustomUserClaims');
    this.#find(uid).customClaims = { ...claims };
  }

  async updateUser(uid: string, change: AccountChange): Promise<Account> {
    this.#step('updateUser');
    return this.#change(this.#find(uid), change);
  }
}
