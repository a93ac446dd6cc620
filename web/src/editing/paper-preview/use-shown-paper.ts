import { useCallback, useState } from 'react';
import type { PaperSource, ShownPaper } from '../messages.ts';
import { useNewest } from '../preview/use-newest.ts';
import { useRenderer } from '../preview/use-renderer.ts';
import type { Renderer } from '../renderer.ts';

export interface Shown {
  readonly paper: ShownPaper | null;
  readonly failed: boolean;
  readonly renderer: Renderer;
  /** The paper as it is this very moment. */
  readonly now: () => Promise<ShownPaper>;
}

/** The paper as readers would see it, whenever typing rests. */
export function useShownPaper(source: PaperSource): Shown {
  const renderer = useRenderer();
  const [paper, setPaper] = useState<ShownPaper | null>(null);
  const render = useCallback(
    async (given: PaperSource) => {
      const answer = await renderer.ask('paper', given);
      setPaper(answer);
      return answer;
    },
    [renderer],
  );
  const { failed, newest } = useNewest(source, render);
  const now = useCallback(() => render(newest.current), [render, newest]);
  return { paper, failed, renderer, now };
}
