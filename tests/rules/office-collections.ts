/** What the office reads and functions write: who may, by the role matrix, and how it is listed. */
import { holds } from '@quire/model/grants';
import { type Action, can, MATRIX, type Subject } from '@quire/model/roles';
import { limit, type Query, query, where } from 'firebase/firestore';
import { askerOf, type Persona } from './personas.ts';

export type Who = (persona: Persona) => boolean;

export interface OfficeCollection {
  readonly path: string;
  readonly record: object;
  readonly get: Who;
  /** Absent: as reading one. */
  readonly list?: Who;
  /** The conditions of the query besides a limit, so that it can be proven. */
  readonly where?: (all: Query) => Query;
  /** Who can list all documents without these conditions. */
  readonly listAll: Who;
  readonly hasHistory?: false;
}

export const NOBODY: Who = () => false;

const may =
  (action: Action, subject: Subject = {}): Who =>
  (persona) =>
    can(askerOf(persona), action, subject);
/** In whatever journal. */
const ever =
  (...actions: Action[]): Who =>
  (persona) =>
    askerOf(persona)?.claims.roles.some((role) =>
      actions.some((action) => MATRIX[role][action] !== 'none'),
    ) ?? false;
const CES = { journal: 'CES' };
/** Records of a journal are read by those who serve it, as its articles are. */
const serves: Who = may('article.read', CES);
/** Issues, by content staff as well. */
const readsIssues: Who = (persona) => serves(persona) || may('issue.edit', CES)(persona);
const ofJournal = (all: Query) => query(all, where('journal', '==', 'CES'));
const SHOWN = { withheld: false };
const shown = (all: Query) => query(all, where('withheld', '==', false));
const ofJournals = (all: Query) => query(all, where('journal', 'in', ['CES', 'QPH']));
const inBoth =
  (action: Action): Who =>
  (persona) =>
    ['CES', 'QPH'].every((journal) => may(action, { journal })(persona));

/** A question by the issue proves nothing of the journal: it is for its guest editors, and admins. */
const guests =
  (issues: readonly string[]): Who =>
  (persona) => {
    const claims = askerOf(persona)?.claims;
    const holdsAll = claims && issues.every((issue) => holds(claims, 'guestEditor', issue));
    return may('submission.handle')(persona) || (holdsAll ?? false);
  };

const ofPress = (name: string, get: Who = may('content.edit')) => ({
  [name]: { path: `${name}/one`, record: { title: 'Tides' }, get, listAll: get },
});

export const OFFICE: Readonly<Record<string, OfficeCollection>> = {
  journals: {
    path: 'journals/CES',
    record: { name: 'CES' },
    get: serves,
    where: (all) => query(all, where('name', '==', 'CES')),
    listAll: may('press.edit'),
  },
  'journals, several': {
    path: 'journals/CES',
    record: { name: 'CES' },
    get: serves,
    list: inBoth('article.read'),
    where: (all) => query(all, where('name', 'in', ['CES', 'QPH'])),
    listAll: may('press.edit'),
  },
  issues: {
    path: 'issues/CES~1-1',
    record: CES,
    get: readsIssues,
    where: ofJournal,
    listAll: may('issue.edit'),
  },
  'issues, of several journals': {
    path: 'issues/CES~1-1',
    record: CES,
    get: readsIssues,
    list: (persona) => inBoth('article.read')(persona) || inBoth('issue.edit')(persona),
    where: ofJournals,
    listAll: may('issue.edit'),
  },
  ...Object.fromEntries(
    ['pages', 'posts'].flatMap((name): [string, OfficeCollection][] => [
      [
        `${name} of a journal`,
        {
          path: `${name}/of-ces`,
          record: { ...CES, title: 'Tides' },
          get: may('content.edit', CES),
          where: ofJournal,
          listAll: may('content.edit'),
        },
      ],
      [
        `${name} of the press`,
        {
          path: `${name}/of-press`,
          record: { title: 'Tides' },
          get: may('content.edit'),
          listAll: may('content.edit'),
        },
      ],
    ]),
  ),
  ...ofPress('books'),
  ...ofPress('conferences'),
  ...ofPress('proposals'),
  ...ofPress('adverts'),
  ...ofPress('categories', ever('content.edit')),
  ...ofPress('media', ever('content.edit', 'article.edit')),
  settings: {
    path: 'settings/press',
    record: { name: 'Saltmarsh Press' },
    get: may('press.edit'),
    list: NOBODY,
    listAll: NOBODY,
  },
  texts: {
    path: 'texts/es',
    record: { revision: 1 },
    get: () => true,
    list: NOBODY,
    listAll: NOBODY,
    hasHistory: false,
  },
  'texts, as they were': {
    path: 'texts/es/revisions/1',
    record: { revision: 1 },
    get: () => true,
    list: NOBODY,
    listAll: NOBODY,
    hasHistory: false,
  },
  'texts, by whom they were changed': {
    path: 'texts/es/keys/layouts.menu/history/r000001',
    record: { revision: 1 },
    get: may('press.edit'),
    listAll: may('press.edit'),
    hasHistory: false,
  },
  reviewers: {
    path: 'reviewers/ada',
    record: { journals: ['CES', 'JAM'] },
    get: may('reviewer.edit', CES),
    where: (all) => query(all, where('journals', 'array-contains', 'CES')),
    listAll: may('reviewer.edit'),
  },
  'reviewers, of several journals': {
    path: 'reviewers/ada',
    record: { journals: ['CES', 'JAM'] },
    get: may('reviewer.edit', CES),
    list: inBoth('reviewer.edit'),
    where: (all) => query(all, where('journals', 'array-contains-any', ['CES', 'QPH'])),
    listAll: may('reviewer.edit'),
  },
  'notes on a reviewer': {
    path: 'reviewerNotes/ada~CES',
    record: { reviewer: 'ada', ...CES },
    get: may('reviewer.edit', CES),
    where: (all) => query(all, where('reviewer', '==', 'ada'), where('journal', '==', 'CES')),
    listAll: may('reviewer.edit'),
  },
  'notes on a reviewer, of several journals': {
    path: 'reviewerNotes/ada~CES',
    record: { reviewer: 'ada', ...CES },
    get: may('reviewer.edit', CES),
    list: inBoth('reviewer.edit'),
    where: (all) =>
      query(all, where('reviewer', '==', 'ada'), where('journal', 'in', ['CES', 'QPH'])),
    listAll: may('reviewer.edit'),
  },
  authors: {
    path: 'authors/n-ada',
    record: { state: 'listed', journals: ['CES', 'JAM'] },
    get: may('article.read', CES),
    where: (all) => query(all, where('journals', 'array-contains', 'CES')),
    listAll: may('article.read'),
    hasHistory: false,
  },
  'users of a journal': {
    path: 'users/of-ces',
    record: { roles: ['editor'], journals: ['CES'] },
    get: may('user.read', CES),
    where: (all) => query(all, where('journals', 'array-contains', 'CES')),
    listAll: may('user.read'),
    hasHistory: false,
  },
  'what a journal permits': {
    path: 'journalPermissions/CES',
    record: { reaches: {} },
    get: (persona) => may('article.edit', CES)(persona) || may('submission.handle', CES)(persona),
    list: may('user.grant'),
    listAll: may('user.grant'),
    hasHistory: false,
  },
  'comments of readers': {
    path: 'comments/CES~creeks~abcdefgh1234',
    record: { ...CES, owner: 'somebody', article: 'CES~creeks', state: 'waiting' },
    get: may('content.edit', CES),
    where: ofJournal,
    listAll: may('content.edit'),
    hasHistory: false,
  },
  'proposals of special issues': {
    path: 'issueProposals/new-one',
    record: { ...CES, issue: '', status: 'new' },
    get: may('submission.handle', CES),
    where: ofJournal,
    listAll: may('submission.handle'),
    hasHistory: false,
  },
  'the proposal of a special issue, for its guest editors': {
    path: 'issueProposals/of-s1',
    record: { ...CES, issue: 'CES~s1', status: 'approved' },
    get: may('submission.handle', { ...CES, specialIssue: 's1' }),
    list: guests(['CES~s1']),
    where: (all) => query(all, where('issue', '==', 'CES~s1')),
    listAll: may('submission.handle'),
    hasHistory: false,
  },
  'invitations to write, by journal': {
    path: 'paperInvitations/of-ces',
    record: { ...CES, issue: 'CES~s1', state: 'invited' },
    get: may('submission.handle', { ...CES, specialIssue: 's1' }),
    list: may('submission.handle', { ...CES, specialIssue: 's1' }),
    where: (all) => query(ofJournal(all), where('issue', '==', 'CES~s1')),
    listAll: may('submission.handle'),
    hasHistory: false,
  },
  'invitations to write, for guest editors': {
    path: 'paperInvitations/of-ces',
    record: { ...CES, issue: 'CES~s1', state: 'invited' },
    get: may('submission.handle', { ...CES, specialIssue: 's1' }),
    list: guests(['CES~s1']),
    where: (all) => query(all, where('issue', '==', 'CES~s1')),
    listAll: may('submission.handle'),
    hasHistory: false,
  },
  'invitations to write for others’ special issues': {
    path: 'paperInvitations/of-ces',
    record: { ...CES, issue: 'CES~s1', state: 'invited' },
    get: may('submission.handle', { ...CES, specialIssue: 's1' }),
    list: guests(['QPH~s1']),
    where: (all) => query(all, where('issue', '==', 'QPH~s1')),
    listAll: may('submission.handle'),
    hasHistory: false,
  },
  registrations: {
    path: 'registrations/10.5555~1ces.creeks',
    record: { ...CES, doi: '10.5555/ces.creeks', state: 'waiting' },
    get: serves,
    where: ofJournal,
    listAll: may('press.edit'),
    hasHistory: false,
  },
  'announcements of services': {
    path: 'announcements/received~a1',
    record: { ...CES, state: 'waiting', at: '2026-03-10T09:00:00Z' },
    get: serves,
    where: ofJournal,
    listAll: may('press.edit'),
    hasHistory: false,
  },
  'announcements of several journals': {
    path: 'announcements/received~a1',
    record: { ...CES, state: 'waiting', at: '2026-03-10T09:00:00Z' },
    get: serves,
    list: inBoth('article.read'),
    where: (all) => ofJournals(all),
    listAll: may('press.edit'),
    hasHistory: false,
  },
  'answers to services': {
    path: 'announcements/sent~a1',
    record: { journal: '', state: 'queued', at: '2026-03-10T09:00:00Z' },
    get: may('press.edit'),
    listAll: may('press.edit'),
    hasHistory: false,
  },
  'registrations of several journals, by state': {
    path: 'registrations/10.5555~1ces.creeks',
    record: { ...CES, doi: '10.5555/ces.creeks', state: 'waiting' },
    get: serves,
    list: inBoth('article.read'),
    where: (all) => query(ofJournals(all), where('state', '==', 'waiting')),
    listAll: may('press.edit'),
    hasHistory: false,
  },
  'registrations of no journal': {
    path: 'registrations/10.5555~1mud',
    record: { journal: null, doi: '10.5555/mud', state: 'waiting' },
    get: may('press.edit'),
    listAll: may('press.edit'),
    hasHistory: false,
  },
  'the submissions desk': {
    path: 'desk/of-ces',
    record: { ...CES, queues: ['open'] },
    get: may('submission.handle', CES),
    where: ofJournal,
    listAll: may('submission.handle'),
    hasHistory: false,
  },
  'the submissions desk, by special issue': {
    path: 'desk/of-s1',
    record: { ...CES, issue: 'CES~s1', queues: ['open'] },
    get: may('submission.handle', { ...CES, specialIssue: 's1' }),
    list: guests(['CES~s1']),
    where: (all) => query(all, where('issue', '==', 'CES~s1')),
    listAll: may('submission.handle'),
    hasHistory: false,
  },
  'the submissions desk, by special issue and editor': {
    path: 'desk/of-s1',
    record: { ...CES, issue: 'CES~s1', queues: ['all', 'all@'] },
    get: may('submission.handle', { ...CES, specialIssue: 's1' }),
    list: guests(['CES~s1']),
    where: (all) =>
      query(all, where('issue', 'in', ['CES~s1']), where('queues', 'array-contains', 'all@')),
    listAll: may('submission.handle'),
    hasHistory: false,
  },
  'the submissions desk, by special issues': {
    path: 'desk/of-s1',
    record: { ...CES, issue: 'CES~s1', queues: ['open'] },
    get: may('submission.handle', { ...CES, specialIssue: 's1' }),
    list: guests(['CES~s1', 'CES~s3']),
    where: (all) => query(all, where('issue', 'in', ['CES~s1', 'CES~s3'])),
    listAll: may('submission.handle'),
    hasHistory: false,
  },
  'the submissions desk, by others’ special issues': {
    path: 'desk/of-s1',
    record: { ...CES, issue: 'CES~s1', queues: ['open'] },
    get: may('submission.handle', { ...CES, specialIssue: 's1' }),
    list: guests(['CES~s1', 'QPH~s1']),
    where: (all) => query(all, where('issue', 'in', ['CES~s1', 'QPH~s1'])),
    listAll: may('submission.handle'),
    hasHistory: false,
  },
  'mails of a journal': {
    path: 'mail/of-ces',
    record: { ...CES, ...SHOWN },
    get: may('mail.read', CES),
    where: (all) => shown(ofJournal(all)),
    listAll: NOBODY,
    hasHistory: false,
  },
  'mails of no journal': {
    path: 'mail/of-the-press',
    record: { secret: true, ...SHOWN },
    get: may('mail.read'),
    where: shown,
    listAll: NOBODY,
    hasHistory: false,
  },
  // A person who reads the outbox may be an author of the manuscript that a mail is about.
  'mails to reviewers': {
    path: 'mail/to-a-reviewer',
    record: { ...CES, withheld: true },
    get: NOBODY,
    where: (all) => query(ofJournal(all), where('withheld', '==', true)),
    listAll: NOBODY,
    hasHistory: false,
  },
  roleInvitations: {
    path: 'roleInvitations/one',
    record: { ...CES, email: 'maren@example.org', role: 'production', scope: 'CES', state: 'open' },
    get: may('user.grant', CES),
    where: ofJournal,
    listAll: may('user.grant'),
    hasHistory: false,
  },
  'roleInvitations to the whole press': {
    path: 'roleInvitations/of-the-press',
    record: { journal: '', email: 'maren@example.org', role: 'finance', scope: '', state: 'open' },
    get: may('user.grant'),
    where: (all) => query(all, where('journal', '==', '')),
    listAll: may('user.grant'),
    hasHistory: false,
  },
  mailTemplates: {
    path: 'mailTemplates/author~decision',
    record: { subject: 'Decision' },
    get: ever('mail.read'),
    listAll: ever('mail.read'),
    hasHistory: false,
  },
  'mailTemplates, as they were': {
    path: 'mailTemplates/author~decision/history/r000001',
    record: { subject: 'Decision' },
    get: may('mail.read'),
    listAll: may('mail.read'),
    hasHistory: false,
  },
  'a journal’s words of mails': {
    path: 'journals/CES/mailWords/author~decision',
    record: { subject: 'Decision' },
    get: serves,
    listAll: serves,
    hasHistory: false,
  },
  'a journal’s words of mails, as they were': {
    path: 'journals/CES/mailWords/author~decision/history/r000001',
    record: { subject: 'Decision' },
    get: serves,
    listAll: serves,
    hasHistory: false,
  },
  toolRuns: {
    path: 'toolRuns/one',
    record: { state: 'running' },
    get: may('tool.run'),
    listAll: may('tool.run'),
    hasHistory: false,
  },
  'toolRuns, line by line': {
    path: 'toolRuns/one/rows/1',
    record: { line: 1 },
    get: may('tool.run'),
    listAll: may('tool.run'),
    hasHistory: false,
  },
  jobs: {
    path: 'jobs/deliverMails',
    record: { outcome: 'done' },
    get: may('tool.run'),
    listAll: may('tool.run'),
    hasHistory: false,
  },
  migrations: {
    path: 'migrations/state',
    record: { version: 3 },
    get: may('tool.run'),
    list: NOBODY,
    listAll: NOBODY,
    hasHistory: false,
  },
  'stats of a journal': {
    path: 'stats/CES~2026-01',
    record: { scope: 'CES' },
    get: may('stat.read', CES),
    where: (all) => query(all, where('scope', '==', 'CES')),
    listAll: may('stat.read'),
    hasHistory: false,
  },
  'stats of the press': {
    path: 'stats/press~2026-01',
    record: { scope: 'press' },
    get: may('stat.read'),
    where: (all) => query(all, where('scope', '==', 'press')),
    listAll: may('stat.read'),
    hasHistory: false,
  },
};

/** A list as a page asks for it. */
export const listed = (of: OfficeCollection, all: Query, most: number | null): Query => {
  const scoped = of.where?.(all) ?? all;
  return most === null ? scoped : query(scoped, limit(most));
};
