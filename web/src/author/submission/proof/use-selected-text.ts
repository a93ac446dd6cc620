import { type RefObject, useEffect, useState } from 'react';

const WORDS_MAX = 160;

/** The words that are selected within an element, in one line; empty while there are none. */
export function useSelectedText(within: RefObject<HTMLElement | null>): string {
  const [words, setWords] = useState('');
  useEffect(() => {
    function look() {
      const selection = document.getSelection();
      const isInside = selection?.anchorNode && within.current?.contains(selection.anchorNode);
      // A press on the button that takes them empties the selection: what was selected stays until then.
      if (!isInside) return;
      const text = selection.toString().replace(/\s+/g, ' ').trim();
      setWords(text.length > WORDS_MAX ? `${text.slice(0, WORDS_MAX)}…` : text);
    }
    document.addEventListener('selectionchange', look);
    return () => document.removeEventListener('selectionchange', look);
  }, [within]);
  return words;
}
