import { type AsyncAction, useAsyncAction } from '../../../../signed-in/use-async-action.ts';
import { problemOf } from './problem-of.ts';

/** Something a button does with a manuscript; a refusal says what exactly is missing. */
export const useAttempt = (): AsyncAction => useAsyncAction({ inWords: problemOf });
