/** LaTeX commands of running text, by what they do. */

/** Characters. */
export const SYMBOLS: Readonly<Record<string, string>> = {
  ' ': '\u00a0',
  textregistered: '®',
  texttrademark: '™',
  textcopyright: '©',
  copyright: '©',
  textdegree: '°',
  degree: '°',
  ldots: '…',
  dots: '…',
  textellipsis: '…',
  LaTeX: 'LaTeX',
  TeX: 'TeX',
  BibTeX: 'BibTeX',
  textasciitilde: '~',
  textasciicircum: '^',
  textbackslash: '\\',
  textendash: '–',
  textemdash: '—',
  textbar: '|',
  textless: '<',
  textgreater: '>',
  textmu: 'µ',
  quad: '\u2003',
  qquad: '\u2003\u2003',
  ss: 'ß',
  o: 'ø',
  O: 'Ø',
  aa: 'å',
  AA: 'Å',
  Angstrom: 'Å',
  angstrom: 'Å',
  ae: 'æ',
  AE: 'Æ',
  oe: 'œ',
  l: 'ł',
  L: 'Ł',
  S: '§',
  P: '¶',
  dag: '†',
  pounds: '£',
  euro: '€',
};

/** How the argument is set. */
export const STYLES: Readonly<
  Record<string, 'strong' | 'emphasis' | 'code' | 'sub' | 'sup' | 'plain'>
> = {
  textbf: 'strong',
  bf: 'strong',
  textit: 'emphasis',
  emph: 'emphasis',
  textsl: 'emphasis',
  texttt: 'code',
  lstinline: 'code',
  code: 'code',
  verb: 'code',
  textsuperscript: 'sup',
  textsubscript: 'sub',
  text: 'plain',
  textrm: 'plain',
  textsf: 'plain',
  textsc: 'plain',
  textnormal: 'plain',
  mbox: 'plain',
  hbox: 'plain',
  underline: 'plain',
  uline: 'plain',
  enquote: 'plain',
  caption: 'plain',
  title: 'plain',
};

/** Commands that only arrange pages: nothing is lost without them. */
export const LAYOUT = new Set(
  `noindent newpage clearpage pagebreak nopagebreak linebreak centering raggedright bigskip medskip
  smallskip vspace hspace vfill hfill hskip vskip par footnotesize small normalsize large Large tiny
  scriptsize maketitle appendix allowbreak protect renewcommand setlength addtolength setcounter
  addtocounter arraystretch begingroup endgroup bgroup egroup indent newline singlespacing
  doublespacing onehalfspacing columnbreak tableofcontents usepackage thispagestyle pagestyle
  bibliography bibliographystyle FloatBarrier phantom strut sloppy fussy leavevmode hypertarget
  twocolumn onecolumn nobreak goodbreak filbreak hrule hline relax`.split(/\s+/),
);
