/** How a journal reviews, as readers know it. */
export const REVIEW = {
  single: 'Single-blind',
  double: 'Double-blind',
  triple: 'Triple-blind',
  open: 'Open',
} as const;
