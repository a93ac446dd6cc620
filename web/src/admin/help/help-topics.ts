export interface HelpTopic {
  readonly title: string;
  readonly lines: readonly string[];
}

/** How things are done in the office: what is the same on every page. */
export const HELP_TOPICS: readonly HelpTopic[] = [
  {
    title: 'Lists',
    lines: [
      'Filters, order, columns and page stand in the address: a bookmark, or a link that you send to a colleague, opens the same list. “Views” keeps one under a name on this device.',
      'A search finds words by their beginnings, without accents and case. Lists are live: what a colleague saves appears by itself.',
      'Select rows to do something with all of them; each row says whether it worked. “Export” writes the list as it is filtered, for a spreadsheet.',
    ],
  },
  {
    title: 'Forms',
    lines: [
      'What you type is kept on this device until it is saved, also when the window closes or the connection is gone.',
      'Where a colleague has saved the same record meanwhile, you are told: what only one of you has changed is put together, and you choose where both did.',
      '“History” shows who changed what and when, and brings an earlier state back as a new one.',
    ],
  },
  {
    title: 'Tasks, discussions and notifications',
    lines: [
      'The overview begins with your tasks: what was given to you, the manuscripts that wait for you and what waits in your journals. What is overdue comes first.',
      'The tab “Discussion” of a manuscript is for its staff: its authors never see it. Whoever you mention there, or give a task to, gets a mail and a notification.',
      'The bell shows what you are told of by mail. What you turn off in your account comes neither by mail nor to the bell.',
    ],
  },
  {
    title: 'Deleting and publishing',
    lines: [
      'What is deleted stays in the bin for 30 days. Open it with the filter “Bin” and take it out again.',
      'What readers have seen is not deleted but archived: its address then says what was there and that it was withdrawn.',
    ],
  },
];
