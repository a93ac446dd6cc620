import { searchPath } from '@quire/model/paths';
import { isTypedEnough } from '@quire/model/search/typed-enough';
import { useEffect, useState } from 'react';
import type { Completion } from '../../data/public/complete.ts';
import { complete } from '../../data/public/complete.ts';
import type { KnownJournal } from '../../data/public/complete-journals.ts';
import { usePress } from '../press-digest.ts';

/** How long typing must rest. */
const REST_MS = 250;
/** Fewer begin everything. */
const LEAST_LETTERS = 3;

const NONE: readonly Completion[] = [];
const NO_JOURNALS: readonly KnownJournal[] = [];

/**
 * What completes the words that are typed, with the whole search as the last. Empty where there is
 * nothing to offer, and where the search does not answer: the form still does.
 */
export function useCompletions(typed: string): readonly Completion[] {
  const [found, setFound] = useState(NONE);
  const words = typed.trim();
  const journals = usePress()?.journals ?? NO_JOURNALS;
  useEffect(() => {
    if (!isTypedEnough(words, LEAST_LETTERS)) {
      setFound(NONE);
      return;
    }
    const stop = new AbortController();
    const timer = setTimeout(() => {
      const all: Completion = { kind: 'all', title: words, detail: '', path: searchPath(words) };
      complete(words, stop.signal, journals).then(
        (completions) => setFound(completions.length > 0 ? [...completions, all] : NONE),
        () => stop.signal.aborted || setFound(NONE),
      );
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [words, journals]);
  return found;
}
