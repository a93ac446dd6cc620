/** When what a published record says, its state or the sets that it is in last changed, to the second. */
import { isDeepStrictEqual } from 'node:util';
import {
  PUBLISHED_ARTICLES,
  PUBLISHED_BOOKS,
  PUBLISHED_CONFERENCES,
  PUBLISHED_ISSUES,
  PUBLISHED_JOURNALS,
  PUBLISHED_POSTS,
} from '@quire/model/collections';
import type { DocumentData } from 'firebase-admin/firestore';

/**
 * What a record shows of other records, counts of readers, what is drawn, and what is made again from the same text: a
 * change of these is none of the record. All other fields are counted, also those that are added later.
 */
const BESIDE: Readonly<Record<string, readonly string[]>> = {
  [PUBLISHED_ARTICLES]: [
    ...['previous', 'next', 'related', 'nearness', 'topics', 'shows', 'metrics', 'citedBy'],
    ...['body', 'outline', 'cite', 'shareImage', 'madePdf', 'listKey', 'annotations', 'special'],
    ...['subjects', 'importRun'],
  ],
  [PUBLISHED_BOOKS]: ['hue', 'cover', 'listKey', 'revision', 'updated'],
  [PUBLISHED_POSTS]: ['hue', 'cover', 'listKey', 'revision', 'updated'],
  [PUBLISHED_CONFERENCES]: ['abstractBook', 'listKey', 'revision', 'updated'],
  [PUBLISHED_ISSUES]: ['hue', 'cover'],
  [PUBLISHED_JOURNALS]: [
    ...['latest', 'issues', 'specialIssues', 'hasWholeSpecialIssues', 'updated', 'aimsScopeHtml'],
  ],
};

/** The moment of a change: `2026-06-01T09:00:00Z`. */
export const changeStamp = (now: Date): string => `${now.toISOString().slice(0, 19)}Z`;

function counted(collection: string, record: DocumentData): DocumentData {
  const beside = BESIDE[collection] ?? [];
  const isCounted = ([name]: [string, unknown]) => name !== 'changedAt' && !beside.includes(name);
  return Object.fromEntries(Object.entries(record).filter(isCounted));
}

/**
 * A record that is about to be written, with its `changedAt`: that of before where nothing of it has changed. Records of
 * other collections than those of published articles, books, conferences, issues, journals and posts are returned as they are.
 *
 * @param before what is stored; undefined: nothing
 */
export function withChangedAt(
  collection: string,
  before: DocumentData | undefined,
  next: DocumentData,
  now: Date,
): DocumentData {
  if (!BESIDE[collection]) return next;
  const { changedAt: _, ...own } = next;
  const known: unknown = before?.changedAt;
  const isSame = before && isDeepStrictEqual(counted(collection, before), counted(collection, own));
  // What was published before there were such stamps has none until it changes.
  if (isSame) return known === undefined ? own : { ...own, changedAt: known };
  return { ...own, changedAt: changeStamp(now) };
}
