import type { RenderInput } from '@quire/content/render-document';
import { useEffect, useState } from 'react';
import type { ShownText } from '../../editing/messages.ts';
import { Renderer } from '../../editing/renderer.ts';

/** How long typing must rest before the preview is made again. */
const REST_MS = 300;

export interface Preview extends ShownText {
  readonly failed: boolean;
}

const EMPTY: Preview = { html: '', problems: [], failed: false };

/** The text as readers will see it, once typing rests. The renderer works beside the page. */
export function usePreview({ markdown, bibtex, macros, figures }: RenderInput): Preview {
  const [preview, setPreview] = useState(EMPTY);
  const [renderer] = useState(() => new Renderer());
  useEffect(() => {
    let current = true;
    const timer = setTimeout(() => {
      renderer.ask('text', { markdown, bibtex, macros, figures }).then(
        (shown) => current && setPreview({ ...shown, failed: false }),
        () => current && setPreview({ ...EMPTY, failed: true }),
      );
    }, REST_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [renderer, markdown, bibtex, macros, figures]);
  useEffect(() => () => renderer.close(), [renderer]);
  return preview;
}
