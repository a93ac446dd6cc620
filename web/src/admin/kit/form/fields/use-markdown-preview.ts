import { useEffect, useState } from 'react';
import type { ShownDraft } from '../../../../editing/messages.ts';
import { Renderer } from '../../../../editing/renderer.ts';

/** How long typing must rest before the preview is made again. */
const REST_MS = 300;
const NO_FIGURES = new Map();

export interface MarkdownShown {
  /** Null: it is being made. */
  readonly html: string | null;
  readonly problems: ShownDraft['problems'];
  readonly failed: boolean;
}

const EMPTY: MarkdownShown = { html: null, problems: [], failed: false };

/** A text as readers will see it, made beside the page once typing rests. */
export function useMarkdownPreview(markdown: string): MarkdownShown {
  const [preview, setPreview] = useState(EMPTY);
  const [renderer] = useState(() => new Renderer());
  useEffect(() => {
    let current = true;
    const timer = setTimeout(() => {
      const ask = { markdown, bibtex: '', macros: {}, figures: NO_FIGURES, shown: null };
      renderer.ask('draft', ask).then(
        ({ change, problems }) =>
          current && setPreview({ html: change.fresh.join('\n'), problems, failed: false }),
        () => current && setPreview({ ...EMPTY, failed: true }),
      );
    }, REST_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [renderer, markdown]);
  useEffect(() => () => renderer.close(), [renderer]);
  return preview;
}
