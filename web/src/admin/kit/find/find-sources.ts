/** The records that the office search covers, who may list them, and how each is shown. */

import { ARTICLE_TYPES } from '@quire/model/article-types';
import { ArticleSchema } from '@quire/model/entities/article';
import { BookSchema } from '@quire/model/entities/book';
import { ConferenceSchema } from '@quire/model/entities/conference';
import { DeskEntrySchema } from '@quire/model/entities/desk';
import { InvoiceSchema } from '@quire/model/entities/invoice';
import { JournalRecordSchema } from '@quire/model/entities/journal-record';
import { PageSchema } from '@quire/model/entities/page';
import { PostSchema } from '@quire/model/entities/post';
import { PublishedAuthorSchema } from '@quire/model/entities/published-author';
import { ReviewerSchema } from '@quire/model/entities/reviewer';
import { ARTICLES_LIST } from '@quire/model/lists/article-lists';
import { INVOICES_LIST } from '@quire/model/lists/charge-lists';
import { BOOKS_LIST, CONFERENCES_LIST, PAGES_LIST } from '@quire/model/lists/content-lists';
import { DESK_LIST } from '@quire/model/lists/desk-list';
import { JOURNALS_LIST } from '@quire/model/lists/journal-and-mail-lists';
import type { ListPlan } from '@quire/model/lists/list-plan';
import { AUTHORS_LIST, REVIEWERS_LIST } from '@quire/model/lists/people-lists';
import { BLOGS_LIST, NEWS_LIST } from '@quire/model/lists/post-lists';
import { t } from '@quire/model/messages/t';
import { formatMoney } from '@quire/model/money';
import {
  adminArticleEditorPath,
  adminAuthorsPath,
  adminBlogsPath,
  adminBooksPath,
  adminConferencePath,
  adminInvoicePath,
  adminJournalsPath,
  adminNewsPath,
  adminPagesPath,
  adminReviewersPath,
  adminSubmissionPath,
} from '@quire/model/office-paths';
import type { Action } from '@quire/model/roles';
import { SUBMISSION_STATES } from '@quire/model/states/submission-states';
import { z } from 'zod';
import { POST_STATUS_LABELS } from '../posts/post-status.ts';

/** How a result is shown. */
interface Shown {
  readonly title: string;
  readonly detail: string;
}

export interface FindSource {
  /** The heading of its group. */
  readonly label: string;
  readonly plan: ListPlan;
  readonly action: Action;
  readonly path: (id: string) => string;
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

export const FIND_SOURCES: readonly FindSource[] = [
  {
    ...{ label: t('officeFind.submissions'), plan: DESK_LIST, action: 'submission.handle' },
    path: adminSubmissionPath,
    show: showDesk,
  },
  {
    ...{ label: t('officeFind.articles'), plan: ARTICLES_LIST, action: 'article.read' },
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
  {
    ...{ label: t('officeFind.reviewers'), plan: REVIEWERS_LIST, action: 'reviewer.edit' },
    path: adminReviewersPath,
    show: shownBy(
      ReviewerSchema.pick({ given: true, family: true, email: true, affiliation: true }),
      ({ given, family, email, affiliation }) => ({
        title: `${given} ${family}`,
        detail: line(email, affiliation),
      }),
    ),
  },
  {
    ...{ label: t('officeFind.authors'), plan: AUTHORS_LIST, action: 'article.read' },
    path: adminAuthorsPath,
    show: shownBy(
      PublishedAuthorSchema.pick({ given: true, family: true, affiliations: true }),
      ({ given, family, affiliations }) => ({
        title: `${given} ${family}`.trim(),
        detail: affiliations[0] ?? '',
      }),
    ),
  },
  {
    ...{ label: t('officeFind.invoices'), plan: INVOICES_LIST, action: 'invoice.settle' },
    path: adminInvoicePath,
    show: shownBy(
      InvoiceSchema.pick({ number: true, billTo: true, total: true, currency: true, title: true }),
      ({ number, billTo, total, currency, title }) => ({
        title: line(number ?? t('officeFind.draftInvoice'), billTo.organisation || billTo.name),
        detail: line(formatMoney(total, currency), title),
      }),
    ),
  },
  {
    ...{ label: t('officeFind.journals'), plan: JOURNALS_LIST, action: 'journal.edit' },
    path: adminJournalsPath,
    show: shownBy(
      JournalRecordSchema.pick({ name: true, fullname: true }),
      ({ name, fullname }) => ({ title: fullname, detail: name }),
    ),
  },
  {
    ...{ label: t('officeFind.news'), plan: NEWS_LIST, action: 'content.edit' },
    path: adminNewsPath,
    show: showPost,
  },
  {
    ...{ label: t('officeFind.blogPosts'), plan: BLOGS_LIST, action: 'content.edit' },
    path: adminBlogsPath,
    show: showPost,
  },
  {
    ...{ label: t('officeFind.pages'), plan: PAGES_LIST, action: 'content.edit' },
    path: adminPagesPath,
    show: shownBy(PageSchema.pick({ title: true, path: true }), ({ title, path }) => ({
      title,
      detail: path,
    })),
  },
  {
    ...{ label: t('officeFind.books'), plan: BOOKS_LIST, action: 'content.edit' },
    path: adminBooksPath,
    show: shownBy(BookSchema.pick({ title: true, isbnE: true }), ({ title, isbnE }) => ({
      title,
      detail: isbnE ?? '',
    })),
  },
  {
    ...{ label: t('officeFind.conferences'), plan: CONFERENCES_LIST, action: 'content.edit' },
    path: adminConferencePath,
    show: shownBy(ConferenceSchema.pick({ name: true, city: true }), ({ name, city }) => ({
      title: name,
      detail: city,
    })),
  },
];
