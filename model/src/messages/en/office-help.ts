export default {
  help: 'Help',
  keyboardShortcuts: 'Keyboard shortcuts',
  contact: 'Contact',
  reportProblemWriteQuestionsAbout:
    'To report a problem, write to {linkPart}. For questions about the press, write to {link2}.',
  lists: 'Lists',
  forms: 'Forms',
  tasksDiscussionsNotifications: 'Tasks, discussions and notifications',
  deletingAndPublishing: 'Deleting and publishing',
} as const;
