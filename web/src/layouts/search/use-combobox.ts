import { type RefObject, useEffect, useRef, useState } from 'react';
import { optionId } from './option-id.ts';

interface ComboboxInput {
  readonly field: RefObject<HTMLInputElement | null>;
  /** The list's id. */
  readonly id: string;
  /** What there is to choose from: another list begins with none of it pointed at. */
  readonly options: readonly unknown[];
  readonly onType: (typed: string) => void;
  readonly onChoose: (place: number) => void;
  readonly onSend: (words: string) => void;
}

/** Where an arrow leads among the options, with the field itself (-1) between the last and the first. */
function step(key: string, active: number, count: number): number | null {
  if (key === 'ArrowDown') return active + 1 < count ? active + 1 : -1;
  if (key === 'ArrowUp') return active < 0 ? count - 1 : active - 1;
  return null;
}

/**
 * Makes a plain search field a combobox, as the APG describes one with a list and manual selection:
 * arrows go through the options, Enter takes the one pointed at or sends the form, Escape closes the list.
 * Until then, and without a script, it is a field like any other.
 */
export function useCombobox(input: ComboboxInput) {
  const { field, id, options } = input;
  const count = options.length;
  const [isWanted, want] = useState(false);
  const [active, setActive] = useState(-1);
  const isOpen = isWanted && count > 0;
  const latest = useRef({ ...input, count, isOpen, active });
  latest.current = { ...input, count, isOpen, active };

  // biome-ignore lint/correctness/useExhaustiveDependencies: other options, and none of them pointed at
  useEffect(() => setActive(-1), [options]);

  useEffect(() => {
    const element = field.current;
    if (!element) return;
    const stop = new AbortController();
    const heard = { signal: stop.signal };
    const close = () => {
      want(false);
      setActive(-1);
    };
    const type = () => {
      want(true);
      latest.current.onType(element.value);
    };
    const onKey = (event: KeyboardEvent) => {
      const now = latest.current;
      if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
      const goal = now.count > 0 ? step(event.key, now.active, now.count) : null;
      if (goal !== null) {
        want(true);
        setActive(now.isOpen ? goal : event.key === 'ArrowDown' ? 0 : now.count - 1);
      } else if (event.key === 'Enter' && now.isOpen && now.active >= 0) now.onChoose(now.active);
      else if (event.key === 'Escape' && now.isOpen) close();
      else return;
      event.preventDefault();
    };
    const send = (event: Event) => {
      const words = element.value.trim();
      if (!words) return;
      event.preventDefault();
      close();
      latest.current.onSend(words);
    };
    element.addEventListener('input', type, heard);
    element.addEventListener('keydown', onKey, heard);
    element.addEventListener('blur', close, heard);
    element.form?.addEventListener('submit', send, heard);
    element.setAttribute('role', 'combobox');
    element.setAttribute('aria-autocomplete', 'list');
    element.setAttribute('aria-expanded', 'false');
    // What was typed while this was on its way.
    if (element.value) type();
    return () => stop.abort();
  }, [field]);

  useEffect(() => {
    const element = field.current;
    if (!element) return;
    element.setAttribute('aria-expanded', String(isOpen));
    if (isOpen) element.setAttribute('aria-controls', id);
    else element.removeAttribute('aria-controls');
    if (isOpen && active >= 0) {
      element.setAttribute('aria-activedescendant', optionId(id, active));
    } else element.removeAttribute('aria-activedescendant');
  }, [field, id, isOpen, active]);

  return { isOpen, active, point: setActive };
}
