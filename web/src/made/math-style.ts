/** KaTeX's style, for pages with math. Replaced by Vite (`build/math-assets.ts`). */
export const mathStyle: string = '';
