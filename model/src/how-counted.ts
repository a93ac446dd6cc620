/** How readings are counted, for readers to judge (COUNTER 5.1: field.md 4, E.5). */
export const HOW_COUNTED = [
  'Views are the times that the page of the article or its PDF was opened (in COUNTER’s words: total item investigations). Downloads are the times that the PDF was fetched.',
  'The same reader opening the same thing twice within 30 seconds counts once. Robots on the public list of the COUNTER project are left out, and so is everyone whose browser asks not to be tracked.',
  'Nothing about a reader is kept: no cookie is set for it, and what is stored is a number a day.',
] as const;
