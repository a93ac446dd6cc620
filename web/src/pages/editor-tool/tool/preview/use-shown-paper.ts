import { useCallback, useEffect, useRef, useState } from 'react';
import type { PaperSource, ShownPaper } from '../../../../editing/messages.ts';
import { Renderer } from '../../../../editing/renderer.ts';

export interface Shown {
  readonly paper: ShownPaper | null;
  readonly failed: boolean;
  readonly renderer: Renderer;
  /** The paper as it is this very moment. */
  readonly now: () => Promise<ShownPaper>;
}

/**
 * The paper as readers would see it, One rendering at a time: while the worker is
 * busy, only the newest text waits.
 */
export function useShownPaper(source: PaperSource): Shown {
  const [renderer] = useState(() => new Renderer());
  const [paper, setPaper] = useState<ShownPaper | null>(null);
  const [failed, setFailed] = useState(false);
  const newest = useRef(source);
  const busy = useRef(false);
  newest.current = source;

  const now = useCallback(async () => {
    const answer = await renderer.ask('paper', newest.current);
    setPaper(answer);
    setFailed(false);
    return answer;
  }, [renderer]);

  const render = useCallback(async () => {
    if (busy.current) return;
    busy.current = true;
    for (let done: PaperSource | null = null; done !== newest.current; ) {
      done = newest.current;
      await now().catch(() => setFailed(true));
    }
    busy.current = false;
  }, [now]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new source is what starts it
  useEffect(() => {
    void render();
  }, [source, render]);

  useEffect(() => () => renderer.close(), [renderer]);
  return { paper, failed, renderer, now };
}
