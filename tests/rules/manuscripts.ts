import type { Subject } from '@quire/model/roles';
import {
  isEditable,
  PRODUCTION_STATES,
  type SubmissionState,
} from '@quire/model/states/submission-states';
import { submission } from './submission-records.ts';

/** The role of the person who asks in a manuscript. */
export interface Manuscript {
  readonly state: SubmissionState;
  readonly journal: 'CES' | 'QPH';
  readonly specialIssue?: string;
  readonly isOwn?: true;
  readonly isCoAuthor?: true;
  readonly isAssigned?: true;
}

export const MANUSCRIPTS: Readonly<Record<string, Manuscript>> = {
  ownDraft: { state: 'draft', journal: 'CES', isOwn: true },
  ownInReview: { state: 'under_review', journal: 'CES', isOwn: true },
  ownInRevision: { state: 'minor_revision', journal: 'QPH', isOwn: true },
  draft: { state: 'draft', journal: 'CES' },
  inReview: { state: 'under_review', journal: 'CES' },
  elsewhere: { state: 'under_review', journal: 'QPH' },
  coAuthored: { state: 'under_review', journal: 'CES', isCoAuthor: true },
  inIssue: { state: 'under_review', journal: 'CES', specialIssue: 's1' },
  inIssueDraft: { state: 'draft', journal: 'CES', specialIssue: 's1' },
  inOtherIssue: { state: 'under_review', journal: 'CES', specialIssue: 's2' },
  inIssueElsewhere: { state: 'under_review', journal: 'QPH', specialIssue: 's1' },
  inIssueCoAuthored: {
    ...{ state: 'under_review', journal: 'CES', specialIssue: 's1', isCoAuthor: true },
  },
  assignedTooEarly: { state: 'under_review', journal: 'QPH', isAssigned: true },
  assigned: { state: 'copyediting', journal: 'QPH', isAssigned: true },
  inProduction: { state: 'copyediting', journal: 'QPH' },
  assignedToItsAuthor: { state: 'copyediting', journal: 'CES', isAssigned: true, isCoAuthor: true },
};

/** The record in relation to this person. */
export function manuscriptFor(uid: string, name: string) {
  const { state, journal, specialIssue = '', isOwn, isCoAuthor, isAssigned } = of(name);
  const owner = isOwn ? uid : 'somebody';
  return {
    ...submission(owner, state),
    ...{ journal, specialIssue },
    authorUids: isCoAuthor ? [owner, uid] : [owner],
    production: isAssigned ? [uid] : [],
  };
}

/**
 * The subject of the role matrix. A draft belongs only to its owner; production begins with
 * acceptance.
 */
export function subjectOf(uid: string, name: string): Subject {
  const { state, journal, specialIssue, owner, authorUids, production } = {
    ...manuscriptFor(uid, name),
  };
  const isBegun = PRODUCTION_STATES.some((one) => one === state);
  if (state === 'draft') return { owner, authorUids: [uid] };
  return { journal, specialIssue, owner, authorUids, assigned: isBegun ? production : [] };
}

/** Whether its owner may write now. */
export const isOpen = (name: string): boolean => isEditable(of(name).state);

function of(name: string): Manuscript {
  const manuscript = MANUSCRIPTS[name];
  if (!manuscript) throw new Error(`no manuscript named ${name}`);
  return manuscript;
}
