import { type AsyncAction, useAsyncAction } from '../../../../signed-in/use-async-action.ts';
import { problemOf } from './problem-of.ts';

/** An action of a button on a manuscript; a refusal says what is missing. */
export const useAttempt = (): AsyncAction => useAsyncAction({ inWords: problemOf });
