import { siteErrorMessage } from '@quire/model/site-errors';
import { useEffect, useState } from 'react';
import styles from './cookie-notice.module.css';

/** Warns, once the page runs, a visitor whose browser refuses cookies. */
export function CookieNotice() {
  const [refused, setRefused] = useState(false);
  useEffect(() => setRefused(!navigator.cookieEnabled), []);
  if (!refused) return null;
  return (
    <p role="status" className={styles.notice}>
      {siteErrorMessage('browser/cookies-disabled')}
    </p>
  );
}
