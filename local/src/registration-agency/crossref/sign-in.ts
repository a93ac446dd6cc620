import type { Account } from '../store/account.ts';

/**
 * The account of a login and its password, compared with regard to case; null where there is none. A person's own
 * login names the role after a slash: `person@press.example/role`.
 */
export function crossrefAccount(
  accounts: readonly Account[],
  login: string,
  password: string,
): Account | null {
  const role = /^[^/\s]+@[^/\s]+\/(.+)$/.exec(login)?.[1] ?? login;
  const found = accounts.find((account) => account.agency === 'crossref' && account.login === role);
  return found?.password === password ? found : null;
}
