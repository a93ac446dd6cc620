import { Arrival } from './arrival.tsx';
import { CookieNotice } from './cookie-notice.tsx';
import { useLinkGuard } from './link-guard.ts';
import { ProgressBar } from './progress-bar.tsx';

/** The specification's global behaviour (sections 2, 4 and 5), one file each. */
export function GlobalBehaviour() {
  useLinkGuard();
  return (
    <>
      <ProgressBar />
      <CookieNotice />
      <Arrival />
    </>
  );
}
