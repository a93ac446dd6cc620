/** Every kind of record that the office saves through `saveRecord`: a new entity is a row here. */
import {
  ADVERTS,
  ARTICLES,
  CATEGORIES,
  ISSUES,
  issueDocId,
  JOURNALS,
  MEDIA,
  PRESS_SETTINGS,
  PROPOSALS,
  REVIEWER_NOTES,
  REVIEWERS,
  reviewerNoteId,
  SETTINGS,
} from '../collections.ts';
import { AdvertSchema } from '../entities/advert.ts';
import { CategorySchema } from '../entities/category.ts';
import { IssueRecordSchema } from '../entities/issue-record.ts';
import { JournalRecordSchema } from '../entities/journal-record.ts';
import { MediaSchema } from '../entities/media.ts';
import { PressRecordSchema } from '../entities/press-record.ts';
import { ProposalSchema } from '../entities/proposal.ts';
import { REVIEWER_IDENTITY, ReviewerSchema } from '../entities/reviewer.ts';
import { ReviewerNoteSchema } from '../entities/reviewer-note.ts';
import { CONTENT_KINDS } from './content-kinds.ts';
import { MEDIA_ID_LENGTH, MEDIA_USERS } from './media-uses.ts';
import { recordKind } from './record-kind.ts';
import type { RecordKindName } from './record-kind-names.ts';

export const RECORD_KINDS = {
  ...CONTENT_KINDS,
  journals: recordKind({
    collection: JOURNALS,
    noun: 'journal',
    schema: JournalRecordSchema,
    action: 'journal.edit',
    // A new journal is the press's decision.
    createdBy: 'press',
    id: ({ name }) => name,
    title: ({ fullname }) => fullname,
    texts: ({ name, key_title, issn, issn_print, subjects, abbreviation }) => [
      ...[name, key_title, abbreviation, issn.replace('-', ''), issn_print?.replace('-', '')],
      ...subjects,
    ],
    journals: ({ name }) => [name],
    status: ({ status }) => status,
    moves: { announced: ['active', 'ceased'], active: ['ceased'], ceased: ['active'] },
    // It has a page from the day it is made.
    isKept: () => true,
  }),
  issues: recordKind({
    collection: ISSUES,
    noun: 'issue',
    schema: IssueRecordSchema,
    action: 'issue.edit',
    // It names articles that readers may not see yet.
    fieldRights: { articleOrder: 'article.read' },
    id: ({ journal, issueid }) => issueDocId(journal, issueid),
    title: ({ title, volume, number, year }) => [volume, number, year, title].join(' ').trim(),
    texts: ({ journal, issueid, guestEditors, topics }) => [
      ...[journal, issueid, ...guestEditors, ...topics],
    ],
    journals: ({ journal }) => [journal],
    needs: ({ journal }) => [{ path: `${JOURNALS}/${journal}` }],
    status: ({ status }) => status,
    moves: {
      draft: ['open', 'published'],
      open: ['published', 'closed'],
      published: ['open', 'closed'],
      closed: ['published', 'open'],
    },
    isKept: ({ status }) => status !== 'draft',
    usedBy: ({ journal, issueid }) => [
      { collection: ARTICLES, fields: { journal, issue: issueid } },
    ],
  }),
  categories: recordKind({
    collection: CATEGORIES,
    noun: 'category',
    schema: CategorySchema,
    action: 'content.edit',
    id: ({ kind, slug }) => `${kind}~${slug}`,
    title: ({ name }) => name,
    texts: ({ slug, kind }) => [slug, kind],
    above: ({ kind, parent }) => (parent ? `${kind}~${parent}` : undefined),
    usedBy: ({ kind, slug }) => [{ collection: CATEGORIES, fields: { kind, parent: slug } }],
    isKept: () => false,
  }),
  adverts: recordKind({
    collection: ADVERTS,
    noun: 'advertisement',
    schema: AdvertSchema,
    action: 'content.edit',
    title: ({ name }) => name,
    texts: ({ slot, url, journals }) => [slot, new URL(url).hostname, ...journals],
    status: ({ status }) => status,
    moves: {
      draft: ['active'],
      active: ['paused', 'archived'],
      paused: ['active', 'archived'],
      archived: ['paused'],
    },
    isKept: ({ status }) => status !== 'draft',
  }),
  reviewers: recordKind({
    collection: REVIEWERS,
    noun: 'reviewer',
    schema: ReviewerSchema,
    action: 'reviewer.edit',
    title: ({ given, family }) => `${family} ${given}`,
    texts: ({ email, affiliation, orcid, expertise }) => [
      ...[email, affiliation, orcid?.replaceAll('-', ''), ...expertise],
    ],
    journals: ({ journals }) => journals,
    shared: REVIEWER_IDENTITY,
    unique: 'email',
    parts: [{ collection: REVIEWER_NOTES, field: 'reviewer' }],
    isKept: () => false,
    // Whoever was invited once is paused: reports and letters name them.
    isInUse: ({ load }) =>
      typeof load === 'object' &&
      load !== null &&
      Object.values(load).some((count) => Number(count) > 0),
  }),
  reviewerNotes: recordKind({
    collection: REVIEWER_NOTES,
    noun: 'note',
    schema: ReviewerNoteSchema,
    action: 'reviewer.edit',
    id: ({ reviewer, journal }) => reviewerNoteId(reviewer, journal),
    title: ({ journal }) => journal,
    journals: ({ journal }) => [journal],
    // Of a person of another journal it does not even say that they are there.
    needs: ({ reviewer, journal }) => [
      { path: `${REVIEWERS}/${reviewer}`, lists: { journals: journal } },
    ],
    isKept: () => false,
  }),
  proposals: recordKind({
    collection: PROPOSALS,
    noun: 'proposal',
    schema: ProposalSchema,
    action: 'content.edit',
    // From the public form.
    createdBy: 'functions',
    title: ({ conference }) => conference,
    texts: ({ acronym, place, organiser }) => [
      ...[acronym, place, organiser.name, organiser.email, organiser.affiliation],
    ],
    status: ({ status }) => status,
    moves: {
      new: ['answered', 'accepted', 'declined'],
      answered: ['accepted', 'declined'],
      declined: ['answered'],
    },
    fixed: ['receivedAt'],
    isKept: () => false,
  }),
  media: recordKind({
    collection: MEDIA,
    noun: 'file',
    schema: MediaSchema,
    action: 'content.edit',
    // From what was uploaded.
    createdBy: 'functions',
    title: ({ title }) => title,
    texts: ({ name, alt, contentType }) => [name, alt, contentType],
    journals: ({ journal }) => [journal],
    fixed: ['name', 'path', 'contentType', 'size', 'sha256', 'width', 'height', 'kind'],
    isKept: () => false,
    usedBy: ({ sha256 }) =>
      MEDIA_USERS.map((collection) => ({
        ...{ collection, fields: {} },
        lists: { uses: sha256.slice(0, MEDIA_ID_LENGTH) },
      })),
  }),
  press: recordKind({
    collection: SETTINGS,
    noun: 'press',
    schema: PressRecordSchema,
    action: 'press.edit',
    id: () => PRESS_SETTINGS,
    title: ({ name }) => name,
    isKept: () => true,
  }),
} as const satisfies Readonly<Record<RecordKindName, object>>;
