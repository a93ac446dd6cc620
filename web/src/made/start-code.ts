/**
 * What `start/start.ts` is built into (`build/start-code.ts`): the server writes it into pages. While developing, pages
 * load the source itself.
 */
export const startCode: string = '';
