/** In a browser: what precedes the paths of the page's language, `/es`; empty in the press's first language. */
export const pageBase = (): string => document.documentElement.dataset.base ?? '';
