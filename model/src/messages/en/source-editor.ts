/** The editor of Markdown and other source texts: its search, and what it reads out. */
export default {
  find: 'Find',
  replaceWith: 'Replace with',
  next: 'Next',
  previous: 'Previous',
  /** Selects all matches. */
  all: 'Select all',
  matchCase: 'Match case',
  regularExpression: 'Regular expression',
  wholeWords: 'Whole words',
  replace: 'Replace',
  replaceAll: 'Replace all',
  close: 'Close',
  /** Read out before a match and, with the next one and a number, after it: `Current match. tides on line 12.` */
  currentMatch: 'Current match',
  onLine: 'on line',
  /** Read out, with a full stop after it. */
  replacedOnLine: 'Match replaced on line {line}',
  replacedCount: 'Matches replaced: {count}',
  goToLine: 'Go to line',
  go: 'Go',
  completions: 'Suggestions',
  problems: 'Problems',
  noProblems: 'No problems',
  selectionDeleted: 'Selection deleted',
  /** In place of lines that are the same in two versions. */
  unchangedLines: 'Unchanged lines: {count}',
  /** An arrow between two versions. */
  takeThis: 'Use this change from the left',
  accept: 'Accept',
  reject: 'Reject',
  /** Before the name of an invisible character. */
  controlCharacter: 'Control character',
} as const;
