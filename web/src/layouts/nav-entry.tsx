import type { PointerEventHandler } from 'react';
import { Link, useLocation } from 'react-router';
import type { MenuEntry } from '../navigation/menus.ts';

interface NavEntryProps {
  /** `within`: other addresses that belong to the entry begin so. */
  readonly entry: MenuEntry & { readonly within?: string };
  readonly className?: string | undefined;
  readonly onPointerEnter?: PointerEventHandler;
}

/** An entry of the navigation: marked where the reader is on its page, or on one below it. */
export function NavEntry({ entry, className, onPointerEnter }: NavEntryProps) {
  const { pathname } = useLocation();
  return (
    <Link
      className={className}
      to={entry.path}
      lang={entry.lang}
      aria-current={currentness(entry, pathname)}
      onPointerEnter={onPointerEnter}
    >
      {entry.label}
    </Link>
  );
}

function currentness({ path, within }: NavEntryProps['entry'], pathname: string) {
  if (pathname === path) return 'page';
  const isBelow =
    pathname.startsWith(`${path}/`) || (within !== undefined && pathname.startsWith(within));
  return isBelow ? 'true' : undefined;
}
