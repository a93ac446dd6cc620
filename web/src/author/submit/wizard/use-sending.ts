import type { SubmissionDraft } from '@quire/model/entities/submission';
import { t } from '@quire/model/messages/t';
import type { SubmissionEvent } from '@quire/model/states/moves/submission';
import type { SubmissionState } from '@quire/model/states/submission-states';
import type { Problem } from '@quire/model/submission/submission-check';
import { submittedPath } from '@quire/model/submission-paths';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { CallError } from '../../../data/call-error.ts';
import { call } from '../../../data/calls.ts';
import { getOwnProfile } from '../../../data/live/own-profile.ts';
import { saveProfile } from '../../../data/live/profile.ts';
import type { Person } from '../../../session/use-person.ts';
import type { AsyncAction } from '../../../signed-in/use-async-action.ts';
import { useAction } from '../../kit/use-action.ts';
import { useAuthorSession } from '../../session/session-context.ts';
import type { SubmissionDraftStore } from '../draft/draft-store.ts';
import { profileFromDraft } from '../draft/profile-from-draft.ts';
import { storedSteps } from './stored-steps.ts';

const EVENTS: Partial<Readonly<Record<SubmissionState, SubmissionEvent>>> = {
  draft: 'submit',
  returned_to_author: 'resubmit',
  minor_revision: 'submit_revision',
  major_revision: 'submit_revision',
};

/**
 * Where the submitter works goes into their profile, if that does not say it yet. Sending does not
 * depend on it.
 */
async function completeProfile({ uid, email }: Person, draft: SubmissionDraft): Promise<void> {
  const profile = await getOwnProfile(uid);
  const fields = profile && profileFromDraft(profile, email, draft);
  if (fields) await saveProfile(uid, fields).catch(() => {});
}

/** Where the response to the reports is a file of its own, the letter says so. */
const responseOf = ({ responseLetter }: SubmissionDraft): string =>
  responseLetter.trim() || t('authorSubmit.responseInFile');

export interface SubmissionSending {
  readonly action: AsyncAction;
  /** What the press found missing, besides what the page knows. */
  readonly found: readonly Problem[];
  /** How often the press has refused it: each time the summary takes the focus. */
  readonly refusals: number;
  readonly isSent: boolean;
  send(): void;
}

/** Sends the manuscript: once, however often the button is pressed, and as it was last saved. */
export function useSending(
  id: string,
  state: SubmissionState,
  store: SubmissionDraftStore,
): SubmissionSending {
  const { person } = useAuthorSession();
  const action = useAction();
  const navigate = useNavigate();
  const [found, setFound] = useState<readonly Problem[]>([]);
  const [refusals, setRefusals] = useState(0);
  const [isSent, setSent] = useState(false);

  async function send() {
    const event = EVENTS[state];
    if (!event) return;
    if (!(await store.flush())) throw new CallError('save/failed');
    const { mine, revision } = store.view().draft;
    if (event === 'submit') await completeProfile(person, mine);
    const { problems } = await call('moveSubmission', {
      submission: id,
      event,
      from: state,
      revision,
      ...(event === 'submit_revision' && { letter: responseOf(mine) }),
    });
    setFound(problems);
    if (problems.length > 0) return setRefusals((times) => times + 1);
    storedSteps(person.uid, id).write(null);
    setSent(true);
    navigate(submittedPath(id));
  }
  return { action, found, refusals, isSent, send: () => void action.run(send) };
}
