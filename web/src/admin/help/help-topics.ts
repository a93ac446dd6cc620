export interface HelpTopic {
  readonly title: string;
  readonly lines: readonly string[];
}

/** Instructions that apply to every page of the office. */
export const HELP_TOPICS: readonly HelpTopic[] = [
  {
    title: 'Lists',
    lines: [
      'Filters, order, columns and page are part of the address, so a bookmark or a shared link opens the same list. “Views” saves a list under a name on this device.',
      'The search finds words by their first letters and ignores accents and case. Lists are live: changes by colleagues appear automatically.',
      'Select rows to apply an action to all of them; each row shows its result. “Export” saves the filtered list for a spreadsheet.',
    ],
  },
  {
    title: 'Forms',
    lines: [
      'Your changes are kept on this device until they are saved, even if the window closes or the connection is lost.',
      'If a colleague has saved the same record in the meantime, the changes are merged. Where you both changed the same field, you choose.',
      '“History” shows who changed what and when, and can restore an earlier version.',
    ],
  },
  {
    title: 'Tasks, discussions and notifications',
    lines: [
      'The overview starts with your tasks: those assigned to you, your manuscripts, and open tasks in your journals. Overdue tasks come first.',
      'The tab “Discussion” of a manuscript is for staff only; its authors never see it. People whom you mention or give a task receive an e-mail and a notification.',
      'The bell shows the same notifications as your e-mails. Notifications that you turn off in your account are neither e-mailed nor shown.',
    ],
  },
  {
    title: 'Deleting and publishing',
    lines: [
      'Deleted records stay in the bin for 30 days. Use the filter “Bin” to find and restore them.',
      'Published records are archived instead of deleted. Their address then shows what was there and that it was withdrawn.',
    ],
  },
];
