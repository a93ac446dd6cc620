import type { ChecklistItem } from '@quire/model/checklist';
import { pageDocId } from '@quire/model/collections';
import { t } from '@quire/model/messages/t';
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
  to: { label: t('officeChecklist.editText'), path: adminPagesPath(pageDocId(path)) },
});
const JOURNALS = { to: { label: t('officeChecklist.journals'), path: adminJournalsPath() } };
const CONFIGURATION = {
  to: {
    label: t('officeChecklist.configuration'),
    path: `${adminSettingsPath()}?tab=configuration`,
  },
};
const BACKUPS =
  'gcloud firestore backups schedules create --database="(default)" --recurrence=daily --retention=14d';
const ETHICS = '/services/publication/publication_ethics';

export const ITEM_WORDS: Readonly<Record<ChecklistItem, ItemWords>> = {
  address: {
    title: t('officeChecklist.domain'),
    howTo: t('officeChecklist.domainHowTo'),
  },
  mail: {
    title: t('officeChecklist.sendingEmail'),
    howTo: t('officeChecklist.sendingEmailHowTo'),
    to: { label: t('officeChecklist.sendTestEmail'), path: setupStepPath('mail') },
  },
  spf: {
    title: t('officeChecklist.spf'),
    howTo: t('officeChecklist.spfHowTo'),
  },
  dkim: {
    title: t('officeChecklist.dkim'),
    howTo: t('officeChecklist.dkimHowTo'),
  },
  dmarc: {
    title: t('officeChecklist.dmarc'),
    howTo: t('officeChecklist.dmarcHowTo'),
  },
  backups: {
    title: t('officeChecklist.backups'),
    howTo: t('officeChecklist.backupsHowTo', { command: BACKUPS }),
  },
  'second-admin': {
    title: t('officeChecklist.secondAdministrator'),
    howTo: t('officeChecklist.secondAdministratorHowTo'),
    to: { label: t('officeChecklist.invite'), path: adminPeoplePath() },
  },
  'two-step': {
    title: t('officeChecklist.twoStep'),
    howTo: t('officeChecklist.twoStepHowTo'),
    to: { label: t('officeChecklist.settings'), path: adminSettingsPath() },
  },
  'app-check': {
    title: t('officeChecklist.appCheck'),
    howTo: t('officeChecklist.appCheckHowTo'),
  },
  search: {
    title: t('officeChecklist.search'),
    howTo: t('officeChecklist.searchHowTo'),
    ...CONFIGURATION,
  },
  cards: {
    title: t('officeChecklist.cards'),
    howTo: t('officeChecklist.cardsHowTo'),
  },
  issn: {
    title: t('officeChecklist.issn'),
    howTo: t('officeChecklist.issnHowTo'),
    ...JOURNALS,
  },
  board: {
    title: t('officeChecklist.board'),
    howTo: t('officeChecklist.boardHowTo'),
    to: { label: t('officeChecklist.editors'), path: adminEditorsPath() },
  },
  crossref: {
    title: t('officeChecklist.doiPrefix'),
    howTo: t('officeChecklist.doiPrefixHowTo'),
    ...JOURNALS,
  },
  archive: {
    title: t('officeChecklist.archive'),
    howTo: t('officeChecklist.archiveHowTo'),
    ...JOURNALS,
  },
  'text-about': {
    title: t('officeChecklist.whoYouAre'),
    howTo: t('officeChecklist.whoYouAreHowTo'),
    ...text('/about'),
  },
  'text-privacy': {
    title: t('officeChecklist.privacyPolicy'),
    howTo: t('officeChecklist.privacyPolicyHowTo'),
    ...text('/about/privacy_policy'),
  },
  'text-open-access': {
    title: t('officeChecklist.openAccess'),
    howTo: t('officeChecklist.openAccessHowTo'),
    ...text('/about/open_access'),
  },
  'text-peer-review': {
    title: t('officeChecklist.peerReview'),
    howTo: t('officeChecklist.peerReviewHowTo'),
    ...text('/services/publication'),
  },
  'text-ethics': {
    title: t('officeChecklist.publicationEthics'),
    howTo: t('officeChecklist.publicationEthicsHowTo'),
    ...text(ETHICS),
  },
  'text-plagiarism': {
    title: t('officeChecklist.plagiarism'),
    howTo: t('officeChecklist.plagiarismHowTo'),
    ...text(ETHICS),
  },
  'text-charges': {
    title: t('officeChecklist.feesAndWaivers'),
    howTo: t('officeChecklist.feesAndWaiversHowTo'),
    ...text('/about/invoice_payment'),
  },
  'text-archiving': {
    title: t('officeChecklist.depositing'),
    howTo: t('officeChecklist.depositingHowTo'),
    ...text('/about/repository_policy'),
  },
  'text-authors': {
    title: t('officeChecklist.instructionsForAuthors'),
    howTo: t('officeChecklist.instructionsForAuthorsHowTo'),
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
    label: t('officeChecklist.addressAndMail'),
    help: t('officeChecklist.addressAndMailHelp'),
    items: ['address', 'mail', 'spf', 'dkim', 'dmarc'],
  },
  {
    label: t('officeChecklist.safety'),
    help: t('officeChecklist.safetyHelp'),
    items: ['backups', 'second-admin', 'two-step', 'app-check'],
  },
  {
    label: t('officeChecklist.journals'),
    help: t('officeChecklist.journalsHelp'),
    items: ['board', 'issn', 'crossref', 'archive'],
  },
  {
    label: t('officeChecklist.policies'),
    help: t('officeChecklist.policiesHelp'),
    items: [
      ...(['text-about', 'text-open-access', 'text-peer-review', 'text-ethics'] as const),
      ...(['text-plagiarism', 'text-charges', 'text-archiving'] as const),
      ...(['text-authors', 'text-privacy'] as const),
    ],
  },
  {
    label: t('officeChecklist.services'),
    help: t('officeChecklist.servicesHelp'),
    items: ['search', 'cards'],
  },
];
