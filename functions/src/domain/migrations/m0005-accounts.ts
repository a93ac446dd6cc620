import { indexAccounts } from '../accounts/index-accounts.ts';
import type { Migration } from './migration.ts';

/** Accounts say by which words, and as whose roles, the directory finds them. */
export const accounts: Migration = {
  number: 5,
  async step(ports, cursor) {
    const { after, changed } = await indexAccounts(ports, cursor);
    return { changed, next: after };
  },
};
