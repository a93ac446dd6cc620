import type { ArticleAnswer } from '@quire/model/calls/articles';
import type { Article } from '@quire/model/entities/article';
import { isPublic } from '@quire/model/states/article';
import type { Ports } from '../../platform/database/ports.ts';
import { Refused } from '../../platform/errors/refused.ts';
import type { Person, Principal } from '../access/principal.ts';
import { changeArticle, statusAfter } from './change-article.ts';
import { throughGate } from './through-gate.ts';
import { withVersionNote } from './with-version-note.ts';

interface Asked {
  readonly article: string;
  readonly revision: number;
  readonly at?: string | undefined;
  /** Why a published version is replaced. */
  readonly note?: string | undefined;
}

/** It no longer waits for a time. */
const UNSCHEDULED = { publishAt: null, scheduled: null } as const;

/**
 * Publishes this version now, or schedules it for an instant. Can be repeated. Throws `Refused`: `input/invalid` if a
 * published version would be replaced without a reason.
 */
export async function publishArticle(
  ports: Ports,
  person: Person,
  { article: id, revision, at, note }: Asked,
): Promise<ArticleAnswer> {
  return at === undefined
    ? publishNow(ports, person, { id, revision, note })
    : scheduleArticle(ports, person, id, revision, new Date(at).toISOString());
}

interface Publishing {
  readonly id: string;
  readonly revision: number;
  readonly note?: string | undefined;
  /** Only if it is still scheduled for this instant. */
  readonly due?: string;
}

/** Readers and staff are told why a published text was replaced. */
function requireReason({ status }: Article, note: string | undefined): void {
  if (isPublic(status) && note === undefined) throw new Refused('input/invalid', { field: 'note' });
}

/** Publishes one version. */
export function publishNow(
  ports: Ports,
  principal: Principal,
  { id, revision, note, due }: Publishing,
): Promise<ArticleAnswer> {
  return throughGate(ports, principal, {
    id,
    terms: { event: 'publish', revision, ...(note === undefined ? {} : { note }) },
    on: ports.now().toISOString(),
    check: (article) => requireReason(article, note),
    isDone: (article) =>
      (isPublic(article.status) && article.publishedRevision === revision) ||
      (due !== undefined && article.publishAt !== due),
    change: async (_tx, article, at) => ({
      fields: {
        ...(article.scheduled || article.publishAt ? UNSCHEDULED : {}),
        status: statusAfter(article, 'publish'),
        publishedRevision: revision,
        // A first publication replaces no version, so it needs no reason.
        ...(note === undefined || !isPublic(article.status)
          ? {}
          : { notes: withVersionNote(article, { revision, at, note }) }),
      },
      ...(note === undefined ? {} : { reason: note }),
      detail: { revision },
    }),
  });
}

const waitsFor = ({ status, publishAt, scheduled }: Article, at: string, revision: number) =>
  status === 'scheduled' && publishAt === at && scheduled?.revision === revision;

function scheduleArticle(
  ports: Ports,
  person: Person,
  id: string,
  revision: number,
  at: string,
): Promise<ArticleAnswer> {
  if (at <= ports.now().toISOString()) throw new Refused('article/too-early', { field: 'at' });
  return throughGate(ports, person, {
    id,
    terms: { event: 'schedule', revision, publishAt: at },
    on: at,
    isDone: (article) => waitsFor(article, at, revision),
    change: async (_tx, article) => ({
      fields: {
        status: statusAfter(article, 'schedule'),
        publishAt: at,
        scheduled: { revision, by: person.uid },
      },
      detail: { revision, publishAt: at },
      on: at,
    }),
  });
}

/**
 * Cancels a schedule, which makes the article a draft again; or a version that waits for a second person. Throws
 * `Refused`.
 */
export function unscheduleArticle(
  ports: Ports,
  principal: Principal,
  { article: id, reason }: { readonly article: string; readonly reason: string },
): Promise<ArticleAnswer> {
  return changeArticle(ports, principal, id, 'unschedule', async (_tx, article) =>
    article.publication
      ? { fields: { publication: null }, reason, detail: { step: 'drop' }, isBeside: true }
      : { fields: { ...UNSCHEDULED, status: statusAfter(article, 'unschedule') }, reason },
  );
}
