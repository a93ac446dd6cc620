import type { KeyboardEvent } from 'react';
import { arrowStep } from '../navigation/arrow-step.ts';

/** Arrow keys go from button to button of a toolbar or a row of tabs, and around its ends. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): HTMLButtonElement | null {
  const step = arrowStep(event);
  if (step === undefined) return null;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.findIndex((button) => button.matches(':focus'));
  const next = buttons[(at + step + buttons.length) % buttons.length];
  if (!next) return null;
  event.preventDefault();
  next.focus();
  return next;
}
