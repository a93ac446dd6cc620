import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** After a client navigation, tells a screen reader where it has arrived and moves the focus there. */
export function PageAnnouncer() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setTitle(document.title);
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <p role="status" className="visually-hidden">
      {title}
    </p>
  );
}
