import { texOfSign } from '@quire/model/letters/tex-of-sign';

const BEGIN = String.raw`\begin{`;

/** What some commands come from. `amsmath` and the two beside it are always there. */
const PACKAGES: readonly (readonly [commands: RegExp, name: string])[] = [
  [/\\(?:ce|pu)\b/, 'mhchem'],
  [/\\(?:[bB]ra|[kK]et|[bB]raket)\b/, 'braket'],
  [/\\(?:[bx]?cancel)\b/, 'cancel'],
  [/\\(?:text|f|page)?color(?:box)?\b/, 'xcolor'],
  [/\\bm\b/, 'bm'],
  [/\\mathscr\b/, 'mathrsfs'],
  [/\\sout\b/, 'ulem'],
  [/\\begin\{CD\}/, 'amscd'],
];

/** Commands of KaTeX that none of these packages has. */
const OWN: readonly (readonly [command: string, meaning: string])[] = [
  ['\\degree', '{}^{\\circ}'],
  ['\\lt', '<'],
  ['\\gt', '>'],
  ['\\lang', '\\langle'],
  ['\\rang', '\\rangle'],
  ['\\llbracket', '\\mathopen{[\\![}'],
  ['\\rrbracket', '\\mathclose{]\\!]}'],
];

/** amsmath's matrices have no more columns unless they are told. */
const USUAL_COLUMNS = 10;

/** Greek capitals that look like Latin ones: TeX has no commands for them. */
const [GREEK, LATIN] = ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'];

/** An equation as LaTeX sets it alone. Empty lines end a formula in LaTeX. */
function displayed(tex: string): string {
  const whole = tex.replace(/\n\s*\n/g, '\n').trim();
  const isAlone = /^\\begin\{(?:align|gather|alignat)\*\}/.test(whole);
  return isAlone ? whole : `${BEGIN}gather*}\n${whole}\n\\end{gather*}`;
}

/** What a sign beyond ASCII is in LaTeX; null where it has no command. */
function commandOf(sign: string): string | null {
  const at = GREEK.indexOf(sign);
  const tex = at < 0 ? texOfSign(sign) : `\\mathrm{${LATIN[at]}}`;
  return tex === sign ? null : tex.trim();
}

/** Letters with accents and the marks of texts: LaTeX reads them as they are. */
const isReadByLatex = (sign: string) => /[\u00c0-\u017f‘’“”–—]/.test(sign);

/** What pdfLaTeX has to know about signs; the other programs read them with a package. */
function declared(signs: readonly string[]): string[] {
  const lines = signs.flatMap((sign) => {
    const command = commandOf(sign);
    const code = sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
    return command === null ? [] : [`\\DeclareUnicodeCharacter{${code}}{\\ensuremath{${command}}}`];
  });
  return lines.length === 0
    ? []
    : ['\\ifdefined\\DeclareUnicodeCharacter', ...lines, '\\else\\usepackage{unicode-math}\\fi'];
}

const TOKEN =
  /\\begin\{([a-zA-Z]+)\*?\}(?:\[\w\])?(\{[lcr|\s]*\})?|\\end\{[a-zA-Z]+\*?\}|\\\\|\\.|[&{}]/gs;

/**
 * The equations with all the columns that their arrays have: KaTeX needs no more of them to be named, LaTeX
 * does. And the most columns of a matrix.
 */
function withColumns(body: string): { tex: string; most: number } {
  const open: {
    name: string;
    end: number;
    named: number;
    cells: number;
    most: number;
    depth: number;
  }[] = [];
  const added: { at: number; columns: string }[] = [];
  let most = 0;
  let depth = 0;
  for (const { 0: token, 1: name, 2: columns, index } of body.matchAll(TOKEN)) {
    const inside = open.at(-1);
    if (name !== undefined) {
      const named = columns?.replace(/[^lcr]/g, '').length ?? Number.POSITIVE_INFINITY;
      open.push({ name, end: index + token.length - 1, named, cells: 1, most: 1, depth });
    } else if (token.startsWith('\\end{')) {
      const done = open.pop();
      if (done?.name.endsWith('matrix')) most = Math.max(most, done.most);
      const lacking = done?.name === 'array' ? done.most - done.named : 0;
      if (done && lacking > 0) added.push({ at: done.end, columns: 'c'.repeat(lacking) });
    } else if (token === '{') depth += 1;
    else if (token === '}') depth -= 1;
    else if (inside && inside.depth === depth) {
      if (token === '\\\\') inside.cells = 1;
      else if (token === '&') inside.cells += 1;
      inside.most = Math.max(inside.most, inside.cells);
    }
  }
  const tex = added
    .toSorted((one, other) => other.at - one.at)
    .reduce((done, { at, columns }) => done.slice(0, at) + columns + done.slice(at), body);
  return { tex, most };
}

/**
 * A LaTeX document of equations, with the packages that their commands come from. pdfLaTeX compiles it, and
 * LuaLaTeX or XeLaTeX where it has signs that have no command.
 */
export function equationsFile(title: string, equations: readonly string[]): string {
  const all = equations.filter((tex) => tex.trim() !== '').map(displayed);
  const { tex: body, most } = withColumns(all.join('\n\n'));
  const packages = ['amsmath', 'amssymb', 'mathtools'];
  for (const [commands, name] of PACKAGES) if (commands.test(body)) packages.push(name);
  const signs = [...new Set(body.match(/[^\t\n\r\x20-\x7e]/gu))];
  const isPlain = signs.every((sign) => commandOf(sign) !== null || isReadByLatex(sign));
  if (!isPlain) packages.push('unicode-math');
  return [
    `% Equations of: ${title.replace(/\s+/g, ' ')}`,
    ...(isPlain ? [] : ['% Compile with LuaLaTeX or XeLaTeX: some signs are written as they are.']),
    '\\documentclass{article}',
    ...packages.map((name) => `\\usepackage{${name}}`),
    ...(isPlain ? declared(signs) : []),
    ...OWN.filter(([command]) => new RegExp(`\\${command}(?![A-Za-z])`).test(body)).map(
      ([command, meaning]) => `\\providecommand{${command}}{${meaning}}`,
    ),
    ...(most > USUAL_COLUMNS ? [`\\setcounter{MaxMatrixCols}{${most}}`] : []),
    `${BEGIN}document}`,
    '',
    body,
    '',
    '\\end{document}',
    '',
  ].join('\n');
}
