import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Whether something takes the focus by itself. */
const FOCUSABLE = 'input, select, textarea, button, a[href], [tabindex]';

/** Puts the focus into the field that the address names (`#field-title`), once its step is there. */
export function useFieldFocus(step: string): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link pressed again focuses again
  useEffect(() => {
    if (!hash.startsWith('#field-')) return;
    const found = document.getElementById(hash.slice(1));
    const target = found?.matches(FOCUSABLE) ? found : found?.querySelector<HTMLElement>(FOCUSABLE);
    target?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: 'center' });
  }, [hash, key, step]);
}
