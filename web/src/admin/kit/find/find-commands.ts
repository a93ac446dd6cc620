import { t } from '@quire/model/messages/t';
import {
  adminAdvsPath,
  adminBlogsPath,
  adminBooksPath,
  adminConferencePath,
  adminConfigurationPath,
  adminImportReviewersPath,
  adminInvitePath,
  adminInvoicePath,
  adminInvoicesPath,
  adminJournalsPath,
  adminMediaPath,
  adminNewArticlePath,
  adminNewsPath,
  adminPagesPath,
  adminReviewersPath,
  adminSettingsPath,
  adminTemplatesPath,
  adminToolPath,
} from '@quire/model/office-paths';
import type { Claims } from '@quire/model/roles';
import { fold } from '@quire/model/search-terms';
import { sectionAnchor } from '../form/section-anchor.ts';
import { audienceOf, TITLED_TEMPLATES, templateTitle } from '../mail-labels.ts';
import { type Entry, mayEnter } from '../may-enter.ts';
import { officeMenuFor } from '../office-menu.ts';

export interface FindCommand {
  readonly label: string;
  /** The menu group that it belongs to. */
  readonly detail: string;
  readonly path: string;
  /** Shown once something is typed: there are many of its kind. */
  readonly isOnlyTyped?: true;
}

type Offered = FindCommand & Entry;

const command = (detail: string, label: string, path: string, entry: Entry): Offered => ({
  ...{ label, detail, path },
  ...entry,
});

const CONTENT = t('officeMenu.content');
const PEOPLE = t('officeMenu.people');
const PUBLISHING = t('officeMenu.publishing');
const SUBMISSIONS = t('officeMenu.submissions');
const SETTINGS = t('officeMenu.settings');
const TOOLS = t('officeMenu.tools');
const OF_PRESS = { action: 'content.edit', reach: 'all' } as const;

/** What can be begun from anywhere. */
const BEGIN: readonly Offered[] = [
  command(CONTENT, t('officeFind.writeNewsItem'), adminNewsPath('new'), { action: 'content.edit' }),
  command(CONTENT, t('officeFind.writeBlogPost'), adminBlogsPath('new'), OF_PRESS),
  command(CONTENT, t('officeFind.addPage'), adminPagesPath('new'), { action: 'content.edit' }),
  command(CONTENT, t('officeFind.addBook'), adminBooksPath('new'), OF_PRESS),
  command(CONTENT, t('officeFind.addConference'), adminConferencePath('new'), OF_PRESS),
  command(CONTENT, t('officeFind.addAdvertisement'), adminAdvsPath('new'), OF_PRESS),
  command(CONTENT, t('officeFind.addMedia'), adminMediaPath(), { action: 'content.edit' }),
  command(PEOPLE, t('officeFind.invite'), adminInvitePath(), { action: 'user.grant' }),
  command(PEOPLE, t('officeFind.addReviewer'), adminReviewersPath('new'), {
    action: 'reviewer.edit',
  }),
  command(PEOPLE, t('officeFind.importReviewers'), adminImportReviewersPath(), {
    action: 'reviewer.edit',
  }),
  command(PUBLISHING, t('officeFind.createJournal'), adminJournalsPath('new'), {
    ...{ action: 'journal.edit', reach: 'all' },
  }),
  command(SUBMISSIONS, t('officeFind.writeInvoice'), adminInvoicePath('new'), {
    action: 'invoice.issue',
  }),
  command(SUBMISSIONS, t('officeFind.writeQuotation'), adminInvoicesPath('quotations', 'new'), {
    action: 'invoice.issue',
  }),
  command(SUBMISSIONS, t('officeFind.addAgreement'), adminInvoicesPath('institutions', 'new'), {
    action: 'charge.edit',
  }),
  command(SUBMISSIONS, t('officeFind.importStatement'), adminInvoicesPath('bank'), {
    action: 'invoice.settle',
  }),
];

/** The parts of a page, and other places that are not in the menu. */
function parts(): readonly Offered[] {
  const tool = (label: string, name: Parameters<typeof adminToolPath>[0]) =>
    command(TOOLS, label, adminToolPath(name), { action: 'tool.run', reach: 'all' });
  const setting = (label: string) =>
    command(SETTINGS, label, `${adminSettingsPath()}#${sectionAnchor(label)}`, {
      ...{ action: 'press.edit', reach: 'all' },
    });
  const template = (name: string) =>
    command(
      t('officeFind.templateFor', { audience: audienceOf(name) }),
      templateTitle(name),
      adminTemplatesPath(name),
      { action: 'mail.read', reach: 'all' },
    );
  return [
    tool(t('officeTools.healthCheck'), 'health'),
    tool(t('officeTools.rebuild'), 'rebuild'),
    tool(t('officeFind.exportPress'), 'export'),
    tool(t('officeTools.importMetadata'), 'import-metadata'),
    tool(t('officeTools.importPapers'), 'import-papers'),
    tool(t('officeTools.importRetractedWorks'), 'import-retractions'),
    command(SETTINGS, t('officeSettings.configuration'), adminConfigurationPath(), {
      ...{ action: 'press.edit', reach: 'all' },
    }),
    setting(t('officeSettings.identitySection')),
    setting(t('officeSettings.addressesSection')),
    setting(t('officeSettings.navigationSection')),
    setting(t('officeSettings.footerSection')),
    setting(t('officeSettings.mailsSection')),
    setting(t('officeSettings.secondFactorSection')),
    setting(t('officeSettings.textsSection')),
    setting(t('officeSettings.registrationSection')),
    setting(t('officeSettings.organisationSection')),
    setting(t('officeSettings.invoicesSection')),
    setting(t('officeSettings.accountsSection')),
    ...TITLED_TEMPLATES.map(template),
  ];
}

/** An article is begun in a journal: one command for each. */
const articlesIn = (journals: readonly string[]): readonly FindCommand[] =>
  journals.map((journal) => ({
    label: t('officeFind.startArticleIn', { journal }),
    detail: PUBLISHING,
    path: adminNewArticlePath(journal),
    ...(journals.length > 1 && { isOnlyTyped: true }),
  }));

/**
 * What the search offers besides records: every page of the office that this person may open, its parts, and what
 * they may begin.
 *
 * @param journals those whose articles they may edit
 */
export function findCommands(claims: Claims, journals: readonly string[]): readonly FindCommand[] {
  const pages = officeMenuFor(claims).flatMap(({ label: detail, entries }) =>
    entries.map(({ label, path }) => ({ label, detail, path })),
  );
  const mine = (all: readonly Offered[]) => all.filter((entry) => mayEnter(claims, entry));
  return [
    ...pages,
    ...mine(BEGIN),
    ...articlesIn(journals),
    ...mine(parts()).map((each) => ({ ...each, isOnlyTyped: true as const })),
  ];
}

/** The commands whose names have, for each typed word, a word that starts with it. */
export function commandsFor(
  commands: readonly FindCommand[],
  typed: string,
): readonly FindCommand[] {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  return commands.filter(({ label, detail, isOnlyTyped }) => {
    if (words.length === 0) return !isOnlyTyped;
    const names = fold(`${label} ${detail}`).split(/\s+/);
    return words.every((word) => names.some((name) => name.startsWith(word)));
  });
}
