import type { FormSection } from '../kit/form/form-description.ts';
import { ANNOTATION_CHOICES, LICENCE_CHOICES, PEER_REVIEW_CHOICES } from './journal-labels.ts';

/** The policies that readers, authors and directories of open access need. */
export const POLICY_SECTION: FormSection = {
  title: 'Policies',
  help: 'Shown on the journal’s imprint page. Directories of open access require each of them.',
  fields: [
    {
      name: 'licence',
      label: 'Licence',
      type: 'select',
      choices: LICENCE_CHOICES,
      width: 'half',
      help: 'For future articles; published articles keep theirs.',
    },
    {
      name: 'peerReviewModel',
      label: 'Peer review',
      type: 'select',
      choices: PEER_REVIEW_CHOICES,
      width: 'half',
      help: 'Also determines what reviewers and authors learn about each other.',
    },
    {
      name: 'publishesReviews',
      label: 'Publish peer review with articles',
      type: 'switch',
      help: 'Reports, authors’ replies and decision letters. Each reviewer is asked in the report form and may refuse. Reviews started before this is switched on are not published.',
    },
    {
      name: 'publishesStatistics',
      label: 'Publish the journal’s statistics',
      type: 'switch',
      help: 'A public page that compares this year with last year: submissions, reviews, acceptance rate, days to decision and publication, articles by the journal’s own editors, and article views. Updated every night.',
    },
    {
      name: 'annotations',
      label: 'Annotations of articles',
      type: 'select',
      choices: ANNOTATION_CHOICES,
      none: 'Off',
      width: 'half',
      help: 'Readers need an account. Comments appear on the article’s page after an editor or a member of the content staff has approved them. When this is off, notes and comments are kept but not shown.',
    },
    {
      name: 'weeksToPublication',
      label: 'From submission to publication',
      type: 'number',
      least: 1,
      unit: 'weeks',
      width: 'half',
    },
    { name: 'policies.plagiarism', label: 'Plagiarism', type: 'markdown', lines: 4 },
    { name: 'policies.data', label: 'Research data', type: 'markdown', lines: 4 },
    { name: 'policies.ai', label: 'Use of artificial intelligence', type: 'markdown', lines: 4 },
    { name: 'policies.deposit', label: 'Deposit in repositories', type: 'markdown', lines: 4 },
    { name: 'policies.preservation', label: 'Preservation', type: 'markdown', lines: 4 },
  ],
};
