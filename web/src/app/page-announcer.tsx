import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * After a client navigation, tells a screen reader where it has arrived and moves the focus there.
 * Another part of the same list (`?page=2`) is told, and leaves the focus to whoever filters it.
 */
export function PageAnnouncer() {
  const { pathname, search } = useLocation();
  const shown = useRef({ pathname, search });
  const [title, setTitle] = useState('');
  useEffect(() => {
    const before = shown.current;
    if (before.pathname === pathname && before.search === search) return;
    shown.current = { pathname, search };
    setTitle(document.title);
    if (before.pathname === pathname) return;
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }, [pathname, search]);
  return (
    <p role="status" className="visually-hidden">
      {title}
    </p>
  );
}
