import type { Charges } from '@quire/model/entities/journal';
import type { StoredSubmission, SubmissionDraft } from '@quire/model/entities/submission';
import type { SubmissionFile } from '@quire/model/entities/submission-file';
import type { SubmissionState } from '@quire/model/states/submission-states';
import type { Problem } from '@quire/model/submission/submission-check';
import { createContext, useContext } from 'react';
import type { Records } from '../../../data/live/submission-records.ts';
import type { Offered, SubmissionUploads } from './submission-upload.ts';

/** What every step of the wizard works with. */
export interface WizardValue {
  readonly id: string;
  readonly draft: SubmissionDraft;
  readonly edit: (patch: Partial<SubmissionDraft>) => void;
  /** As it is saved; undefined for one that is not saved yet. */
  readonly submission: StoredSubmission | undefined;
  readonly state: SubmissionState;
  readonly files: Records<SubmissionFile>;
  readonly queue: SubmissionUploads;
  readonly offered: Offered | null;
  readonly offer: (offered: Offered) => void;
  /** Takes from an offer what nobody has written yet, and offers the rest. */
  readonly fill: (offered: Offered) => void;
  readonly dropOffer: (field: keyof Offered) => void;
  /** Of the chosen journal; null where it has none, undefined while that is not known. */
  readonly charges: Charges | null | undefined;
  /** Everything that keeps it from being sent. */
  readonly problems: readonly Problem[];
  /** What is wrong with a field, once the person has had the chance to fill it in. */
  readonly problemOf: (field: string) => string | undefined;
}

export const WizardContext = createContext<WizardValue | null>(null);

export function useWizard(): WizardValue {
  const value = useContext(WizardContext);
  if (!value) throw new Error('useWizard: there is no wizard around this.');
  return value;
}
