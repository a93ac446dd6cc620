import type { Figure } from '../syntax/nodes.ts';

/** A figure that has no number yet. */
export const newFigure = (
  given: Pick<Figure, 'children' | 'images'> & Partial<Figure>,
): Figure => ({
  type: 'figure',
  label: null,
  ownLabel: null,
  word: 'Figure',
  parts: [],
  number: null,
  id: null,
  ...given,
});
