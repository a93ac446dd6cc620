/**
 * Where the server finds the client: while developing, the source itself. A build replaces this
 * module by what it made (`build/client-assets.ts`).
 */

/** The entry, then what it needs at once. */
export const scripts: readonly string[] = ['/src/entry-client.tsx'];

/** The style sheet that the server writes into every page. */
export const style: string = '';
