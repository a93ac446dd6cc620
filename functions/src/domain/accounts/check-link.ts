import type { LinkPurpose } from '@quire/model/calls/calls';
import { findLink, type LinkState, linkState } from './link.ts';
import type { AccountPorts } from './ports.ts';

/** `checkLink`: the current state of a link, without using it. */
export async function checkLink(
  { db, now }: Pick<AccountPorts, 'db' | 'now'>,
  { token, purpose }: { readonly token: string; readonly purpose: LinkPurpose },
): Promise<{ state: LinkState }> {
  // The page behind a mail does not know which of the two kinds of address the link confirms.
  const purposes: readonly LinkPurpose[] =
    purpose === 'verify' || purpose === 'email' ? ['verify', 'email'] : [purpose];
  return { state: linkState(await findLink(db, token), purposes, now()) };
}
