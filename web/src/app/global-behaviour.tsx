import { ScrollRestoration } from 'react-router';
import { ClosePopovers } from './close-popovers.tsx';
import { CookieNotice } from './cookie-notice.tsx';
import { PageAnnouncer } from './page-announcer.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { useScriptLinkGuard } from './script-link-guard.ts';

/** The specification's global behaviour (sections 2, 4 and 5), one file each. */
export function GlobalBehaviour() {
  useScriptLinkGuard();
  return (
    <>
      <ProgressBar />
      <CookieNotice />
      <PageAnnouncer />
      <ClosePopovers />
      <ScrollRestoration />
    </>
  );
}
