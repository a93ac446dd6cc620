import { useEffect, useState } from 'react';
import { useLinkToken } from '../../session/link-token.ts';
import { type OrcidReturn, takeOrcidReturn } from '../../session/orcid-return.ts';

const KEPT = 'quire:co-author';

/** Keeps the secret of the link in this window, while its author is at ORCID. */
export function keepLink(token: string): void {
  try {
    sessionStorage.setItem(KEPT, token);
  } catch {
    // Without it, they open the link of their mail again.
  }
}

/** The secret that was kept, which is put back into the address; empty if there is none. */
function restoreLink(): string {
  try {
    const token = sessionStorage.getItem(KEPT) ?? '';
    sessionStorage.removeItem(KEPT);
    history.replaceState(history.state, '', `${location.pathname}${location.search}#${token}`);
    return token;
  } catch {
    return '';
  }
}

export interface CoAuthorLink {
  /** The secret of the link; empty if there is none. */
  readonly token: string;
  /** What ORCID brought back. */
  readonly back: OrcidReturn;
}

/** The link of a co-author's mail, also where they come back from ORCID; null on the server and at first. */
export function useCoAuthorLink(): CoAuthorLink | null {
  const hash = useLinkToken();
  const [link, setLink] = useState<CoAuthorLink | null>(null);
  useEffect(() => {
    if (hash === null) return;
    const back = takeOrcidReturn();
    setLink((known) => {
      if (back) return { token: restoreLink(), back };
      return known?.token === hash ? known : { token: hash, back: null };
    });
  }, [hash]);
  return link;
}
