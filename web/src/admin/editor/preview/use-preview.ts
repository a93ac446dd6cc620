import type { FigureSource } from '@quire/content/run/figure-source';
import type { ImportProblem } from '@quire/model/calls/calls';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { BlockChange } from '../../../editing/changed-blocks.ts';
import { useNewest } from '../../../editing/preview/use-newest.ts';
import type { Renderer } from '../../../editing/renderer.ts';
import type { DraftContent } from '../draft/draft-content.ts';

/** What the rest of the page knows of the text as readers will see it. */
interface Preview {
  readonly stamp: number;
  readonly change: BlockChange;
  readonly abstractHtml: string;
  readonly problems: readonly ImportProblem[];
  readonly words: number;
}

export interface ShownPreview {
  readonly preview: Preview | null;
  readonly failed: boolean;
  /** Told by the pane: what it shows from now on; null where it could not follow. */
  readonly shows: (stamp: number | null) => void;
}

/**
 * The text as readers will see it, whenever typing rests. The renderer works beside the page, and says what
 * differs from what the pane shows.
 */
export function usePreview(
  renderer: Renderer,
  content: DraftContent,
  figures: ReadonlyMap<string, FigureSource>,
  isOpen: boolean,
): ShownPreview {
  const [preview, setPreview] = useState<Preview | null>(null);
  const shown = useRef<number | null>(null);
  const { markdown, abstract, bibtex, macros } = content;
  const source = useMemo(
    () => ({ markdown, abstract, bibtex, macros, figures }),
    [markdown, abstract, bibtex, macros, figures],
  );
  const render = useCallback(
    async (text: typeof source) => {
      try {
        setPreview(await renderer.ask('draft', { ...text, shown: shown.current }));
      } catch (error) {
        shown.current = null;
        throw error;
      }
    },
    [renderer],
  );
  const { failed, again } = useNewest(source, render, isOpen);
  const shows = useCallback(
    (stamp: number | null) => {
      shown.current = stamp;
      if (stamp === null) void again();
    },
    [again],
  );
  return { preview, failed, shows };
}
