/** The records that the office search covers, who may list them, and how each is shown. */

import { ARTICLE_TYPES } from '@quire/model/article-types';
import { ArticleSchema } from '@quire/model/entities/article';
import { BookSchema } from '@quire/model/entities/book';
import { ConferenceSchema } from '@quire/model/entities/conference';
import { DeskEntrySchema } from '@quire/model/entities/desk';
import { DISCOUNT_KINDS, DiscountRequestSchema } from '@quire/model/entities/discount';
import { InvoiceSchema } from '@quire/model/entities/invoice';
import { JournalRecordSchema } from '@quire/model/entities/journal-record';
import { PageSchema } from '@quire/model/entities/page';
import { PostSchema } from '@quire/model/entities/post';
import { PublishedAuthorSchema } from '@quire/model/entities/published-author';
import { ReviewerSchema } from '@quire/model/entities/reviewer';
import { UserSchema } from '@quire/model/entities/user';
import { FIND_PLANS, type FindKind, type FindPlan } from '@quire/model/lists/find-plans';
import { t } from '@quire/model/messages/t';
import { formatMoney } from '@quire/model/money';
import {
  adminAccountPath,
  adminArticleEditorPath,
  adminAuthorsPath,
  adminBlogsPath,
  adminBooksPath,
  adminConferencePath,
  adminInvoicePath,
  adminInvoicesPath,
  adminIssuePath,
  adminJournalsPath,
  adminMediaPath,
  adminNewsPath,
  adminPagesPath,
  adminReviewersPath,
  adminSubmissionPath,
} from '@quire/model/office-paths';
import { ROLE_LABELS } from '@quire/model/role-labels';
import { type Claims, INVITED_ROLES } from '@quire/model/roles';
import { adminSpecialIssuesPath } from '@quire/model/special-issue-paths';
import { SUBMISSION_STATES } from '@quire/model/states/submission-states';
import { z } from 'zod';
import { mayEnter } from '../may-enter.ts';
import { POST_STATUS_LABELS } from '../posts/post-status.ts';

/** How a result is shown. */
interface Shown {
  readonly title: string;
  readonly detail: string;
}

export interface FindSource extends FindPlan {
  /** The heading of its group. */
  readonly label: string;
  readonly path: (id: string, data: unknown, claims: Claims) => string;
  /** Null: the record does not match its schema. */
  readonly show: (data: unknown) => Shown | null;
  /** Can also be found by its DOI. */
  readonly byDoi?: true;
}

const line = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(' · ');

const shownBy =
  <Schema extends z.ZodType>(schema: Schema, show: (record: z.output<Schema>) => Shown) =>
  (data: unknown): Shown | null => {
    const record = schema.safeParse(data);
    return record.success ? show(record.data) : null;
  };

const showDesk = shownBy(
  DeskEntrySchema.pick({
    number: true,
    title: true,
    authors: true,
    state: true,
    articleType: true,
  }),
  ({ number, title, authors, state, articleType }) => ({
    title: title || t('officeFind.untitled'),
    detail: line(
      number,
      authors,
      articleType ? ARTICLE_TYPES[articleType] : '',
      SUBMISSION_STATES[state].label,
    ),
  }),
);
const showPost = shownBy(PostSchema.pick({ title: true, status: true }), ({ title, status }) => ({
  title,
  detail: POST_STATUS_LABELS[status],
}));

const PlaceSchema = z.object({ journal: z.string(), issueid: z.string(), kind: z.string() });
const MEDIA_SHOWN = z.object({ title: z.string(), alt: z.string().default('') });

const SOURCES: Readonly<Record<FindKind, Omit<FindSource, keyof FindPlan>>> = {
  submissions: {
    label: t('officeFind.submissions'),
    path: adminSubmissionPath,
    show: showDesk,
  },
  articles: {
    label: t('officeFind.articles'),
    path: adminArticleEditorPath,
    show: shownBy(
      // Found by DOI, it is the published record, which has the authors' names in another field.
      ArticleSchema.pick({ title: true, journal: true, akey: true }).extend({
        authorLine: z.string().default(''),
      }),
      ({ title, authorLine, journal, akey }) => ({
        title,
        detail: line(journal, akey, authorLine),
      }),
    ),
    byDoi: true,
  },
  accounts: {
    label: t('officeFind.accounts'),
    path: adminAccountPath,
    show: shownBy(UserSchema, ({ displayName, email, roles }) => ({
      title: displayName || email,
      detail: line(
        displayName ? email : '',
        ...roles.filter((role) => INVITED_ROLES.includes(role)).map((role) => ROLE_LABELS[role]),
      ),
    })),
  },
  reviewers: {
    label: t('officeFind.reviewers'),
    path: adminReviewersPath,
    show: shownBy(
      ReviewerSchema.pick({ given: true, family: true, email: true, affiliation: true }),
      ({ given, family, email, affiliation }) => ({
        title: `${given} ${family}`,
        detail: line(email, affiliation),
      }),
    ),
  },
  authors: {
    label: t('officeFind.authors'),
    path: adminAuthorsPath,
    show: shownBy(
      PublishedAuthorSchema.pick({ given: true, family: true, affiliations: true }),
      ({ given, family, affiliations }) => ({
        title: `${given} ${family}`.trim(),
        detail: affiliations[0] ?? '',
      }),
    ),
  },
  invoices: {
    label: t('officeFind.invoices'),
    path: adminInvoicePath,
    show: shownBy(
      InvoiceSchema.pick({ number: true, billTo: true, total: true, currency: true, title: true }),
      ({ number, billTo, total, currency, title }) => ({
        title: line(number ?? t('officeFind.draftInvoice'), billTo.organisation || billTo.name),
        detail: line(formatMoney(total, currency), title),
      }),
    ),
  },
  discountRequests: {
    label: t('officeFind.discountRequests'),
    path: (id) => adminInvoicesPath('requests', id),
    show: shownBy(
      DiscountRequestSchema.pick({ submissionNumber: true, title: true, name: true, kind: true }),
      ({ submissionNumber, title, name, kind }) => ({
        title: line(submissionNumber, title),
        detail: line(DISCOUNT_KINDS[kind], name),
      }),
    ),
  },
  journals: {
    label: t('officeFind.journals'),
    path: adminJournalsPath,
    show: shownBy(
      JournalRecordSchema.pick({ name: true, fullname: true }),
      ({ name, fullname }) => ({ title: fullname, detail: name }),
    ),
  },
  issues: {
    label: t('officeFind.issues'),
    // A special issue has a page with its proposal and papers, for those who handle manuscripts.
    path: (id, data, claims) => {
      const issue = PlaceSchema.safeParse(data).data;
      const isSpecial = issue?.kind === 'special';
      if (!issue || (isSpecial && mayEnter(claims, { action: 'submission.handle' })))
        return adminSpecialIssuesPath(id);
      return adminIssuePath(issue.journal, issue.issueid);
    },
    show: shownBy(
      PlaceSchema.extend({ title: z.string().default(''), year: z.number() }),
      ({ journal, issueid, title, year, kind }) => ({
        title: title || `${journal} ${issueid}`,
        detail: line(
          ...[journal, issueid, String(year)],
          kind === 'special' ? t('officeFind.specialIssue') : '',
        ),
      }),
    ),
  },
  news: {
    label: t('officeFind.news'),
    path: adminNewsPath,
    show: showPost,
  },
  blogs: {
    label: t('officeFind.blogPosts'),
    path: adminBlogsPath,
    show: showPost,
  },
  pages: {
    label: t('officeFind.pages'),
    path: adminPagesPath,
    show: shownBy(PageSchema.pick({ title: true, path: true }), ({ title, path }) => ({
      title,
      detail: path,
    })),
  },
  books: {
    label: t('officeFind.books'),
    path: adminBooksPath,
    show: shownBy(BookSchema.pick({ title: true, isbnE: true }), ({ title, isbnE }) => ({
      title,
      detail: isbnE ?? '',
    })),
  },
  conferences: {
    label: t('officeFind.conferences'),
    path: adminConferencePath,
    show: shownBy(ConferenceSchema.pick({ name: true, city: true }), ({ name, city }) => ({
      title: name,
      detail: city,
    })),
  },
  media: {
    label: t('officeFind.media'),
    path: adminMediaPath,
    show: shownBy(MEDIA_SHOWN, ({ title, alt }) => ({ title, detail: alt })),
  },
};

const KINDS = Object.keys(FIND_PLANS) as FindKind[]; // the keys of a constant

export const FIND_SOURCES: readonly FindSource[] = KINDS.map((kind) => ({
  ...FIND_PLANS[kind],
  ...SOURCES[kind],
}));
