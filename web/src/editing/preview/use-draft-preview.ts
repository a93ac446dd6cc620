import type { FigureSource } from '@quire/content/run/figure-source';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { DraftSource, ShownDraft } from '../messages.ts';
import type { Renderer } from '../renderer.ts';
import { useNewest } from './use-newest.ts';

export interface ShownPreview {
  readonly preview: ShownDraft | null;
  readonly failed: boolean;
  /** Told by the pane: what it shows from now on; null where it could not follow. */
  readonly shows: (stamp: number | null) => void;
}

/**
 * The text as readers will see it, whenever typing rests. The renderer works beside the page, and says what
 * differs from what the pane shows.
 */
export function useDraftPreview(
  renderer: Renderer,
  content: Pick<DraftSource, 'title' | 'language' | 'markdown' | 'abstract' | 'bibtex' | 'macros'>,
  figures: ReadonlyMap<string, FigureSource>,
  isOpen: boolean,
): ShownPreview {
  const [preview, setPreview] = useState<ShownDraft | null>(null);
  const shown = useRef<number | null>(null);
  const { title, language, markdown, abstract, bibtex, macros } = content;
  const source = useMemo(
    () => ({
      ...{ language, markdown, bibtex, macros, figures },
      ...(abstract === undefined ? {} : { abstract }),
      ...(title === undefined ? {} : { title }),
    }),
    [title, language, markdown, abstract, bibtex, macros, figures],
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
