/** The formulas of an article as PubMed Central takes them. */

const BOTH =
  /<alternatives><tex-math>[^<]*<\/tex-math>(<mml:math[\s\S]*?<\/mml:math>)<\/alternatives>/g;
const TEX = /<tex-math>([^<]*)<\/tex-math>/g;

const documentOf = (tex: string) =>
  `\\documentclass{article}\\usepackage{amsmath,amssymb}\\begin{document}\\[${tex}\\]\\end{document}`;

/**
 * In MathML, and in TeX only where there is none: then as a whole document in LaTeX, with an id.
 *
 * @param xml an article, as `jatsArticle` writes it
 * @see https://pmc.ncbi.nlm.nih.gov/pmcdoc/tagging-guidelines/article/dobs.html
 */
export function pmcFormulas(xml: string): string {
  let count = 0;
  return xml.replace(BOTH, '$1').replace(TEX, (_, tex: string) => {
    count += 1;
    return `<tex-math id="tex-${count}">${documentOf(tex)}</tex-math>`;
  });
}
