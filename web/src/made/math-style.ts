/** KaTeX's rules in parts, for pages with math. Replaced by Vite (`build/math-assets.ts`). */
export const mathParts: readonly {
  readonly css: string;
  /** The classes for which a page needs it; null for every page with math. */
  readonly owners: readonly string[] | null;
}[] = [];

/** Its faces that are files, and those that stand in for them. */
export const mathFaces: readonly { readonly css: string; readonly family: string }[] = [];

/** Faces of a few letters, which a page that needs them brings along: `size1` and the like. */
export const smallFaces: Readonly<Record<string, string>> = {};
