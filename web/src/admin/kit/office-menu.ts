import type { SvgIconProps } from '@mui/material/SvgIcon';
import { t } from '@quire/model/messages/t';
import {
  adminAdvsPath,
  adminAnnouncementsPath,
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
  adminReadinessPath,
  adminRegistrationsPath,
  adminReviewersPath,
  adminSettingsPath,
  adminStatPath,
  adminSubmissionsPath,
  adminTemplatesPath,
  adminTextsPath,
  adminToolsPath,
  adminUsageReportsPath,
} from '@quire/model/office-paths';
import { adminDashboardPath } from '@quire/model/paths';
import type { Claims } from '@quire/model/roles';
import { adminSpecialIssuesPath } from '@quire/model/special-issue-paths';
import type { ComponentType } from 'react';
import {
  ContentIcon,
  InboxIcon,
  MailIcon,
  OverviewIcon,
  PeopleIcon,
  PressIcon,
  PublishingIcon,
} from './icons.tsx';
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
  readonly Icon: ComponentType<SvgIconProps>;
  readonly entries: readonly OfficeMenuEntry[];
}

/** The whole menu of the office, in order. Each page that a person can open has an entry here. */
export const OFFICE_MENU: readonly OfficeMenuGroup[] = [
  {
    label: t('officeMenu.office'),
    Icon: OverviewIcon,
    entries: [
      { label: t('officeMenu.overview'), path: adminDashboardPath(), key: 'o' },
      { label: t('officeMenu.help'), path: adminHelperPath(), key: 'h' },
    ],
  },
  {
    label: t('officeMenu.publishing'),
    Icon: PublishingIcon,
    entries: [
      {
        label: t('officeMenu.journals'),
        path: adminJournalsPath(),
        key: 'j',
        action: 'journal.edit',
      },
      {
        ...{ label: t('officeMenu.articles'), path: adminArticlesPath(), key: 'a' },
        ...{ action: 'article.read', orAction: 'issue.edit' },
        lesser: { label: t('officeMenu.issues'), action: 'article.read' },
      },
      { label: t('officeMenu.dois'), path: adminRegistrationsPath(), action: 'article.read' },
      {
        label: t('officeMenu.announcements'),
        path: adminAnnouncementsPath(),
        action: 'article.read',
      },
    ],
  },
  {
    label: t('officeMenu.submissions'),
    Icon: InboxIcon,
    entries: [
      {
        label: t('officeMenu.submissions'),
        path: adminSubmissionsPath(),
        key: 's',
        action: 'submission.read',
      },
      {
        label: t('officeMenu.specialIssues'),
        path: adminSpecialIssuesPath(),
        action: 'submission.handle',
      },
      {
        label: t('officeMenu.permissions'),
        path: adminPermissionsPath(),
        key: 'p',
        action: 'user.grant',
      },
      {
        ...{
          label: t('officeMenu.invoices'),
          path: adminInvoicesPath(),
          key: 'i',
          action: 'waiver.decide',
        },
        lesser: { label: t('officeMenu.discountRequests'), action: 'invoice.settle' },
      },
    ],
  },
  {
    label: t('officeMenu.content'),
    Icon: ContentIcon,
    entries: [
      { label: t('officeMenu.news'), path: adminNewsPath(), key: 'n', action: 'content.edit' },
      {
        label: t('officeMenu.blogs'),
        path: adminBlogsPath(),
        key: 'b',
        action: 'content.edit',
        reach: 'all',
      },
      {
        label: t('officeMenu.books'),
        path: adminBooksPath(),
        key: 'k',
        action: 'content.edit',
        reach: 'all',
      },
      {
        label: t('officeMenu.conferences'),
        path: adminConferencePath(),
        key: 'c',
        action: 'content.edit',
        reach: 'all',
      },
      {
        label: t('officeMenu.categories'),
        path: adminCategoryPath(),
        action: 'content.edit',
        reach: 'all',
      },
      { label: t('officeMenu.pages'), path: adminPagesPath(), key: 'w', action: 'content.edit' },
      { label: t('officeMenu.comments'), path: adminCommentsPath(), action: 'content.edit' },
      { label: t('officeMenu.media'), path: adminMediaPath(), key: 'm', action: 'content.edit' },
      {
        label: t('officeMenu.advertisements'),
        path: adminAdvsPath(),
        action: 'content.edit',
        reach: 'all',
      },
    ],
  },
  {
    label: t('officeMenu.people'),
    Icon: PeopleIcon,
    entries: [
      {
        label: t('officeMenu.rolesAndInvitations'),
        path: adminPeoplePath(),
        key: 'l',
        action: 'user.grant',
      },
      {
        label: t('officeMenu.reviewers'),
        path: adminReviewersPath(),
        key: 'r',
        action: 'reviewer.edit',
      },
      {
        label: t('officeMenu.authors'),
        path: adminAuthorsPath(),
        key: 'u',
        action: 'article.read',
      },
      {
        label: t('officeMenu.editors'),
        path: adminEditorsPath(),
        key: 'd',
        action: 'journal.edit',
      },
      { label: t('officeMenu.orcidIds'), path: adminEditorOrcidPath(), action: 'journal.edit' },
    ],
  },
  {
    label: t('officeMenu.mail'),
    Icon: MailIcon,
    entries: [
      { label: t('officeMenu.outbox'), path: adminEmailsPath(), key: 'e', action: 'mail.read' },
      { label: t('officeMenu.templates'), path: adminTemplatesPath(), action: 'journal.edit' },
    ],
  },
  {
    label: t('officeMenu.press'),
    Icon: PressIcon,
    entries: [
      { label: t('officeMenu.figures'), path: adminStatPath(), key: 'f', action: 'stat.read' },
      {
        label: t('officeUsage.pageTitle'),
        path: adminUsageReportsPath(),
        action: 'press.edit',
        reach: 'all',
      },
      {
        label: t('officeReadiness.pageTitle'),
        path: adminReadinessPath(),
        action: 'journal.edit',
      },
      {
        label: t('officeMenu.auditLog'),
        path: adminAuditPath(),
        action: 'audit.read',
        reach: 'all',
      },
      {
        label: t('officeMenu.checklist'),
        path: adminChecklistPath(),
        action: 'press.edit',
        reach: 'all',
      },
      {
        label: t('officeTexts.pageTitle'),
        path: adminTextsPath(),
        action: 'press.edit',
        reach: 'all',
      },
      {
        label: t('officeMenu.settings'),
        path: adminSettingsPath(),
        action: 'press.edit',
        reach: 'all',
      },
      {
        label: t('officeMenu.tools'),
        path: adminToolsPath(),
        key: 't',
        action: 'tool.run',
        reach: 'all',
      },
    ],
  },
];

/** The menu for a person with these claims, without entries that would be refused and without empty groups. */
export function officeMenuFor(claims: Claims): readonly OfficeMenuGroup[] {
  return OFFICE_MENU.map(({ entries, ...group }) => ({
    ...group,
    entries: entries
      .filter((entry) => mayEnter(claims, entry))
      .map((entry) =>
        entry.lesser && !mayEnter(claims, entry.lesser)
          ? { ...entry, label: entry.lesser.label }
          : entry,
      ),
  })).filter(({ entries }) => entries.length > 0);
}
