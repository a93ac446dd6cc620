/** By which an address leads to a section of a form. */
export const sectionAnchor = (title: string): string =>
  `section-${title.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')}`;
