export default {
  rightsChanged: 'Rights changed.',
  whatEachRoleMay: 'What each role may do',
  journalCanGiveStaffFewer:
    'A journal can give its staff fewer rights than the press does. Rights without a choice are the same in every journal. Production staff can publish articles only if the journal allows it; corrections and retractions are reserved for its editors. Editors who cannot edit the journal cannot edit its issues either. Limits on a journal’s editors also apply to its recommending editors. No one has rights to their own manuscripts.',
  onlyAdminsCanChangeRights:
    'Only admins can change this. Rights that your journal can limit are shown in bold.',
  undoChanges: 'Undo changes',
  changeWhatStaffMay: 'Change what staff of {journal} may do',
  changeAppliesImmediatelyEveryone: 'The change applies immediately, to everyone.',
  roleMatrix: 'Role matrix',
  whatEachRoleCanDo: 'What each role can do in this journal',
  right: 'Right',
  nothing: 'nothing',
  submissions: 'Submissions',
  permissions: 'Permissions',
  peopleRole: 'People with a role in {journal}',
} as const;
