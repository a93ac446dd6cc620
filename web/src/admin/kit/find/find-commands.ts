import {
  adminBooksPath,
  adminConferencePath,
  adminJournalsPath,
  adminNewsPath,
  adminPagesPath,
  adminReviewersPath,
} from '@quire/model/office-paths';
import type { Claims } from '@quire/model/roles';
import { fold } from '@quire/model/search-terms';
import { type Entry, mayEnter } from '../may-enter.ts';
import { officeMenuFor } from '../office-menu.ts';

export interface FindCommand {
  readonly label: string;
  /** The group of the menu that it belongs to. */
  readonly detail: string;
  readonly path: string;
}

/** What can be begun from anywhere. */
const BEGIN: readonly (FindCommand & Entry)[] = [
  {
    ...{ label: 'Write a news item', detail: 'Content', path: adminNewsPath('new') },
    action: 'content.edit',
  },
  {
    ...{ label: 'Add a text', detail: 'Content', path: adminPagesPath('new') },
    action: 'content.edit',
  },
  {
    ...{ label: 'Add a book', detail: 'Content', path: adminBooksPath('new') },
    ...{ action: 'content.edit', reach: 'all' },
  },
  {
    ...{ label: 'Add a conference', detail: 'Content', path: adminConferencePath('new') },
    ...{ action: 'content.edit', reach: 'all' },
  },
  {
    ...{ label: 'Add a reviewer', detail: 'People', path: adminReviewersPath('new') },
    action: 'reviewer.edit',
  },
  {
    ...{ label: 'Begin a journal', detail: 'Publishing', path: adminJournalsPath('new') },
    ...{ action: 'journal.edit', reach: 'all' },
  },
];

/** What the search offers besides records: every page of the office that this person may open, and what they may begin. */
export function findCommands(claims: Claims): readonly FindCommand[] {
  const pages = officeMenuFor(claims).flatMap(({ label: detail, entries }) =>
    entries.map(({ label, path }) => ({ label, detail, path })),
  );
  return [...pages, ...BEGIN.filter((entry) => mayEnter(claims, entry))];
}

/** Those that have, in their names, a word beginning with each word that was typed. */
export function commandsFor(
  commands: readonly FindCommand[],
  typed: string,
): readonly FindCommand[] {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  return commands.filter(({ label, detail }) => {
    const names = fold(`${label} ${detail}`).split(/\s+/);
    return words.every((word) => names.some((name) => name.startsWith(word)));
  });
}
