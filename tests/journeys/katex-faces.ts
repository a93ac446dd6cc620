import type { Page } from 'playwright-core';

/** Formulas that need every typeface of KaTeX’s style sheet. */
export const EVERY_FACE = `
$$
\\bigl(\\Bigl(\\biggl(\\Biggl( \\textstyle\\sum \\displaystyle\\int
$$

$$
\\mathcal{C}\\,\\mathbb{R}\\,\\mathfrak{F}\\,\\mathscr{S}\\,\\mathtt{t}\\,\\mathsf{s}\\,\\mathit{i}\\,\\mathbf{b}\\,x\\,1
$$

$$
\\boldsymbol{x}\\,\\textbf{\\textsf{s}}\\,\\textsf{\\textit{s}}\\,\\textit{\\textbf{i}}
$$
`;

/** Of the twenty faces of KaTeX 0.19, two are for fonts that no command of it chooses. */
export const ALL_LOADED = {
  loaded: 18,
  missing: ['KaTeX_Caligraphic normal 700', 'KaTeX_Fraktur normal 700'],
};

/** How many of KaTeX’s faces a page has loaded, and which it knows and has not loaded. */
export const katexFaces = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const named = (isWanted: (face: FontFace) => boolean) => [
      ...new Set(
        [...document.fonts]
          .filter(({ family }) => /KaTeX_(?!.*fallback)/.test(family))
          .filter(isWanted)
          .map(({ family, style, weight }) => `${family.replaceAll('"', '')} ${style} ${weight}`),
      ),
    ];
    const loaded = named(({ status }) => status === 'loaded');
    const missing = named(({ status }) => status !== 'loaded');
    return { loaded: loaded.length, missing: missing.filter((face) => !loaded.includes(face)) };
  });
