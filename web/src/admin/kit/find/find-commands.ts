import { t } from '@quire/model/messages/t';
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
    ...{
      label: t('officeFind.writeNewsItem'),
      detail: t('officeMenu.content'),
      path: adminNewsPath('new'),
    },
    action: 'content.edit',
  },
  {
    ...{
      label: t('officeFind.addPage'),
      detail: t('officeMenu.content'),
      path: adminPagesPath('new'),
    },
    action: 'content.edit',
  },
  {
    ...{
      label: t('officeFind.addBook'),
      detail: t('officeMenu.content'),
      path: adminBooksPath('new'),
    },
    ...{ action: 'content.edit', reach: 'all' },
  },
  {
    ...{
      label: t('officeFind.addConference'),
      detail: t('officeMenu.content'),
      path: adminConferencePath('new'),
    },
    ...{ action: 'content.edit', reach: 'all' },
  },
  {
    ...{
      label: t('officeFind.addReviewer'),
      detail: t('officeMenu.people'),
      path: adminReviewersPath('new'),
    },
    action: 'reviewer.edit',
  },
  {
    ...{
      label: t('officeFind.createJournal'),
      detail: t('officeMenu.publishing'),
      path: adminJournalsPath('new'),
    },
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
