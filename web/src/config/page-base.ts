/** In a browser: what stands before the paths of the page's language, `/es`; empty in the press's first language. */
export const pageBase = (): string => document.documentElement.dataset.base ?? '';
