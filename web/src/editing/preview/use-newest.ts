import { useCallback, useEffect, useRef, useState } from 'react';

interface Newest<Source> {
  /** What was rendered last could not be. */
  readonly failed: boolean;
  /** What there is to render at this moment. */
  readonly newest: { readonly current: Source };
  /** Renders again though nothing is new. */
  readonly again: () => void;
}

/**
 * Renders a source whenever it is another one, one rendering at a time: while the renderer is busy, only
 * the newest source waits.
 *
 * @param render shows the outcome; rejects where there is none
 */
export function useNewest<Source>(
  source: Source,
  render: (source: Source) => Promise<unknown>,
  isOpen = true,
): Newest<Source> {
  const [failed, setFailed] = useState(false);
  const newest = useRef(source);
  newest.current = source;
  const busy = useRef(false);
  const asked = useRef(false);

  const again = useCallback(async () => {
    asked.current = true;
    if (busy.current) return;
    busy.current = true;
    for (let done: Source | null = null; asked.current || done !== newest.current; ) {
      asked.current = false;
      done = newest.current;
      await render(done).then(
        () => setFailed(false),
        () => setFailed(true),
      );
      // The page shows it before the next is asked for.
      await new Promise((resolve) => setTimeout(resolve));
    }
    busy.current = false;
  }, [render]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new source is what starts it
  useEffect(() => {
    if (isOpen) void again();
  }, [isOpen, source, again]);
  return { failed, newest, again };
}
