import { type RefObject, useLayoutEffect, useRef } from 'react';
import { applyChange } from './apply-change.ts';
import type { ShownPreview } from './use-draft-preview.ts';

/** Keeps an element at what the renderer answered last, and renews only the blocks that have changed. */
export function useShownBlocks(
  body: RefObject<HTMLElement | null>,
  { preview, shows }: Pick<ShownPreview, 'preview' | 'shows'>,
): void {
  const stamp = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (!body.current || !preview || stamp.current === preview.stamp) return;
    if (preview.isWhole) body.current.replaceChildren();
    // A change can only be applied to what it is a change of.
    const follows = preview.isWhole || stamp.current !== null;
    const fits = follows && applyChange(body.current, preview.change);
    stamp.current = fits ? preview.stamp : null;
    shows(stamp.current);
  }, [body, preview, shows]);
}
