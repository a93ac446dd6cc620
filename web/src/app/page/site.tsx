import { createContext, type ReactNode, useContext } from 'react';

/** What every page may ask about the site it is on. */
export interface Site {
  /** `https://press.example`, without a slash: for canonical links and absolute addresses. */
  readonly origin: string;
  /** `/es`, where the page's address names its language; links of the router have it by themselves. */
  readonly base: string;
}

const SiteContext = createContext<Site>({ origin: '', base: '' });

export function SiteProvider({ site, children }: { site: Site; children: ReactNode }) {
  return <SiteContext value={site}>{children}</SiteContext>;
}

export function useSite(): Site {
  return useContext(SiteContext);
}
