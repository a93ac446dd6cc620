import { z } from 'zod';
import { type StoredValue, storedValue } from '../../../drafts/stored-value.ts';
import { STEP_KEYS, type StepKey } from '../step-table/steps.ts';

/** The steps of a manuscript that were left on this device: their marks survive a reload. */
export const storedSteps = (uid: string, id: string): StoredValue<StepKey[]> =>
  storedValue(`quire:steps:${uid}:${id}`, z.array(z.enum(STEP_KEYS)));
