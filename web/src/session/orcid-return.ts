/** What ORCID's answer brought back to a page; `denied`: the person did not allow it. */
export type OrcidReturn = { readonly code: string; readonly state: string } | 'denied' | null;

const MARK = '#orcid?';

/** Reads it from the page's address, and removes it there: it counts once. */
export function takeOrcidReturn(): OrcidReturn {
  if (!location.hash.startsWith(MARK)) return null;
  const fields = new URLSearchParams(location.hash.slice(MARK.length));
  history.replaceState(history.state, '', location.pathname + location.search);
  const [code, state] = [fields.get('code'), fields.get('state')];
  return code && state ? { code, state } : 'denied';
}
