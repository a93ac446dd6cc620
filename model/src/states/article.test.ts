import { describe, expect, it } from 'vitest';
import { claimsInJournals } from '../grants.ts';
import type { Role } from '../roles.ts';
import {
  ARTICLE_EVENTS,
  ARTICLE_STATUSES,
  ARTICLE_TRANSITIONS,
  isPublic,
  nextArticleStatus,
} from './article.ts';
import { mayCause } from './may-cause.ts';

/** status: event → status, in the order of the events. */
const TABLE = `
draft: schedule → scheduled, publish → published, withdraw → withdrawn
scheduled: schedule → scheduled, unschedule → draft, publish → published, withdraw → withdrawn
published: publish → published, correct → corrected, concern → published, retract → retracted, remove → removed
corrected: publish → corrected, correct → corrected, concern → corrected, retract → retracted, remove → removed
retracted: remove → removed
withdrawn: reopen → draft
removed: nothing
`.trim();

describe('an article', () => {
  it('becomes what the table says, of every status and event', () => {
    const lines = ARTICLE_STATUSES.map((status) => {
      const moves = ARTICLE_EVENTS.flatMap((event) => {
        const to = nextArticleStatus(status, event);
        return to ? [`${event} → ${to}`] : [];
      });
      return `${status}: ${moves.join(', ') || 'nothing'}`;
    });
    expect(lines.join('\n')).toBe(TABLE);
  });

  it('is never removed from readers without a notice', () => {
    for (const status of ARTICLE_STATUSES.filter(isPublic)) {
      const after = Object.values(ARTICLE_TRANSITIONS[status]);
      expect(after.filter((next) => !isPublic(next))).toEqual(['removed']);
    }
  });
});

describe('who may cause what of an article', () => {
  const asker = (role: Role, journals: readonly string[] = ['CES']) => ({
    uid: 'somebody',
    claims: claimsInJournals(['reader', role], journals),
  });
  const subject = { journal: 'CES', authorUids: ['anselm'] };
  const theirs = (person: ReturnType<typeof asker> | null, about: object = subject) =>
    ARTICLE_EVENTS.filter((event) => mayCause(person, event, about));
  const withoutRemoving = ARTICLE_EVENTS.filter((event) => event !== 'remove');

  it('is an editor of its journal, for all but removing it, and an admin for all', () => {
    expect(theirs(asker('editor'))).toEqual(withoutRemoving);
    expect(theirs(asker('admin', []))).toEqual(ARTICLE_EVENTS);
  });

  it('is nobody else', () => {
    const others = [
      null,
      asker('editor', ['MSP']),
      ...(['reader', 'author', 'reviewer', 'production', 'finance', 'content'] as const).map(
        (role) => asker(role),
      ),
    ];
    for (const each of others) expect(theirs(each)).toEqual([]);
  });

  it('is never one of its authors, not even an admin', () => {
    const own = { ...subject, authorUids: ['somebody'] };
    for (const role of ['editor', 'admin'] as const) expect(theirs(asker(role), own)).toEqual([]);
  });

  it('is production staff where their journal allows it, for publishing and its time alone', () => {
    const permissions = { production: { 'article.publish': 'journals' } } as const;
    const open = { ...subject, permissions };
    expect(theirs(asker('production'), open)).toEqual(
      ARTICLE_EVENTS.filter((event) => ['schedule', 'unschedule', 'publish'].includes(event)),
    );
    expect(theirs(asker('production', ['MSP']), open)).toEqual([]);
    expect(theirs(asker('production'), { ...open, authorUids: ['somebody'] })).toEqual([]);
    expect(theirs(asker('finance'), open)).toEqual([]);
  });

  it('is no editor whose journal leaves that to admins', () => {
    const permissions = { editor: { 'article.publish': 'none' } } as const;
    expect(theirs(asker('editor'), { ...subject, permissions })).toEqual([]);
    expect(theirs(asker('admin'), { ...subject, permissions })).toEqual(ARTICLE_EVENTS);
  });
});
