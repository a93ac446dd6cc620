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
  /** How to complete the item. */
  readonly howTo: string;
  /** The page of the office for it; without one it is set up elsewhere. */
  readonly to?: { readonly label: string; readonly path: string };
}

const text = (path: string) => ({
  to: { label: 'Edit text', path: adminPagesPath(pageDocId(path)) },
});
const JOURNALS = { to: { label: 'Journals', path: adminJournalsPath() } };
const CONFIGURATION = {
  to: { label: 'Configuration', path: `${adminSettingsPath()}?tab=configuration` },
};
const ETHICS = '/services/publication/publication_ethics';

export const ITEM_WORDS: Readonly<Record<ChecklistItem, ItemWords>> = {
  address: {
    title: 'Your own domain',
    howTo:
      'Firebase Hosting → Add custom domain names the DNS records. Then set PRESS_ORIGIN to the address and deploy.',
  },
  mail: {
    title: 'Sending e-mail',
    howTo:
      'Send yourself a test e-mail. If it does not arrive, check the SMTP settings and deploy the functions.',
    to: { label: 'Send test e-mail', path: setupStepPath('mail') },
  },
  spf: {
    title: 'SPF: authorised senders',
    howTo:
      'Your mail service provides a TXT record for the sender’s domain, for example “v=spf1 include:… -all”. Add it to your DNS. There can be only one.',
  },
  dkim: {
    title: 'DKIM: signed e-mail',
    howTo:
      'Turn on DKIM in your mail service and add the record that it provides, “…._domainkey”, to your DNS.',
  },
  dmarc: {
    title: 'DMARC: policy for forged e-mail',
    howTo:
      'Add a TXT record “_dmarc” to the sender’s domain. Start with “v=DMARC1; p=none; rua=mailto:you@…” to monitor, and later use quarantine or reject.',
  },
  backups: {
    title: 'Backups',
    howTo:
      'gcloud firestore backups schedules create --database="(default)" --recurrence=daily --retention=14d, and switch on soft delete for the bucket.',
  },
  'second-admin': {
    title: 'A second administrator',
    howTo:
      'Invite a colleague to the role by e-mail. Two people are also needed to publish articles that were not reviewed here.',
    to: { label: 'Invite', path: adminPeoplePath() },
  },
  'two-step': {
    title: 'Two-step sign-in for administrators',
    howTo: 'Choose the roles under Settings → Two-step sign-in, and install an authenticator app.',
    to: { label: 'Settings', path: adminSettingsPath() },
  },
  'app-check': {
    title: 'App Check',
    howTo:
      'Create a reCAPTCHA Enterprise key, register the web app, set APP_CHECK, APP_CHECK_SITE_KEY and WEB_APP_ID, and deploy.',
  },
  search: {
    title: 'Search',
    howTo:
      'Create an application at Algolia, set its ID and keys, and deploy. Then rebuild the index.',
    ...CONFIGURATION,
  },
  cards: {
    title: 'Payment by card',
    howTo:
      'Create a restricted key and a webhook at Stripe, set CARD_PROVIDER and the secrets, and deploy.',
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
      'Add an editor-in-chief and at least five editors with their affiliations, as DOAJ requires.',
    to: { label: 'Editors', path: adminEditorsPath() },
  },
  crossref: {
    title: 'A DOI prefix for each journal',
    howTo: 'Join Crossref, or work with a sponsor, and enter the prefix in the journal’s record.',
    ...JOURNALS,
  },
  archive: {
    title: 'An archive for each journal',
    howTo:
      'Join the PKP Preservation Network, CLOCKSS or Portico, and enter it in the journal’s record under “Archived by”.',
    ...JOURNALS,
  },
  'text-about': {
    title: 'Who you are',
    howTo: 'State the owner, the people responsible and how the press is funded.',
    ...text('/about'),
  },
  'text-privacy': {
    title: 'Privacy policy',
    howTo: 'Have it checked by a legal adviser in your country.',
    ...text('/about/privacy_policy'),
  },
  'text-open-access': {
    title: 'Open access, licence and copyright',
    howTo: 'State the licence of articles and that authors keep their copyright.',
    ...text('/about/open_access'),
  },
  'text-peer-review': {
    title: 'Peer review',
    howTo: 'State the number of reviewers, whether they know the authors’ names, and who decides.',
    ...text('/services/publication'),
  },
  'text-ethics': {
    title: 'Publication ethics',
    howTo: 'Authorship, competing interests, misconduct, complaints and appeals.',
    ...text(ETHICS),
  },
  'text-plagiarism': {
    title: 'Plagiarism',
    howTo: 'State how manuscripts are checked, and the consequences.',
    ...text(ETHICS),
  },
  'text-charges': {
    title: 'Charges and waivers',
    howTo:
      'State all fees for authors, or that there are none, and who is eligible for a discount.',
    ...text('/about/invoice_payment'),
  },
  'text-archiving': {
    title: 'Depositing and archiving',
    howTo: 'State what authors may deposit, and who preserves the articles.',
    ...text('/about/repository_policy'),
  },
  'text-authors': {
    title: 'Instructions for authors',
    howTo: 'Formats, style, limits and required statements.',
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
    help: 'So that readers find you and your e-mails arrive.',
    items: ['address', 'mail', 'spf', 'dkim', 'dmarc'],
  },
  {
    label: 'Safety',
    help: 'To protect data and accounts.',
    items: ['backups', 'second-admin', 'two-step', 'app-check'],
  },
  {
    label: 'Journals',
    help: 'What indexes and libraries expect of each journal.',
    items: ['board', 'issn', 'crossref', 'archive'],
  },
  {
    label: 'Policies',
    help: 'The pages that DOAJ requires. A starter text is complete once it has been edited and saved.',
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
