import {
  adminAdvsPath,
  adminArticlesPath,
  adminAuditPath,
  adminAuthorsPath,
  adminBlogsPath,
  adminBooksPath,
  adminCategoryPath,
  adminChecklistPath,
  adminCommentsPath,
  adminConferencePath,
  adminEditorOrcidPath,
  adminEditorsPath,
  adminEmailsPath,
  adminHelperPath,
  adminInvoicesPath,
  adminJournalsPath,
  adminMediaPath,
  adminNewsPath,
  adminPagesPath,
  adminPeoplePath,
  adminPermissionsPath,
  adminReviewersPath,
  adminSettingsPath,
  adminStatPath,
  adminSubmissionsPath,
  adminTemplatesPath,
  adminToolsPath,
} from '@quire/model/office-paths';
import { adminDashboardPath } from '@quire/model/paths';
import type { Claims } from '@quire/model/roles';
import { adminSpecialIssuesPath } from '@quire/model/special-issue-paths';
import { type Entry, mayEnter } from './may-enter.ts';

interface OfficeMenuEntry extends Entry {
  readonly label: string;
  readonly path: string;
  /** The key after `g` that goes there from anywhere in the office. */
  readonly key?: string;
  /** The label for people without this right, who see only a part of the page. */
  readonly lesser?: Entry & { readonly label: string };
}

export interface OfficeMenuGroup {
  readonly label: string;
  readonly entries: readonly OfficeMenuEntry[];
}

/** The whole menu of the office, in order. Each page that a person can open has an entry here. */
export const OFFICE_MENU: readonly OfficeMenuGroup[] = [
  {
    label: 'Office',
    entries: [
      { label: 'Overview', path: adminDashboardPath(), key: 'o' },
      { label: 'Help', path: adminHelperPath(), key: 'h' },
    ],
  },
  {
    label: 'Publishing',
    entries: [
      { label: 'Journals', path: adminJournalsPath(), key: 'j', action: 'journal.edit' },
      {
        ...{ label: 'Articles', path: adminArticlesPath(), key: 'a' },
        ...{ action: 'article.read', orAction: 'issue.edit' },
        lesser: { label: 'Issues', action: 'article.read' },
      },
    ],
  },
  {
    label: 'Submissions',
    entries: [
      { label: 'Submissions', path: adminSubmissionsPath(), key: 's', action: 'submission.read' },
      {
        label: 'Special issues',
        path: adminSpecialIssuesPath(),
        action: 'submission.handle',
      },
      { label: 'Permissions', path: adminPermissionsPath(), key: 'p', action: 'user.grant' },
      {
        ...{ label: 'Invoices', path: adminInvoicesPath(), key: 'i', action: 'waiver.decide' },
        lesser: { label: 'Discount requests', action: 'invoice.settle' },
      },
    ],
  },
  {
    label: 'Content',
    entries: [
      { label: 'News', path: adminNewsPath(), key: 'n', action: 'content.edit' },
      { label: 'Blogs', path: adminBlogsPath(), key: 'b', action: 'content.edit', reach: 'all' },
      { label: 'Books', path: adminBooksPath(), key: 'k', action: 'content.edit', reach: 'all' },
      {
        label: 'Conferences',
        path: adminConferencePath(),
        key: 'c',
        action: 'content.edit',
        reach: 'all',
      },
      { label: 'Categories', path: adminCategoryPath(), action: 'content.edit', reach: 'all' },
      { label: 'Pages', path: adminPagesPath(), key: 'w', action: 'content.edit' },
      { label: 'Comments', path: adminCommentsPath(), action: 'content.edit' },
      { label: 'Media', path: adminMediaPath(), key: 'm', action: 'content.edit' },
      { label: 'Advertisements', path: adminAdvsPath(), action: 'content.edit', reach: 'all' },
    ],
  },
  {
    label: 'People',
    entries: [
      { label: 'Roles and invitations', path: adminPeoplePath(), key: 'l', action: 'user.grant' },
      { label: 'Reviewers', path: adminReviewersPath(), key: 'r', action: 'reviewer.edit' },
      { label: 'Authors', path: adminAuthorsPath(), key: 'u', action: 'article.read' },
      { label: 'Editors', path: adminEditorsPath(), key: 'd', action: 'journal.edit' },
      { label: 'ORCID iDs', path: adminEditorOrcidPath(), action: 'journal.edit' },
    ],
  },
  {
    label: 'Mail',
    entries: [
      { label: 'Outbox', path: adminEmailsPath(), key: 'e', action: 'mail.read' },
      { label: 'Templates', path: adminTemplatesPath(), action: 'journal.edit' },
    ],
  },
  {
    label: 'Press',
    entries: [
      { label: 'Figures', path: adminStatPath(), key: 'f', action: 'stat.read' },
      { label: 'Audit log', path: adminAuditPath(), action: 'audit.read', reach: 'all' },
      { label: 'Checklist', path: adminChecklistPath(), action: 'press.edit', reach: 'all' },
      { label: 'Settings', path: adminSettingsPath(), action: 'press.edit', reach: 'all' },
      { label: 'Tools', path: adminToolsPath(), key: 't', action: 'tool.run', reach: 'all' },
    ],
  },
];

/** The menu for a person with these claims, without entries that would be refused and without empty groups. */
export function officeMenuFor(claims: Claims): readonly OfficeMenuGroup[] {
  return OFFICE_MENU.map(({ label, entries }) => ({
    label,
    entries: entries
      .filter((entry) => mayEnter(claims, entry))
      .map((entry) =>
        entry.lesser && !mayEnter(claims, entry.lesser)
          ? { ...entry, label: entry.lesser.label }
          : entry,
      ),
  })).filter(({ entries }) => entries.length > 0);
}
