import { type AsyncAction, useAsyncAction } from '../../signed-in/use-async-action.ts';
import { useAuthorSession } from '../session/session-context.ts';

/** The action of a button: one at a time, in a session that is renewed in place. */
export function useAction(): AsyncAction {
  const { attempt } = useAuthorSession();
  return useAsyncAction({ attempt });
}
