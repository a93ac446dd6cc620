import { Arrival } from './arrival.tsx';
import { CookieNotice } from './cookie-notice.tsx';
import { ProgressBar } from './progress-bar.tsx';

/** What every page does, one file each. */
export function GlobalBehaviour() {
  return (
    <>
      <ProgressBar />
      <CookieNotice />
      <Arrival />
    </>
  );
}
