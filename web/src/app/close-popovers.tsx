import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** A menu that was opened to navigate closes once that has happened. */
export function ClosePopovers() {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes them
  useEffect(() => {
    for (const open of document.querySelectorAll<HTMLElement>(':popover-open')) open.hidePopover();
  }, [key]);
  return null;
}
