import { t } from '../messages/t.ts';
import { REBUILDS, type Rebuild } from './tool-run.ts';

/** What a run is doing, stored as a code. A rebuild's phases are its parts. */
const TOOL_PHASES = {
  get 'trying-records'() {
    return t('officeReports.tryingRecords');
  },
  get 'reading-records'() {
    return t('officeReports.readingRecords');
  },
  get 'trying-papers'() {
    return t('officeReports.tryingPapers');
  },
  get 'reading-papers'() {
    return t('officeReports.readingPapers');
  },
  get 'storing-retractions'() {
    return t('officeReports.storingRetractions');
  },
  get 'making-issues'() {
    return t('officeReports.makingIssues');
  },
  get 'making-journals'() {
    return t('officeReports.makingJournals');
  },
  get 'making-lists'() {
    return t('officeReports.makingLists');
  },
  get 'relating-articles'() {
    return t('officeReports.relatingArticles');
  },
  get 'gathering-authors'() {
    return t('officeReports.gatheringAuthors');
  },
  get 'checking-changes'() {
    return t('officeReports.checkingChanges');
  },
  get 'checking-articles'() {
    return t('officeReports.checkingArticles');
  },
  get 'checking-versions'() {
    return t('officeReports.checkingVersions');
  },
  get 'checking-published'() {
    return t('officeReports.checkingPublished');
  },
  get 'checking-journals'() {
    return t('officeReports.checkingJournals');
  },
  get 'checking-issues'() {
    return t('officeReports.checkingIssues');
  },
  get 'checking-pages'() {
    return t('officeReports.checkingPages');
  },
  get 'checking-posts'() {
    return t('officeReports.checkingPosts');
  },
  get 'checking-books'() {
    return t('officeReports.checkingBooks');
  },
  get 'checking-files'() {
    return t('officeReports.checkingFiles');
  },
  get 'packing-records'() {
    return t('officeReports.packingRecords');
  },
  get 'packing-texts'() {
    return t('officeReports.packingTexts');
  },
  get 'packing-files'() {
    return t('officeReports.packingFiles');
  },
} as const;
export type ToolPhase = keyof typeof TOOL_PHASES | Rebuild;

const isPhase = (phase: string): phase is keyof typeof TOOL_PHASES =>
  Object.hasOwn(TOOL_PHASES, phase);
const isRebuild = (phase: string): phase is Rebuild => Object.hasOwn(REBUILDS, phase);

/** What a run is doing, in the reader's language; of an earlier run in the words that were stored. */
export function phaseText(phase: string): string {
  if (isPhase(phase)) return TOOL_PHASES[phase];
  return isRebuild(phase) ? REBUILDS[phase] : phase;
}
