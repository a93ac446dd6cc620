import type { FigureSource } from '@quire/content/render-document';
import type { ImportProblem } from '@quire/model/calls';
import { useEffect, useState } from 'react';

/** How long typing must rest before the preview is made again. */
const REST_MS = 300;

interface PreviewInput {
  markdown: string;
  bibtex: string;
  macros: Readonly<Record<string, string>>;
  figures: ReadonlyMap<string, FigureSource>;
}

export interface Preview {
  readonly html: string;
  readonly problems: readonly ImportProblem[];
  readonly failed: boolean;
}

const EMPTY: Preview = { html: '', problems: [], failed: false };

/** The text as readers will see it, once typing rests. The renderer is loaded on first use. */
export function usePreview({ markdown, bibtex, macros, figures }: PreviewInput): Preview {
  const [preview, setPreview] = useState(EMPTY);
  useEffect(() => {
    let current = true;
    const timer = setTimeout(async () => {
      try {
        const { renderDocument } = await import('@quire/content/render-document');
        if (!current) return;
        const { html, problems } = renderDocument({ markdown, bibtex, macros, figures });
        setPreview({ html, problems, failed: false });
      } catch {
        if (current) setPreview({ ...EMPTY, failed: true });
      }
    }, REST_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [markdown, bibtex, macros, figures]);
  return preview;
}
