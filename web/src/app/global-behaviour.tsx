import { Arrival } from './arrival.tsx';
import { CookieNotice } from './cookie-notice.tsx';
import { useLinkGuard } from './link-guard.ts';
import { ProgressBar } from './progress-bar.tsx';

/** What every page does, one file each. */
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
