/** Help in the office. */
export default {
  pageTitle: 'Help',
  keyboardShortcuts: 'Keyboard shortcuts',
  contact: 'Contact',
  lists: 'Lists',
  forms: 'Forms',
  tasks: 'Tasks, discussions and notifications',
  deleting: 'Deleting and publishing',
  // Whom to ask; `support` and `info` are addresses.
  contactText:
    'For questions about roles and accounts, contact an administrator of the press. Describe what you did and quote the message that you saw.',
  contactTextWithAddresses:
    'For questions about roles and accounts, contact an administrator of the press. To report a problem, write to {support}. For questions about the press, write to {info}. Describe what you did and quote the message that you saw.',
  signedInAs: 'You are signed in as {email}. Your roles: {roles}.',
  signedInAsWithJournals:
    'You are signed in as {email}. Your roles: {roles}. Your journals: {journals}.',
  listsAddress:
    'Filters, order, columns and page are part of the address, so a bookmark or a shared link opens the same list. “Views” saves a list under a name.',
  listsSearch:
    'The search finds words by their first letters and ignores accents and case. Lists are live: changes by colleagues appear automatically.',
  listsFind:
    'Ctrl or ⌘ with K finds records, pages and actions from anywhere. A manuscript is found by its number, title and authors, not by its reviewers, as its author may be a colleague. Open a reviewer to see the manuscripts they were invited to.',
  listsSelection:
    'Select rows to apply an action to all of them; each row shows its result. “Export” saves the filtered list for a spreadsheet.',
  formsKept:
    'Your changes are kept on this device until they are saved, even if the window closes or the connection is lost.',
  formsMerged:
    'If a colleague has saved the same record in the meantime, the changes are merged. Where you both changed the same field, you choose.',
  formsHistory: '“History” shows who changed what and when, and can restore an earlier version.',
  tasksOverview:
    'The overview starts with your tasks: those assigned to you, your manuscripts, and open tasks in your journals. Overdue tasks come first.',
  tasksDiscussion:
    'The tab “Discussion” of a manuscript is for staff only; its authors never see it. People whom you mention or give a task receive an e-mail and a notification.',
  tasksBell:
    'The bell shows the same notifications as your e-mails. Notifications that you turn off in your account are neither e-mailed nor shown.',
  dois: 'DOIs',
  doisRegistered:
    'What is published is registered automatically: its record is sent to Crossref or DataCite within minutes, and again after each change. The page “DOIs” shows the state of each.',
  doisAttention:
    'The list begins with DOIs that are held back or were refused. Open one to read why, in plain words and in the agency’s own, and where to correct it. “Send again” sends it without a change.',
  doisCompared:
    'The page of a DOI compares what was sent last with what would be sent now. “Check address” follows the DOI as a reader would.',
  deletingBin:
    'Deleted records stay in the bin for 30 days. Use the filter “Bin” to find and restore them.',
  deletingArchive:
    'Published records are archived instead of deleted. Their address then shows what was there and that it was withdrawn.',
} as const;
