import { createSvgIcon } from '@mui/material/utils';

/** The icons that the office needs, on a 24-pixel grid. */
const drawn = (name: string, d: string) =>
  createSvgIcon(
    <path d={d} fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />,
    name,
  );

export const MenuIcon = drawn('Menu', 'M4 6.5h16M4 12h16M4 17.5h16');
export const CloseIcon = drawn('Close', 'M6 6l12 12M18 6L6 18');
export const UpIcon = drawn('Up', 'M12 19V5M6 11l6-6 6 6');
export const DownIcon = drawn('Down', 'M12 5v14M6 13l6 6 6-6');
export const InIcon = drawn('In', 'M5 12h13M12 6l6 6-6 6');
export const OutIcon = drawn('Out', 'M19 12H6M12 6l-6 6 6 6');
export const RemoveIcon = drawn(
  'Remove',
  'M5 7h14M10 7V4.5h4V7M7 7l1 12.5h8L17 7M10.5 11v5M13.5 11v5',
);
export const AddIcon = drawn('Add', 'M12 5v14M5 12h14');
export const SearchIcon = drawn(
  'Search',
  'M10.5 17a6.5 6.5 0 100-13 6.5 6.5 0 000 13zM15.5 15.5L20 20',
);
export const BellIcon = drawn('Bell', 'M6 16.5V11a6 6 0 0112 0v5.5l1.5 1.5h-15L6 16.5zM10 20.5h4');
export const MoreIcon = drawn('More', 'M12 5.5h.01M12 12h.01M12 18.5h.01');
export const FoldIcon = drawn('Fold', 'M7 10l5 5 5-5');
export const StarIcon = drawn(
  'Star',
  'M12 4l2.4 5.1 5.6.7-4.1 3.9 1.1 5.5-5-2.8-5 2.8 1.1-5.5L4 9.8l5.6-.7L12 4z',
);

// One for each group of the menu.
export const OverviewIcon = drawn(
  'Overview',
  'M4 4.5h7v8H4zM13 4.5h7v5h-7zM4 15h7v4.5H4zM13 12h7v7.5h-7z',
);
export const PublishingIcon = drawn(
  'Publishing',
  'M12 6.5C10 5 7.5 4.5 4 4.5v13.5c3.5 0 6 .5 8 2 2-1.5 4.5-2 8-2V4.5c-3.5 0-6 .5-8 2zM12 6.5V20',
);
export const InboxIcon = drawn('Inbox', 'M4 13.5l3-9h10l3 9v6H4zM4 13.5h4.5l1.5 2.5h4l1.5-2.5H20');
export const ContentIcon = drawn(
  'Content',
  'M6 3.5h8l4.5 4.5v12.5H6zM14 3.5V8h4.5M9 12.5h6M9 16.5h6',
);
export const PeopleIcon = drawn(
  'People',
  'M9 11.5a3.5 3.5 0 100-7 3.5 3.5 0 000 7zM2.5 19.5a6.5 6.5 0 0113 0M15.5 4.800a3.5 3.5 0 010 6.400M17.5 14a6.5 6.5 0 014 5.5',
);
export const MailIcon = drawn('Mail', 'M3.5 5.5h17v13h-17zM3.5 6.5l8.5 6.5 8.5-6.5');
export const PressIcon = drawn('Press', 'M4 20V4.5M4 20h16.5M8.5 16.5v-5M13 16.5v-9M17.5 16.5v-3');
