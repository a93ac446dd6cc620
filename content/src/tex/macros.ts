/** Commands of LaTeX and amsmath that KaTeX lacks, in KaTeX's words. */
export const LATEX_COMMANDS: Readonly<Record<string, string>> = {
  '\\dotsm': '\\cdots',
  '\\mspace': '\\mskip{#1}',
  '\\mbox': '\\text{#1}',
  '\\textsc': '\\text{#1}',
  '\\textsl': '\\textit{#1}',
  '\\textnormal': '\\text{#1}',
  '\\ensuremath': '#1',
  '\\allowbreak': '',
  '\\displaybreak': '',
  '\\protect': '',
  '\\noindent': '',
  '\\centering': '',
  '\\normalfont': '',
  '\\upshape': '',
  '\\mdseries': '',
  '\\bfseries': '\\bf',
  '\\itshape': '\\it',
  '\\/': '',
};

/** Commands that authors use and KaTeX lacks, in KaTeX's words. Authors' own macros win over these. */
export const KNOWN_MACROS: Readonly<Record<string, string>> = {
  ...LATEX_COMMANDS,
  '\\mathbfit': '\\boldsymbol{#1}',
  '\\mathbfsfit': '\\boldsymbol{\\mathsf{#1}}',
  '\\symbf': '\\mathbf{#1}',
  '\\symbfit': '\\boldsymbol{#1}',
  '\\symup': '\\mathrm{#1}',
  '\\symit': '\\mathit{#1}',
  '\\symsf': '\\mathsf{#1}',
  '\\symcal': '\\mathcal{#1}',
  '\\symbb': '\\mathbb{#1}',
  '\\symfrak': '\\mathfrak{#1}',
  '\\Angstrom': '\\text{Å}',
  '\\angstrom': '\\text{Å}',
  '\\mathbfsf': '\\boldsymbol{\\mathsf{#1}}',
  '\\boldmath': '',
  '\\mathds': '\\mathbb{#1}',
  '\\mathbbm': '\\mathbb{#1}',
  '\\mathbbmss': '\\mathbb{#1}',
  '\\hdots': '\\dots',
  '\\xspace': '',
  '\\nicefrac': '{}^{#1}\\!/\\!_{#2}',
  '\\sfrac': '{}^{#1}\\!/\\!_{#2}',
  '\\upmu': '\\mu',
  '\\micro': '\\mu',
  '\\celsius': '^\\circ\\mathrm{C}',
  '\\abs': '\\left|#1\\right|',
  '\\norm': '\\left\\lVert#1\\right\\rVert',
  '\\dd': '\\mathrm{d}',
  '\\dv': '\\frac{\\mathrm{d}#1}{\\mathrm{d}#2}',
  '\\pdv': '\\frac{\\partial#1}{\\partial#2}',
  '\\grad': '\\nabla',
  '\\Tr': '\\operatorname{Tr}',
  '\\tr': '\\operatorname{tr}',
  '\\diag': '\\operatorname{diag}',
  '\\rank': '\\operatorname{rank}',
  '\\sgn': '\\operatorname{sgn}',
  '\\sign': '\\operatorname{sign}',
  '\\Var': '\\operatorname{Var}',
  '\\Cov': '\\operatorname{Cov}',
  '\\argmax': '\\operatorname*{arg\\,max}',
  '\\argmin': '\\operatorname*{arg\\,min}',
  // KaTeX's own, which LaTeX does not know: what readers copy has the command that both do.
  '\\R': '\\mathbb{R}',
  '\\N': '\\mathbb{N}',
  '\\Z': '\\mathbb{Z}',
  '\\Reals': '\\mathbb{R}',
  '\\reals': '\\mathbb{R}',
  '\\Complex': '\\mathbb{C}',
  '\\cnums': '\\mathbb{C}',
  '\\natnums': '\\mathbb{N}',
  '\\bold': '\\mathbf{#1}',
};

const NAME = /^\\(?:[A-Za-z]+|[^A-Za-z\s])$/;

/** The macros of one text: ours, and above them those of its authors that are well formed. */
export function macrosWith(own: Readonly<Record<string, string>>): Record<string, string> {
  const macros: Record<string, string> = { ...KNOWN_MACROS };
  for (const [name, body] of Object.entries(own)) {
    const full = name.startsWith('\\') ? name : `\\${name}`;
    if (NAME.test(full)) macros[full] = body;
  }
  return macros;
}
