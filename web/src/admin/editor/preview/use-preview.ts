import type { FigureSource } from '@quire/content/render-document';
import type { ImportProblem } from '@quire/model/calls';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Change } from '../../../editing/changed-blocks.ts';
import type { Renderer } from '../../../editing/renderer.ts';
import type { DraftContent } from '../draft/draft-content.ts';

/** What the rest of the page knows of the text as readers will see it. */
interface Preview {
  readonly stamp: number;
  readonly change: Change;
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

interface Sources {
  readonly content: DraftContent;
  readonly figures: ReadonlyMap<string, FigureSource>;
}
const isSame = (a: Sources | null, b: Sources) =>
  a?.content === b.content && a.figures === b.figures;

/**
 * The text as readers will see it, whenever typing rests. The renderer works beside the page, one
 * rendering at a time: while it is busy, only the newest text waits.
 */
export function usePreview(
  renderer: Renderer,
  content: DraftContent,
  figures: ReadonlyMap<string, FigureSource>,
  isOpen: boolean,
): ShownPreview {
  const [preview, setPreview] = useState<Preview | null>(null);
  const [failed, setFailed] = useState(false);
  const newest = useRef({ content, figures });
  newest.current = { content, figures };
  const shown = useRef<number | null>(null);
  const busy = useRef(false);

  const render = useCallback(async () => {
    if (busy.current) return;
    busy.current = true;
    for (let done: Sources | null = null; !isSame(done, newest.current); ) {
      done = newest.current;
      const { content: text, figures: pictures } = done;
      const { title: _, files: __, ...source } = text;
      try {
        const answer = await renderer.ask('draft', {
          ...source,
          figures: pictures,
          shown: shown.current,
        });
        setPreview(answer);
        setFailed(false);
      } catch {
        shown.current = null;
        setFailed(true);
      }
      // The pane takes it over before the next is asked for: it is told what differs from this.
      await new Promise((resolve) => setTimeout(resolve));
    }
    busy.current = false;
  }, [renderer]);

  const { markdown, abstract, bibtex, macros } = content;
  // biome-ignore lint/correctness/useExhaustiveDependencies: new words, works or figures are what starts it
  useEffect(() => {
    if (isOpen) void render();
  }, [isOpen, render, markdown, abstract, bibtex, macros, figures]);

  const shows = useCallback(
    (stamp: number | null) => {
      shown.current = stamp;
      if (stamp === null) void render();
    },
    [render],
  );
  return { preview, failed, shows };
}
