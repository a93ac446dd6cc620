/** Words that many pages of the author’s area share, its frame, and its smaller pages. */
export default {
  cancel: 'Cancel',
  close: 'Close',
  save: 'Save',
  saved: 'Saved.',
  remove: 'Remove',
  removed: 'Removed.',
  edit: 'Edit',
  add: 'Add',
  download: 'Download',
  none: 'None',
  choose: 'Choose…',
  country: 'Country',
  optionalLabel: '{label} (optional)',
  oneMoment: 'One moment…',
  fieldsNeedAttention: 'Some fields need your attention.',
  untitledManuscript: 'A manuscript without a title yet',
} as const;
