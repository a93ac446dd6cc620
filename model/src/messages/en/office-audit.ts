/** The log of what was done in the office. */
export default {
  empty: 'No entries yet.',
  action: 'Action',
  by: 'By',
  details: 'Details',
  pageTitle: 'Audit log',
  showAllEntries: 'Show all entries',
  actionsOf: 'Actions of {name} ({by}).',
  pageText:
    'Roles, decisions, payments, exports, publications, changes to records, staff access to manuscripts and wrong codes at sign-in. Entries are never changed or deleted. Wrong passwords are not listed: Firebase Authentication checks passwords, and Identity Platform can record failed sign-ins in Google Cloud’s log.',
  // Who did something, where it was no person.
  byThePress: 'The press',
  keptWithManuscript: 'Kept with the manuscript',
} as const;
