import { searchPath } from '@quire/model/paths';
import { useEffect, useState } from 'react';
import type { Completion } from '../../data/public/complete.ts';
import { complete } from '../../data/public/complete.ts';

/** How long typing must rest. */
const REST_MS = 150;
/** One letter begins everything. */
const LEAST_LETTERS = 2;

const NONE: readonly Completion[] = [];

/**
 * What completes the words that are typed, with the whole search as the last. Empty where there is
 * nothing to offer, and where the search does not answer: the form still does.
 */
export function useCompletions(typed: string): readonly Completion[] {
  const [found, setFound] = useState(NONE);
  const words = typed.trim();
  useEffect(() => {
    if (words.length < LEAST_LETTERS) {
      setFound(NONE);
      return;
    }
    const stop = new AbortController();
    const timer = setTimeout(() => {
      const all: Completion = { kind: 'all', title: words, detail: '', path: searchPath(words) };
      complete(words, stop.signal).then(
        (completions) => setFound(completions.length > 0 ? [...completions, all] : NONE),
        () => stop.signal.aborted || setFound(NONE),
      );
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [words]);
  return found;
}
