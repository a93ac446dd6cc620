import { t } from './messages/t.ts';

/** What the areas of messages are about, in the order of a filter; the last takes what is in no other. */
export const TEXT_GROUPS = [
  'site',
  'articles',
  'people',
  'review',
  'mails',
  'invoices',
  'office',
  'errors',
] as const;
export type TextGroup = (typeof TEXT_GROUPS)[number];

const AREAS: readonly (readonly [area: RegExp, group: TextGroup])[] = [
  [/^office|^mailVariables$|^reportCodes$/, 'office'],
  [/^mail/, 'mails'],
  [/^invoice|^authorInvoices$/, 'invoices'],
  [/^(?:article|bodyWords|reading|submissionPage|printedWords|publishGate)/, 'articles'],
  [/^(?:peerReview|review|letters)/, 'review'],
  [/^(?:errors|refusals|fields|forms)$/, 'errors'],
  [
    /^(?:account|author|signIn|signedIn|submission|states|editing|editorTool|sourceEditor)/,
    'people',
  ],
];

/** The group of a message, by the area that its key begins with. */
export const textGroupOf = (key: string): TextGroup =>
  AREAS.find(([area]) => area.test(key.slice(0, key.indexOf('.'))))?.[1] ?? 'site';

/** How the groups are called. */
export const TEXT_GROUP_LABELS: Readonly<Record<TextGroup, string>> = {
  get site() {
    return t('officeTexts.groupSite');
  },
  get articles() {
    return t('officeTexts.groupArticles');
  },
  get people() {
    return t('officeTexts.groupPeople');
  },
  get review() {
    return t('officeTexts.groupReview');
  },
  get mails() {
    return t('officeTexts.groupMails');
  },
  get invoices() {
    return t('officeTexts.groupInvoices');
  },
  get office() {
    return t('officeTexts.groupOffice');
  },
  get errors() {
    return t('officeTexts.groupErrors');
  },
};
