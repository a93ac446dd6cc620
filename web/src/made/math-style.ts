/** KaTeX's style, for pages with math. Replaced by Vite (`build/math-assets.ts`). */
export const mathStyle: string = '';

/** Faces of a few letters, which a page that needs them brings along: `size1` and the like. */
export const smallFaces: Readonly<Record<string, string>> = {};
