import type { ChecklistItem } from '@quire/model/checklist';
import { pageDocId } from '@quire/model/collections';
import {
  adminEditorsPath,
  adminJournalsPath,
  adminPagesPath,
  adminPeoplePath,
  adminSettingsPath,
  setupStepPath,
} from '@quire/model/office-paths';

export interface ItemWords {
  readonly title: string;
  /** How to come to the end of it. */
  readonly howTo: string;
  /** Where, in the office; without one it is set up outside. */
  readonly to?: { readonly label: string; readonly path: string };
}

const text = (path: string) => ({
  to: { label: 'Edit the text', path: adminPagesPath(pageDocId(path)) },
});
const JOURNALS = { to: { label: 'Journals', path: adminJournalsPath() } };
const CONFIGURATION = {
  to: { label: 'Configuration', path: `${adminSettingsPath()}?tab=configuration` },
};
const ETHICS = '/services/publication/publication_ethics';

export const ITEM_WORDS: Readonly<Record<ChecklistItem, ItemWords>> = {
  address: {
    title: 'An address of your own',
    howTo:
      'Firebase Hosting → Add custom domain names the DNS records. Then set PRESS_ORIGIN to the address and deploy.',
  },
  mail: {
    title: 'Mail leaves',
    howTo: 'Send yourself a test mail. If it fails, check the SMTP settings and deploy functions.',
    to: { label: 'Send a test mail', path: setupStepPath('mail') },
  },
  spf: {
    title: 'SPF: who may send your mail',
    howTo:
      'Your mail service names a TXT record for the sender’s domain, such as “v=spf1 include:… -all”. Add it to your DNS; there may be only one.',
  },
  dkim: {
    title: 'DKIM: your mail is signed',
    howTo:
      'Switch DKIM on in your mail service and add the record it names, “…._domainkey”, to your DNS.',
  },
  dmarc: {
    title: 'DMARC: what receivers do with forgeries',
    howTo:
      'Add a TXT record “_dmarc” to the sender’s domain. “v=DMARC1; p=none; rua=mailto:you@…” watches; later use quarantine or reject.',
  },
  backups: {
    title: 'Backups',
    howTo:
      'gcloud firestore backups schedules create --database="(default)" --recurrence=daily --retention=14d, and switch on soft delete for the bucket.',
  },
  'second-admin': {
    title: 'A second administrator',
    howTo:
      'Invite a colleague to the role by mail. Two people are also needed to publish what was not reviewed here.',
    to: { label: 'Invite', path: adminPeoplePath() },
  },
  'two-step': {
    title: 'Two-step sign-in for administrators',
    howTo:
      'Choose the roles under Settings → Two-step sign-in, and have an authenticator app at hand.',
    to: { label: 'Settings', path: adminSettingsPath() },
  },
  'app-check': {
    title: 'App Check',
    howTo:
      'Make a reCAPTCHA Enterprise key, register the web app, set APP_CHECK, APP_CHECK_SITE_KEY and WEB_APP_ID, and deploy.',
  },
  search: {
    title: 'Search',
    howTo:
      'Create an application at Algolia, set its id and keys, and deploy. Then rebuild the index.',
    ...CONFIGURATION,
  },
  cards: {
    title: 'Payment by card',
    howTo:
      'Make a restricted key and a webhook at Stripe, set CARD_PROVIDER and the secrets, and deploy.',
  },
  issn: {
    title: 'An ISSN for each journal',
    howTo:
      'Apply at your national ISSN centre (portal.issn.org). Most ask for a first issue or a few articles.',
    ...JOURNALS,
  },
  board: {
    title: 'An editorial board for each journal',
    howTo:
      'Name an editor-in-chief and at least five editors with their affiliations, as DOAJ asks.',
    to: { label: 'Editors', path: adminEditorsPath() },
  },
  crossref: {
    title: 'A DOI prefix for each journal',
    howTo: 'Join Crossref, or work with a sponsor, and enter the prefix with the journal.',
    ...JOURNALS,
  },
  archive: {
    title: 'An archive for each journal',
    howTo:
      'Join the PKP Preservation Network, CLOCKSS or Portico, and name it with the journal under “Kept for good by”.',
    ...JOURNALS,
  },
  'text-about': {
    title: 'Who you are',
    howTo: 'Name the owner, the people responsible and how the press is funded.',
    ...text('/about'),
  },
  'text-privacy': {
    title: 'Privacy policy',
    howTo: 'Check it with somebody who knows the law of your country.',
    ...text('/about/privacy_policy'),
  },
  'text-open-access': {
    title: 'Open access, licence and copyright',
    howTo: 'Say which licence articles have and that authors keep their copyright.',
    ...text('/about/open_access'),
  },
  'text-peer-review': {
    title: 'Peer review',
    howTo: 'Say how many reviewers there are, what they know of the authors, and who decides.',
    ...text('/services/publication'),
  },
  'text-ethics': {
    title: 'Publication ethics',
    howTo: 'Authorship, competing interests, misconduct, complaints and appeals.',
    ...text(ETHICS),
  },
  'text-plagiarism': {
    title: 'Plagiarism',
    howTo: 'Say how manuscripts are checked, and what follows.',
    ...text(ETHICS),
  },
  'text-charges': {
    title: 'Charges and waivers',
    howTo: 'Say all that authors may be charged, or that there are no charges; who pays less.',
    ...text('/about/invoice_payment'),
  },
  'text-archiving': {
    title: 'Depositing and archiving',
    howTo: 'Say what authors may deposit, and who keeps the articles for good.',
    ...text('/about/repository_policy'),
  },
  'text-authors': {
    title: 'Instructions for authors',
    howTo: 'Formats, style, limits, and what a manuscript has to state.',
    ...text('/services/publication/for_authors'),
  },
};

export interface ItemGroup {
  readonly label: string;
  readonly help: string;
  readonly items: readonly ChecklistItem[];
}

export const ITEM_GROUPS: readonly ItemGroup[] = [
  {
    label: 'Address and mail',
    help: 'So that readers find you and your mails arrive.',
    items: ['address', 'mail', 'spf', 'dkim', 'dmarc'],
  },
  {
    label: 'Safety',
    help: 'So that nothing is lost and nobody gets in.',
    items: ['backups', 'second-admin', 'two-step', 'app-check'],
  },
  {
    label: 'Journals',
    help: 'What indexes and libraries ask of each journal.',
    items: ['board', 'issn', 'crossref', 'archive'],
  },
  {
    label: 'Policies',
    help: 'The pages that DOAJ looks for. A starter text counts once somebody has adapted and saved it.',
    items: [
      ...(['text-about', 'text-open-access', 'text-peer-review', 'text-ethics'] as const),
      ...(['text-plagiarism', 'text-charges', 'text-archiving'] as const),
      ...(['text-authors', 'text-privacy'] as const),
    ],
  },
  {
    label: 'Services',
    help: 'Optional.',
    items: ['search', 'cards'],
  },
];
