import type { JournalSubPageKey } from '@quire/model/journal-pages';
import type { ComponentType } from 'react';
import type { JournalPageData } from './parts/journal-page-data.ts';
import { AimsScope } from './records/aims-scope.tsx';
import { AllIssues } from './records/all-issues.tsx';
import { CallForPapers } from './records/call-for-papers.tsx';
import { Charge } from './records/charge/charge.tsx';
import { Contact } from './records/contact.tsx';
import { Editors } from './records/editors.tsx';
import { Imprint } from './records/imprint.tsx';
import { Indexing } from './records/indexing.tsx';
import {
  OpenSpecialIssues,
  PastSpecialIssues,
  ProposeSpecialIssue,
  SpecialIssuesIndex,
} from './records/special-issues.tsx';
import { Statistics } from './records/statistics.tsx';
import { Submission } from './records/submission.tsx';

/** What a journal's page shows of the journal's record, below its text. */
export const RECORDS: Readonly<
  Partial<Record<JournalSubPageKey, ComponentType<{ page: JournalPageData }>>>
> = {
  aims_scope: AimsScope,
  editors: Editors,
  indexing: Indexing,
  charge: Charge,
  special_issues: SpecialIssuesIndex,
  'special_issues/current_open': OpenSpecialIssues,
  'special_issues/proposals_invitation': ProposeSpecialIssue,
  'special_issues/release': PastSpecialIssues,
  all_issues: AllIssues,
  call_for_papers: CallForPapers,
  statistics: Statistics,
  contact: Contact,
  imprint: Imprint,
  submission: Submission,
};
