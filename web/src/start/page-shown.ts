/** The document's event once the app shows a page: the one that the server rendered, or one that was navigated to. */
export const PAGE_SHOWN = 'quire:page-shown';
