import { ITEM_ICON_PATHS, PLAIN_MARK } from './item-icon-paths.ts';

interface ItemIconProps {
  /** As the content document names it. */
  readonly name: string;
  readonly size?: number;
  readonly className?: string | undefined;
}

/** The drawing beside an item's name. It says nothing that the name does not. */
export function ItemIcon({ name, size = 32, className }: ItemIconProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={isDrawn(name) ? ITEM_ICON_PATHS[name] : PLAIN_MARK} />
    </svg>
  );
}

function isDrawn(name: string): name is keyof typeof ITEM_ICON_PATHS {
  return Object.hasOwn(ITEM_ICON_PATHS, name);
}
