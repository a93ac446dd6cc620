/** Where KaTeX's style is as a file, for client navigation. Replaced by Vite (`build/math-assets.ts`). */
export const mathStyleHref: string = '/assets/katex.css';
