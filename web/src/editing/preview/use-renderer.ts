import { useEffect, useState } from 'react';
import { Renderer } from '../renderer.ts';

/** A renderer for as long as the page is. */
export function useRenderer(): Renderer {
  const [renderer] = useState(() => new Renderer());
  useEffect(() => () => renderer.close(), [renderer]);
  return renderer;
}
