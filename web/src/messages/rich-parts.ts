import { createElement, Fragment, type ReactNode } from 'react';

/** What a call of `rich` is in a built page: its pieces are there already. */
export const richParts = (parts: readonly ReactNode[]): ReactNode =>
  createElement(Fragment, null, ...parts);
