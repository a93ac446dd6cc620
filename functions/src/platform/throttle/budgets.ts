/**
 * How often each action is allowed. Every call and every mail that a person outside the staff can cause has
 * a row here, and each row is counted separately: using up one budget does not affect the others.
 */
import {
  EXPORTS_PER_DAY,
  LINKS_PER_ADDRESS_AND_HOUR,
  LINKS_PER_NETWORK_AND_HOUR,
  STAFF_MAILS_PER_DAY,
  UPLOADS_PER_DAY,
} from '@quire/model/constants';

/**
 * Which uses are counted together: those from one network, of one account, about one mailbox (however its
 * address is written, `fold-mailbox.ts`), or all of them.
 */
type BudgetKey = 'network' | 'account' | 'mailbox' | 'press';

export interface Limit {
  readonly by: BudgetKey;
  readonly most: number;
  readonly per: 'hour' | 'day';
  /** Rows that name one pool are counted together: several ways to the same mailbox. */
  readonly pool?: string;
}

export interface Budget {
  readonly limits: readonly Limit[];
}

/** Mails about accounts that visitors can cause, by whichever form, to one mailbox. */
const ACCOUNT_MAILS = { by: 'mailbox', most: 10, per: 'day', pool: 'account-mails' } as const;
const HOURLY_BY_NETWORK = {
  by: 'network',
  most: LINKS_PER_NETWORK_AND_HOUR,
  per: 'hour',
} as const;
const HOURLY_BY_MAILBOX = {
  by: 'mailbox',
  most: LINKS_PER_ADDRESS_AND_HOUR,
  per: 'hour',
} as const;
/** A campus behind one address can register a course, but not thousands of people. */
const DAILY_BY_NETWORK = { by: 'network', most: 300, per: 'day' } as const;

export const BUDGETS = {
  registration: {
    limits: [HOURLY_BY_NETWORK, DAILY_BY_NETWORK, HOURLY_BY_MAILBOX, ACCOUNT_MAILS],
  },
  verification: {
    limits: [HOURLY_BY_NETWORK, DAILY_BY_NETWORK, HOURLY_BY_MAILBOX, ACCOUNT_MAILS],
  },
  'password-reset': {
    limits: [HOURLY_BY_NETWORK, DAILY_BY_NETWORK, HOURLY_BY_MAILBOX, ACCOUNT_MAILS],
  },
  'email-change': {
    limits: [
      HOURLY_BY_NETWORK,
      DAILY_BY_NETWORK,
      { by: 'account', most: 10, per: 'day' },
      HOURLY_BY_MAILBOX,
      ACCOUNT_MAILS,
    ],
  },
  /** 100 random bits cannot be guessed; this limits the cost of attempts. */
  setup: {
    limits: [
      { by: 'network', most: 10, per: 'hour' },
      { by: 'network', most: 30, per: 'day' },
    ],
  },
  'test-mail': { limits: [{ by: 'account', most: 30, per: 'day' }] },
  'password-change': {
    limits: [
      { by: 'account', most: 5, per: 'day' },
      { by: 'mailbox', most: 5, per: 'day' },
    ],
  },
  /** Each is checked, which takes memory and time. */
  'submission-file': {
    limits: [{ by: 'account', most: UPLOADS_PER_DAY, per: 'day' }],
  },
  /** Each takes a browser for seconds. */
  'draft-print': { limits: [{ by: 'account', most: 60, per: 'day' }] },
  /** Likewise; a proof that is printed already costs nothing. */
  'manuscript-proof': {
    limits: [
      { by: 'account', most: 30, per: 'day' },
      { by: 'mailbox', most: 30, per: 'day' },
      { by: 'press', most: 1_000, per: 'day' },
    ],
  },
  /** Harvesting all reports of an institution takes some twenty requests a month (`LIMIT_WORDS` tells the figures). */
  counter: {
    limits: [
      { by: 'network', most: 500, per: 'hour' },
      { by: 'network', most: 2_000, per: 'day' },
      { by: 'account', most: 1_000, per: 'day' },
    ],
  },
  /** Each may cost the press a paid comparison. */
  similarity: {
    limits: [{ by: 'account', most: 20, per: 'day' }],
  },
  /** Each begins or ends at ORCID. */
  orcid: { limits: [{ by: 'account', most: 20, per: 'day' }] },
  'orcid-co-author': { limits: [{ by: 'mailbox', most: 20, per: 'day' }] },
  'data-export': {
    limits: [{ by: 'account', most: EXPORTS_PER_DAY, per: 'day' }],
  },
  erasure: {
    limits: [{ by: 'account', most: 3, per: 'day' }],
  },
  /** What an agent sends for a whole conference fits in. */
  submission: {
    limits: [
      { by: 'account', most: 20, per: 'hour' },
      { by: 'account', most: 40, per: 'day' },
    ],
  },
  /** A conversation, not a newsletter. */
  message: {
    limits: [
      { by: 'account', most: 30, per: 'hour' },
      { by: 'account', most: 100, per: 'day' },
    ],
  },
  /** For a person without an account, by the link of a review. */
  'reviewer-message': {
    limits: [
      { by: 'mailbox', most: 10, per: 'hour' },
      { by: 'mailbox', most: 30, per: 'day' },
    ],
  },
  'discount-request': {
    limits: [{ by: 'account', most: 10, per: 'day' }],
  },
  /** Mails to a member of staff that outsiders cause, of one kind: further ones are in the daily mail. */
  'staff-mail': {
    limits: [{ by: 'mailbox', most: STAFF_MAILS_PER_DAY, per: 'day' }],
  },
  proposal: {
    limits: [
      { by: 'network', most: 20, per: 'hour' },
      { by: 'network', most: 40, per: 'day' },
      { by: 'mailbox', most: 3, per: 'day' },
    ],
  },
  /** Each request is a mail to whoever has the address. */
  'alert-request': {
    limits: [
      HOURLY_BY_NETWORK,
      DAILY_BY_NETWORK,
      { by: 'mailbox', most: 10, per: 'day' },
      { by: 'press', most: 2_000, per: 'day' },
    ],
  },
  /** Each is read by a journal's editors. */
  'issue-proposal': {
    limits: [{ by: 'account', most: 5, per: 'day' }],
  },
  /** An issue is filled in an afternoon, not daily. */
  'paper-invitation': {
    limits: [
      { by: 'account', most: 100, per: 'day' },
      { by: 'mailbox', most: 5, per: 'day' },
    ],
  },
  /** A committee is invited in an afternoon, not daily. */
  'committee-invitation': {
    limits: [
      { by: 'account', most: 100, per: 'day' },
      { by: 'mailbox', most: 5, per: 'day' },
    ],
  },
  'paper-link': {
    limits: [
      { by: 'account', most: 60, per: 'hour' },
      { by: 'account', most: 200, per: 'day' },
    ],
  },
  'paper-picture': {
    limits: [{ by: 'account', most: 200, per: 'day' }],
  },
  abstract: {
    limits: [
      { by: 'account', most: 60, per: 'hour' },
      { by: 'account', most: 120, per: 'day' },
    ],
  },
  /** Each is read by a journal's editors. */
  comment: {
    limits: [
      { by: 'account', most: 10, per: 'hour' },
      { by: 'account', most: 30, per: 'day' },
    ],
  },
  'comment-report': {
    limits: [{ by: 'account', most: 10, per: 'day' }],
  },
  'co-author-mail': {
    limits: [
      { by: 'account', most: 300, per: 'day' },
      { by: 'mailbox', most: 5, per: 'day' },
    ],
  },
  /** A board is invited in an afternoon, not daily. */
  'role-invitation': {
    limits: [
      { by: 'account', most: 200, per: 'day' },
      { by: 'mailbox', most: 10, per: 'day' },
    ],
  },
  'voucher-quote': {
    limits: [
      { by: 'network', most: 60, per: 'hour' },
      { by: 'network', most: 300, per: 'day' },
    ],
  },
  voucher: {
    limits: [
      { by: 'account', most: 5, per: 'hour' },
      { by: 'account', most: 20, per: 'day' },
    ],
  },
  billing: {
    limits: [
      { by: 'account', most: 5, per: 'hour' },
      { by: 'account', most: 10, per: 'day' },
      { by: 'mailbox', most: 5, per: 'day' },
    ],
  },
  /** Answers to harvesters, of at most three reads: a press of 100,000 articles is harvested 50 times. */
  harvest: { limits: [{ by: 'press', most: 50_000, per: 'day' }] },
  /** Answers of the public API that the CDN does not have, of at most two reads. */
  api: { limits: [{ by: 'press', most: 100_000, per: 'day' }] },
  /** Searches for institutions that the CDN does not have, of at most 26 reads: a person who types causes a few. */
  organisations: {
    limits: [
      { by: 'press', most: 3_000, per: 'hour' },
      { by: 'press', most: 20_000, per: 'day' },
    ],
  },
  /** Notifications of services, each kept: of a network, and of a service. What else a network sends is not read either. */
  notification: {
    limits: [
      { by: 'network', most: 600, per: 'hour' },
      { by: 'network', most: 3_000, per: 'day' },
      { by: 'press', most: 300, per: 'day' },
    ],
  },
  /** Algolia's free plan has 10,000 searches in a month; most of them are browsers' own. */
  'server-search': { limits: [{ by: 'press', most: 150, per: 'day' }] },
  /** Of the same plan: a query for each saved search whose alert is due. What is beyond it waits for the next day. */
  'alert-search': { limits: [{ by: 'press', most: 100, per: 'day' }] },
  /** Of the same plan: feeds of searches that the CDN does not have. */
  'feed-search': { limits: [{ by: 'press', most: 60, per: 'day' }] },
} as const satisfies Readonly<Record<string, Budget>>;

export type BudgetName = keyof typeof BUDGETS;
/** What a budget is counted by. */
export type BudgetKeyOf<Name extends BudgetName> = (typeof BUDGETS)[Name]['limits'][number]['by'];
