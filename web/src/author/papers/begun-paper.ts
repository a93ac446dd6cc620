import { sharedPaperPath } from '@quire/model/submission-paths';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { z } from 'zod';

/** How a new paper began, for its page, for as long as that is in the history of the browser. */
const BegunSchema = z.object({ picturesNotTaken: z.array(z.string()) });

/** Opens a paper that has just been begun, in place of the page that began it. */
export function useOpenBegun(): (paper: string, picturesNotTaken: readonly string[]) => void {
  const navigate = useNavigate();
  return useCallback(
    (paper, picturesNotTaken) =>
      void navigate(sharedPaperPath(paper), { replace: true, state: { picturesNotTaken } }),
    [navigate],
  );
}

/** Pictures that did not come along when the paper was begun. */
export function usePicturesNotTaken(): readonly string[] {
  const { state } = useLocation();
  return BegunSchema.safeParse(state).data?.picturesNotTaken ?? [];
}
