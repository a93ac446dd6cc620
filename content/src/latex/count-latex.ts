/** What a LaTeX document consists of, counted in its source, much as detex does it, and not in what is read of it. */

import type { TextCounts } from '@quire/model/entities/text-counts';
import { NAMED_REFERENCE } from '../markdown/remark-named-references.ts';
import { countWords } from '../report/count-words.ts';

type Open = (
  name: string,
  endings: readonly string[],
) => { readonly path: string; readonly text: string } | null;

const FILES_DEEPEST = 6;
const MACRO_MAX = 600;

const MATH =
  /\\begin\{((?:equation|align|alignat|flalign|gather|multline|eqnarray|displaymath|math|dmath|IEEEeqnarray|subequations)\*?)\}[\s\S]*?\\end\{\1\}|(?<!\\)\$\$[\s\S]+?\$\$|\\\[[\s\S]+?\\\]|\\\([\s\S]+?\\\)|\\ensuremath\{(?:[^{}]|\{[^{}]*\})*\}|(?<!\\)\$(?:[^$\\]|\\[\s\S])+?\$/g;
const DRAWN =
  /\\begin\{(tikzpicture|tikzcd|pspicture|picture|circuitikz|axis)\}[\s\S]*?\\end\{\1\}/g;
const CODE = /\\begin\{(verbatim|lstlisting|minted|Verbatim|alltt)(\*?)\}[\s\S]*?\\end\{\1\2\}/g;
const TABLE =
  /\\begin\{(tabular[xy]?\*?|tabulary|longtable|tabu|longtabu|supertabular|deluxetable\*?|xltabular)\}([\s\S]*?)\\end\{\1\}/g;
const CITE =
  /\\(?!bibcite|nocite)[a-zA-Z]*cite(?!style|author)[a-zA-Z]*\*?\s*(?:\[[^\]]*\]\s*)*\{([^{}]+)\}/gi;
const GROUP = String.raw`\{(?:[^{}]|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})*\}`;
const OPTION = String.raw`(?:\s*\[[^\]]*\])*`;
/** Commands whose arguments are no words of the text; of some only the first is. */
const SILENT = new RegExp(
  String.raw`\\(?:label|[a-zA-Z]*ref|[a-zA-Z]*refrange|nocite|bibliographystyle|bibliography|includegraphics|begin|end|vspace|hspace|input|include|usepackage|documentclass|pagestyle|thispagestyle|setlength|addtolength|setcounter|addtocounter|addcontentsline|index|url|hypersetup|graphicspath|definecolor|color|textcolor|hyperlink|hypertarget|tikzset|lstset|title|author|affil|affiliation|address|email|date|thanks|institute|institution|orcid|keywords|markboth|fancyhead|lhead|rhead|pagenumbering|newcounter|theoremstyle|newtheorem|ead|cortext|shorttitle|shortauthors|authorrunning|titlerunning|rule|cmidrule|cline|multicolumn${OPTION}${GROUP}${OPTION}|multirow${OPTION}${GROUP}|colorbox|fontsize|selectlanguage|bibitem|resizebox${OPTION}${GROUP}|scalebox|raisebox|parbox|href)\*?${OPTION}\s*${GROUP}`,
  'g',
);
const DEFINITIONS = new RegExp(
  String.raw`\\(?:(?:re)?newcommand|providecommand|DeclareMathOperator|DeclareRobustCommand|(?:re)?newenvironment)\*?\s*(?:\{\\?[A-Za-z@]+\*?\}|\\[A-Za-z@]+)${OPTION}\s*${GROUP}(?:\s*${GROUP})?|\\[gex]?def\s*\\[A-Za-z@]+[#\d\s]*${GROUP}|\\let\s*\\[A-Za-z@]+\s*=?\s*\\?[A-Za-z@]+`,
  'g',
);
const MACRO = new RegExp(
  String.raw`\\(?:(?:re)?newcommand|providecommand)\*?\s*\{?\\([A-Za-z]+)\}?\s*(?:\[(\d)\])?\s*(${GROUP})|\\def\s*\\([A-Za-z]+)\s*((?:#\d)*)\s*(${GROUP})`,
  'g',
);
const CALL = new RegExp(String.raw`\\([A-Za-z]+)(?![A-Za-z@])((?:${GROUP})*)`, 'g');

const withoutComments = (text: string): string =>
  text.replace(/\\begin\{comment\}[\s\S]*?\\end\{comment\}/g, ' ').replace(/(?<!\\)%.*$/gm, '');

/** A file's name, in which folders may be macros. */
const nameIn = (name: string, macros: ReadonlyMap<string, string>): string =>
  name.replace(/\\([A-Za-z]+)\s*/g, (_, macro: string) => macros.get(macro) ?? '').trim();

/** The text with the files that it takes in. */
function whole(text: string, open: Open, depth = 0): string {
  const names = new Map(
    [...text.matchAll(MACRO)].map(([, name, , group = '', other = '', , second = '']) => [
      name ?? other,
      (group || second).slice(1, -1),
    ]),
  );
  return withoutComments(text).replace(
    /\\(?:input|include|subfile|import\{[^{}]*\})(?![A-Za-z])\s*(?:\{([^{}]+)\}|([^\s{}]+))/g,
    (_, braced?: string, bare?: string) => {
      const found = open(nameIn(braced ?? bare ?? '', names), ['', '.tex']);
      if (!found || depth >= FILES_DEEPEST) return ' ';
      // TeX does not read what follows its end.
      const body = /\\begin\{document\}([\s\S]*?)\\end\{document\}/.exec(
        withoutComments(found.text),
      )?.[1];
      return whole(body ?? found.text, open, depth + 1).replace(
        /\\(?:begin|end)\{document\}/g,
        ' ',
      );
    },
  );
}

/** Macros put in where they are short: many papers have names of their own for formulas and citations. */
function withMacros(preamble: string, body: string): string {
  const macros = new Map(
    [...`${preamble}\n${body}`.matchAll(MACRO)].flatMap(
      ([, name = '', count = '0', group = '', other = '', values = '', second = '']): [
        string,
        { body: string; count: number },
      ][] => {
        const inner = (group || second).slice(1, -1);
        const most = name ? Number(count) : (values.match(/#/g)?.length ?? 0);
        return inner.length <= MACRO_MAX ? [[name || other, { body: inner, count: most }]] : [];
      },
    ),
  );
  const once = (text: string) =>
    text.replace(CALL, (all, name: string, given = '') => {
      const macro = macros.get(name);
      if (!macro) return all;
      const values = [...String(given).matchAll(new RegExp(GROUP, 'g'))].map(([value]) => value);
      const filled = macro.body.replace(/#(\d)/g, (_, at) => values[Number(at) - 1] ?? ' ');
      return `${filled}${values.slice(macro.count).join('')}`;
    });
  return once(once(once(body.replace(DEFINITIONS, ' '))));
}

/** `text`: of the main file. `open` finds the others. */
export function countLatex(text: string, open: Open): TextCounts {
  const source = whole(text, open);
  const begin = source.indexOf('\\begin{document}');
  const end = source.indexOf('\\end{document}', begin);
  const preamble = begin < 0 ? '' : source.slice(0, begin);
  const inner = source.slice(Math.max(0, begin), end < 0 ? undefined : end);
  // Some classes have the abstract before the document begins.
  const early =
    new RegExp(
      String.raw`\\abstract\s*(${GROUP})|\\begin\{abstract\}[\s\S]*?\\end\{abstract\}`,
    ).exec(preamble)?.[0] ?? '';
  let body = withMacros(preamble, `${early}\n${inner}`);
  let listed = 0;
  body = body.replace(/\\begin\{(thebibliography|references)\}[\s\S]*?\\end\{\1\}/g, (list) => {
    listed += list.match(/\\(?:bibitem|reference)\b/g)?.length ?? 0;
    return ' ';
  });
  const code: string[] = [];
  body = body
    .replace(NAMED_REFERENCE, ' ')
    .replace(CODE, (block) => {
      code.push(block.replace(/^.*|\\end\{.*$/g, ' '));
      return ' ';
    })
    .replace(/\\(?:verb|lstinline)\*?([|!+@"'/])(.*?)\1/g, (_, _sign, words: string) => {
      code.push(words);
      return ' ';
    });
  let figures = 0;
  body = body.replace(DRAWN, () => {
    figures += 1;
    return ' ';
  });
  figures += body.match(/\\(?:includegraphics|includesvg|plotone|epsfig)\b/g)?.length ?? 0;
  figures += 2 * (body.match(/\\plottwo\b/g)?.length ?? 0);
  let formulas = 0;
  body = body.replace(MATH, () => {
    formulas += 1;
    return ' ';
  });
  let tables = 0;
  for (const [, , rows = ''] of body.matchAll(TABLE))
    if (!/\\includegraphics/.test(rows)) tables += 1;
  const cited: string[] = [];
  body = body.replace(CITE, (_, list: string) => {
    cited.push(
      ...list
        .split(',')
        .map((key) => key.trim())
        .filter(Boolean),
    );
    return ' ';
  });
  const words = body
    .replace(TABLE, (table) =>
      table.replace(
        /^\\begin\{[^}]*\}(?:\s*\[[^\]]*\])?(?:\s*\{(?:[^{}]|\{[^{}]*\})*\}){1,2}/,
        ' ',
      ),
    )
    .replace(SILENT, ' ')
    .replace(/\\(?:['"`^~=.]|[cvHkru](?![A-Za-z]))\s*\{?\\?([A-Za-z])\}?/g, '$1')
    .replace(/\\-/g, '')
    .replace(/\\[A-Za-z]+\*?(?:\[[^\]]*\])?/g, ' ')
    .replace(/[{}]/g, '');
  return {
    words: countWords(words) + countWords(code.join(' ')),
    formulas,
    figures,
    tables,
    citations: cited.length,
    references: listed > 0 ? listed : new Set(cited).size,
  };
}
