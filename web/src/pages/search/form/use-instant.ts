import { readSearchQuery, type SearchQuery } from '@quire/model/search/search-query';
import { isTypedEnough } from '@quire/model/search/typed-enough';
import { type FormEvent, type SyntheticEvent, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { searchAddress } from '../address/search-address.ts';
import { noteLetter, noteTyped } from './typed-address.ts';

/** How long typing must rest: nobody waits, and not every letter is a question. */
const REST_MS = 250;
const LEAST_LETTERS = 2;

/** Marks an entry of the history that was only typed so far: what is typed next replaces it. */
const TYPED = { isTyped: true };

const isTyped = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isTyped' in state;

const wordsOf = (typed: string): string => readSearchQuery(new URLSearchParams({ q: typed })).q;

/**
 * Searches while somebody types. The address follows; the browser's history gets an entry when a search
 * that was sent (or opened by its address) is first changed, not one for each letter. A navigation
 * that a later one overtakes is called back by the router, and so is what it asks.
 */
export function useInstant(query: SearchQuery) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const field = useRef<HTMLInputElement>(null);
  const asked = useRef(query.q);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const replaces = isTyped(state) || query.q === '';
  /** A search was sent whose answer may not be there yet: what is typed now leaves it in the history. */
  const sent = useRef(false);

  useEffect(() => {
    if (query.q === asked.current) return;
    // Not what was typed here: a link was followed, or the way back.
    clearTimeout(timer.current);
    asked.current = query.q;
    noteTyped(null);
    if (field.current) field.current.value = query.q;
  }, [query.q]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const ask = useRef((_typed: string) => {});
  ask.current = (typed) => {
    const q = wordsOf(typed);
    if (q === asked.current || (q && !isTypedEnough(q, LEAST_LETTERS))) return;
    asked.current = q;
    const to = searchAddress({ ...query, q, page: 1 });
    noteTyped(to);
    void navigate(to, {
      ...{ replace: replaces && !sent.current, state: TYPED },
      preventScrollReset: true,
    });
    sent.current = false;
  };

  // What was typed before the page's scripts were there, by whoever is typing still.
  useEffect(() => {
    const typed = field.current;
    if (!typed?.matches(':focus') || wordsOf(typed.value) === asked.current) return;
    timer.current = setTimeout(() => ask.current(typed.value), REST_MS);
  }, []);

  return {
    field,
    /** Downloads what is needed to ask, before the first letter. */
    prepare() {
      // A failure is met again by whoever asks.
      import('../../../data/public/search.ts').catch(() => {});
      import('../../../data/public/page-engine.ts').catch(() => {});
    },
    onInput({ currentTarget, nativeEvent }: SyntheticEvent<HTMLInputElement>) {
      clearTimeout(timer.current);
      noteLetter();
      // A word that is still being put together by an input method is none yet.
      if ('isComposing' in nativeEvent && nativeEvent.isComposing) return;
      const { value } = currentTarget;
      timer.current = setTimeout(() => ask.current(value), REST_MS);
    },
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      clearTimeout(timer.current);
      const q = wordsOf(field.current?.value ?? '');
      asked.current = q;
      sent.current = true;
      const isSame = q === query.q;
      const to = searchAddress(isSame ? query : { ...query, q, page: 1 });
      noteTyped(null);
      void navigate(to, { replace: isSame || replaces, preventScrollReset: true });
      // On a phone, its keyboard would stand before the results.
      if (matchMedia('(pointer: coarse)').matches) field.current?.blur();
    },
  };
}
