import { type AsyncAction, useAsyncAction } from '../../signed-in/use-async-action.ts';
import { useAuthorSession } from '../session/session-context.ts';

/** Something a button does at the press: once at a time, in a session that is renewed in place. */
export function useAction(): AsyncAction {
  const { attempt } = useAuthorSession();
  return useAsyncAction({ attempt });
}
