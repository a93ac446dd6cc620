/** The element of the page's own script, which says what it starts (`server/start-script.ts`). */
export const START_ID = 'start-page';
