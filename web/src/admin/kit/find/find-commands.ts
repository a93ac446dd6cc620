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
  /** The menu group that it belongs to. */
  readonly detail: string;
  readonly path: string;
}

/** What can be created from anywhere. */
const BEGIN: readonly (FindCommand & Entry)[] = [
  {
    ...{ label: 'Write a news item', detail: 'Content', path: adminNewsPath('new') },
    action: 'content.edit',
  },
  {
    ...{ label: 'Add a page', detail: 'Content', path: adminPagesPath('new') },
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
    ...{ label: 'Create a journal', detail: 'Publishing', path: adminJournalsPath('new') },
    ...{ action: 'journal.edit', reach: 'all' },
  },
];

/**
 * What the search offers besides records: every page of the office that this person may open, and what they may
 * create.
 */
export function findCommands(claims: Claims): readonly FindCommand[] {
  const pages = officeMenuFor(claims).flatMap(({ label: detail, entries }) =>
    entries.map(({ label, path }) => ({ label, detail, path })),
  );
  return [...pages, ...BEGIN.filter((entry) => mayEnter(claims, entry))];
}

/** The commands whose names have, for each typed word, a word that starts with it. */
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
