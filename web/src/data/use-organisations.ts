import { useEffect, useState } from 'react';
import type { Organisation } from './organisation.ts';

/** No request is sent while the person is typing. */
const PAUSE_MS = 250;
/** Chinese and Japanese names may be that short. */
const SHORTEST = 2;
const NONE: readonly Organisation[] = [];

/** What a text may mean; nothing where what searches cannot be loaded: the field takes any text. */
async function search(text: string, signal: AbortSignal): Promise<readonly Organisation[]> {
  try {
    const { findOrganisations } = await import('./organisations.ts');
    return await findOrganisations(text, signal);
  } catch {
    return NONE;
  }
}

/**
 * The institutions that a text may mean, once it has stood for a moment; until then, those of the
 * text before. None for ''.
 */
export function useOrganisations(typed: string): readonly Organisation[] {
  const text = typed.trim();
  const [found, setFound] = useState(NONE);
  useEffect(() => {
    if (text.length < SHORTEST) return setFound(NONE);
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(async () => {
      const list = await search(text, signal);
      if (!signal.aborted) setFound(list);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [text]);
  return found;
}
