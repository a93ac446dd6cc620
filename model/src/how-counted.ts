/** How readings are counted, for readers to judge (functions/src/domain/metrics, `tools/use-count.ts`). */
export const HOW_COUNTED = [
  'A view is one opening of the article’s page for four seconds or more, or one download of its PDF; a download is one of its PDF. In the terms of COUNTER 5.1 these are total item investigations, and total item requests for the PDF.',
  'The same person opening the same thing again within 30 seconds counts once. Known robots are left out.',
  'Pages are counted by a short note that the browser sends without cookies, unless it asks not to be tracked; the address it comes from is kept only as a scrambled mark, in memory, and never stored. Readers whose browser runs no scripts are not counted.',
  'A PDF opened from elsewhere, such as a search engine, counts when our own server hands it out. A copy that our delivery network hands out again within 45 seconds does not, so that the number is rather too low than too high.',
  'Days end at midnight UTC, and the numbers are brought up to date once a day.',
] as const;
