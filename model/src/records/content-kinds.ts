/** Texts, posts, books and conferences: published by functions from what is saved here. */

import {
  BOOKS,
  CONFERENCES,
  JOURNALS,
  PAGES,
  POSTS,
  pageDocId,
  postDocId,
} from '../collections.ts';
import { BookSchema } from '../entities/book.ts';
import { ConferenceSchema } from '../entities/conference.ts';
import { PageSchema } from '../entities/page.ts';
import { PostSchema } from '../entities/post.ts';
import { TRANSLATED } from '../messages/languages.ts';
import { t } from '../messages/t.ts';
import { recordKind, type StatusMoves } from './record-kind.ts';

const KEEPING = { revision: true, updatedAt: true, updatedBy: true } as const;

/** What readers have seen is archived, never a draft again. */
const CONTENT_MOVES: StatusMoves = {
  draft: ['published'],
  published: ['archived'],
  archived: ['published'],
};
/** A post says on which day it appears. */
const POST_MOVES: StatusMoves = {
  ...CONTENT_MOVES,
  draft: ['scheduled', 'published'],
  scheduled: ['draft', 'published'],
};
const isContentKept = ({ status }: { readonly status: string }) =>
  status === 'published' || status === 'archived';

/** A journal's text says whose it is, so that its editors may edit it; others do not. */
const PageDataSchema = PageSchema.omit(KEEPING).refine(
  ({ path, journal }) => /^\/journals\/([^/]+)\/./.exec(path)?.[1] === journal,
  { error: () => t('fields.pageWithoutJournal'), path: ['journal'] },
);

const CONTENT_FIELDS = {
  action: 'content.edit',
  moves: CONTENT_MOVES,
  status: ({ status }: { readonly status: string }) => status,
  isKept: isContentKept,
} as const;
const needsJournal = (journal: string | undefined) =>
  journal ? [{ path: `${JOURNALS}/${journal}` }] : [];
/** The translations of a text, by what they share with it. */
const translationsOf = (collection: string, fields: Readonly<Record<string, string>>) =>
  TRANSLATED.map((language) => ({ collection, fields: { ...fields, language } }));

export const CONTENT_KINDS = {
  pages: recordKind({
    ...CONTENT_FIELDS,
    collection: PAGES,
    noun: 'page',
    schema: PageDataSchema,
    id: ({ path, language }) => pageDocId(path, language),
    title: ({ title }) => title,
    texts: ({ path, summary }) => [path, summary],
    journals: ({ journal }) => [journal],
    needs: ({ path, journal, language }) => [
      ...needsJournal(journal),
      ...(language ? [{ path: `${PAGES}/${pageDocId(path)}` }] : []),
    ],
    fixed: ['language'],
    usedBy: ({ path, language }) => (language ? [] : translationsOf(PAGES, { path })),
  }),
  posts: recordKind({
    ...CONTENT_FIELDS,
    collection: POSTS,
    noun: 'post',
    moves: POST_MOVES,
    schema: PostSchema.omit(KEEPING),
    id: ({ kind, skey, language }) => postDocId(kind, skey, language),
    title: ({ title }) => title,
    texts: ({ skey, author, categories, tags, summary }) => [
      ...[skey, author, ...categories, ...tags],
      summary,
    ],
    journals: ({ journal }) => [journal],
    // The blog, and what is pinned to the press's own pages, belong to the press.
    isPressOnly: ({ kind, pinned, language }) => kind !== 'news' || (pinned && !language),
    needs: ({ kind, skey, journal, language }) => [
      ...needsJournal(journal),
      // An editor must not translate another journal's news by calling the translation their own.
      ...(language ? [{ path: `${POSTS}/${postDocId(kind, skey)}`, fields: { journal } }] : []),
    ],
    fixed: ['language'],
    usedBy: ({ kind, skey, language }) => (language ? [] : translationsOf(POSTS, { kind, skey })),
  }),
  books: recordKind({
    ...CONTENT_FIELDS,
    collection: BOOKS,
    noun: 'book',
    schema: BookSchema.omit(KEEPING),
    id: ({ bkey }) => bkey,
    title: ({ title }) => title,
    texts: ({ bkey, subtitle, authors, editors, isbnE, isbnPrint, series, subjects }) => [
      ...[bkey, subtitle, series, ...subjects],
      ...[...authors, ...editors].map(({ name }) => name),
      ...[isbnE, isbnPrint].map((isbn) => isbn?.replace(/[ -]/g, '')),
    ],
  }),
  conferences: recordKind({
    collection: CONFERENCES,
    noun: 'conference',
    action: 'content.edit',
    schema: ConferenceSchema.omit(KEEPING).refine(({ start, end }) => start <= end, {
      error: () => t('fields.lastDayNotBeforeFirst'),
      path: ['end'],
    }),
    id: ({ ckey }) => ckey,
    title: ({ name }) => name,
    texts: ({ ckey, acronym, theme, city, country, organisers }) => [
      ...[ckey, acronym, theme, city, country, ...organisers],
    ],
    status: ({ status }) => status,
    moves: {
      draft: ['announced', 'held', 'cancelled'],
      announced: ['held', 'cancelled'],
      held: ['announced'],
      cancelled: ['announced'],
    },
    isKept: ({ status }) => status !== 'draft',
  }),
};
