/** A paper as a LaTeX document with its bibliography, for authors who go on in LaTeX. */
import { SOURCE_LANGUAGE } from '@quire/model/messages/languages';
import { ARTICLE_STATEMENTS } from '@quire/model/statements/article-statements';
import type { Nodes, PhrasingContent, RootContent, Table } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import { writeBibtex } from '../citations/write-bibtex.ts';
import { texOf } from '../convert/tex-symbol.ts';
import { isTitle } from '../markdown/remark-directives.ts';
import { type BodyWord, bodyWord } from '../run/body-words.ts';
import { referenceWords } from '../run/reference-words.ts';
import type { Citation, CrossRef, DisplayMath, Figure, Theorem } from '../syntax/nodes.ts';
import { THEOREM_KINDS, type TheoremKind, theoremKindOf } from '../syntax/theorem-kinds.ts';
import { babelName } from '../tex/babel-languages.ts';
import { footnotesOf } from './footnotes-of.ts';
import { type ExportedPaper, type PaperTree, readPaperTree } from './read-paper-tree.ts';

const LATEX_NAMES: readonly (readonly [command: string, word: BodyWord])[] = [
  ['figurename', 'figure'],
  ['tablename', 'table'],
  ['proofname', 'proof'],
  ['refname', 'references'],
  ['abstractname', 'abstract'],
];

const SIGNS: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '\u00a0': '~',
  '\u202f': '\\,',
  '\u2009': '\\,',
  '\u200b': '',
  '\u00ad': '\\-',
};

/** Letters and signs that LaTeX has in formulas alone: Greek, scripts, arrows, operators, mathematical alphabets. */
const OF_FORMULAS =
  /[\u0370-\u03ff\u2032-\u2037\u2070-\u209f\u2100-\u214f\u2190-\u22ff\u{1d400}-\u{1d7ff}]/gu;

const inMath = (sign: string): string | null => {
  const tex = texOf(sign).trim();
  return tex === sign || tex === '' ? null : tex;
};

/** Text that LaTeX prints as it is written. */
export const latexText = (text: string): string =>
  text
    .replace(/[\\{}$&#%_^~\u00a0\u202f\u2009\u200b\u00ad]/g, (sign) => SIGNS[sign] ?? `\\${sign}`)
    .replace(OF_FORMULAS, (sign) => {
      const tex = inMath(sign);
      return tex === null ? sign : `\\ensuremath{${tex}}`;
    });

/** A formula as its author wrote it, with commands for signs that KaTeX reads and LaTeX does not. */
const latexFormula = (tex: string): string =>
  tex.trim().replace(OF_FORMULAS, (sign) => {
    const command = inMath(sign);
    return command === null ? sign : `{${command}}`;
  });

/** An address in a link: only what ends or comments the argument is escaped. */
const latexUrl = (url: string): string => url.replace(/[\\%#{}]/g, (sign) => `\\${sign}`);

const SECTIONS = ['section', 'section', 'subsection', 'subsubsection', 'paragraph', 'subparagraph'];
const ENVIRONMENT = /^\\begin\{(align|alignat|gather|equation|multline|flalign|eqnarray)\*?\}/;
const COLUMNS: Readonly<Record<string, string>> = { left: 'l', right: 'r', center: 'c' };

/** Languages of babel in Latin letters, which need no other font. */
const SET_IN_LATIN = new Set(
  `american australian brazilian british catalan croatian czech danish dutch english esperanto estonian finnish french
  icelandic indonesian irish italian latin magyar naustrian ngerman norsk nswissgerman nynorsk polish portuguese
  romanian slovak slovene spanish swedish turkish welsh`.split(/\s+/),
);

class LatexWriter {
  readonly #paper: PaperTree;
  readonly #notes;
  /** Kinds of theorems that are used, numbered or not. */
  readonly #theorems = new Set<`${TheoremKind}${'' | '*'}`>();

  /** Babel's names of the languages of passages. */
  readonly #languages = new Set<string>();

  constructor(paper: PaperTree) {
    this.#paper = paper;
    this.#notes = new Map([...footnotesOf(paper.abstract), ...footnotesOf(paper.tree)]);
  }

  blocks(nodes: readonly RootContent[]): string {
    return nodes
      .map((node) => this.#node(node).trim())
      .filter(Boolean)
      .join('\n\n');
  }

  inline(nodes: readonly Nodes[]): string {
    return nodes.map((node) => this.#node(node)).join('');
  }

  /** LaTeX's own words are English: in a text of another language it gets those of this language. */
  nameCommands(): string {
    const { words } = this.#paper.run;
    if (words.language === SOURCE_LANGUAGE) return '';
    return LATEX_NAMES.map(
      ([command, word]) => `\\renewcommand{\\${command}}{${latexText(bodyWord(words, word))}}`,
    ).join('\n');
  }

  theoremCommands(): string {
    return [...this.#theorems]
      .map((each) => {
        const star = each.endsWith('*') ? '*' : '';
        const kind = theoremKindOf(each.replace('*', ''));
        if (!kind) return '';
        const style = THEOREM_KINDS[kind].style === 'plain' ? 'plain' : 'definition';
        const word = latexText(bodyWord(this.#paper.run.words, kind));
        return `\\theoremstyle{${style}}\\newtheorem${star}{${kind}${star ? 'unnumbered' : ''}}{${word}}`;
      })
      .filter(Boolean)
      .join('\n');
  }

  #node(node: Nodes): string {
    switch (node.type) {
      case 'text':
        return latexText(node.value);
      case 'paragraph':
        return (node.data?.continued ? '\\noindent ' : '') + this.inline(node.children);
      case 'heading': {
        const { number, id } = node.data ?? {};
        const name = SECTIONS[node.depth - 1] ?? 'subparagraph';
        const label = id ? `\\label{${id}}` : '';
        return `\\${name}${number ? '' : '*'}{${this.inline(node.children)}}${label}`;
      }
      case 'emphasis':
        return `\\emph{${this.inline(node.children)}}`;
      case 'strong':
        return `\\textbf{${this.inline(node.children)}}`;
      case 'delete':
        return `\\sout{${this.inline(node.children)}}`;
      case 'inlineCode':
        return `\\texttt{${latexText(node.value)}}`;
      case 'script':
        return `\\text${node.kind === 'sub' ? 'sub' : 'super'}script{${this.inline(node.children)}}`;
      case 'foreign': {
        const name = node.lang === null ? null : this.#babel(node.lang);
        const words = this.inline(node.children);
        return name === null ? words : `\\foreignlanguage{${name}}{${words}}`;
      }
      case 'passage': {
        const name = node.lang === null ? null : this.#babel(node.lang);
        const text = this.blocks(node.children);
        return name === null
          ? text
          : `\\begin{otherlanguage}{${name}}\n${text}\n\\end{otherlanguage}`;
      }
      case 'smallCaps':
        return `\\textsc{${this.inline(node.children)}}`;
      case 'break':
        return '\\\\\n';
      case 'thematicBreak':
        return '\\bigskip\\hrule\\bigskip';
      case 'link':
        return node.url.startsWith('#')
          ? this.inline(node.children)
          : `\\href{${latexUrl(node.url)}}{${this.inline(node.children)}}`;
      case 'image':
        return this.#picture(node.url, null, node.alt ?? '');
      case 'inlineFormula':
        return `$${latexFormula(node.value)}$`;
      case 'displayMath':
        return this.#formula(node);
      case 'citation':
        return this.#citation(node);
      case 'crossRef':
        return this.#reference(node);
      case 'footnoteReference': {
        const note = this.#notes.get(node.identifier);
        return note ? `\\footnote{${this.blocks(note.children)}}` : '';
      }
      case 'footnoteDefinition':
      case 'definition':
      case 'html':
      case 'yaml':
        return '';
      case 'code':
        return `\\begin{verbatim}\n${node.value.replaceAll('\\end{verbatim}', '\\end {verbatim}')}\n\\end{verbatim}`;
      case 'blockquote':
        return this.#environment('quote', this.blocks(node.children));
      case 'list': {
        const start = node.ordered && node.start && node.start > 1 ? node.start - 1 : 0;
        const items = node.children.map((item) => {
          const mark = item.checked == null ? '' : item.checked ? '[$\\boxtimes$]' : '[$\\square$]';
          return `\\item${mark} ${this.blocks(item.children)}`;
        });
        const first = start ? `\\setcounter{enumi}{${start}}\n` : '';
        return this.#environment(node.ordered ? 'enumerate' : 'itemize', first + items.join('\n'));
      }
      case 'table':
        return this.#table(node);
      case 'figure':
        return this.#figure(node);
      case 'group':
        return this.#environment('center', this.blocks(node.children));
      case 'notice': {
        const [first, ...others] = node.children;
        const title = isTitle(first)
          ? this.inline(first.children)
          : latexText(bodyWord(this.#paper.run.words, node.kind));
        const text = this.blocks(isTitle(first) ? others : node.children);
        return this.#environment('quote', `\\textbf{${title}.} ${text}`);
      }
      case 'theorem':
        return this.#theorem(node);
      case 'definitions':
        return this.#environment('description', this.inline(node.children));
      case 'definitionPart': {
        const text = this.inline(node.children);
        return node.kind === 'term' ? `\\item[{${text}}] ` : `${text}\n`;
      }
      case 'diagram':
        return this.blocks(node.children);
      case 'scriptMarker':
        return latexText(node.value);
      case 'unreadable':
        return `\\texttt{${latexText(node.value)}}`;
      default:
        return latexText(plainText(node));
    }
  }

  #babel(tag: string): string | null {
    const name = babelName(tag);
    if (name !== null) this.#languages.add(name);
    return name;
  }

  /**
   * Babel with the languages that are used, where the text is English: it would write its own words for those of
   * `nameCommands`. Without it the commands keep the words, and what their language is.
   */
  languageCommands(): string {
    const used = [...this.#languages];
    if (used.length === 0) return '';
    const isSet = used.every((name) => SET_IN_LATIN.has(name));
    const { language, tag } = this.#paper.run.words;
    if (isSet && language === SOURCE_LANGUAGE) {
      const main = (/^en/.test(tag) && babelName(tag)) || 'english';
      return `\\usepackage[${[...used.filter((name) => name !== main), main].join(',')}]{babel}`;
    }
    return '\\providecommand{\\foreignlanguage}[2]{#2}\n\\newenvironment{otherlanguage}[1]{}{}';
  }

  #environment(name: string, inner: string): string {
    return `\\begin{${name}}\n${inner}\n\\end{${name}}`;
  }

  #picture(url: string, percent: number | null, alt: string): string {
    const source = this.#paper.run.figures.get(url);
    if (!source) return latexText(alt || url);
    const width = percent === null ? 'max width=\\linewidth' : `width=${percent / 100}\\linewidth`;
    return `\\includegraphics[${width}]{${latexUrl(source.src)}}`;
  }

  #figure(node: Figure): string {
    const pictures = node.images.map(({ url, alt, widthPercent }) =>
      this.#picture(url, widthPercent, alt),
    );
    const caption = this.inline(node.children);
    if (node.number === null) {
      return this.#environment('center', [...pictures, caption].filter(Boolean).join('\n\n'));
    }
    // A number of the author's own is printed as it is: LaTeX would count.
    const own = node.ownLabel
      ? `\\caption*{\\textbf{${latexText(`${node.word} ${node.number}`)}.} ${caption}}`
      : `\\caption{${caption}}`;
    const label = node.id ? `\\label{${node.id}}` : '';
    return `\\begin{figure}[htbp]\n\\centering\n${pictures.join('\n')}\n${own}${label}\n\\end{figure}`;
  }

  #table(node: Table): string {
    const { number, id, caption = [], ownLabel, word = 'Table' } = node.data ?? {};
    const width = Math.max(1, ...node.children.map((row) => row.children.length));
    const columns = Array.from(
      { length: width },
      (_, at) => COLUMNS[node.align?.[at] ?? ''] ?? 'l',
    );
    const rows = node.children.map((row) => {
      const cells = row.children.map((cell) => this.inline(cell.children));
      return `${[...cells, ...Array<string>(width - cells.length).fill('')].join(' & ')} \\\\`;
    });
    const [head = '', ...body] = rows;
    const isHeadless = /^[\s&\\]*$/.test(head);
    const tabular = [
      `\\begin{tabular}{${columns.join('')}}`,
      '\\toprule',
      ...(isHeadless ? [] : [head, '\\midrule']),
      ...body,
      '\\bottomrule',
      '\\end{tabular}',
    ].join('\n');
    if (number === undefined) return this.#environment('center', tabular);
    const words = this.inline(caption);
    const own = ownLabel
      ? `\\caption*{\\textbf{${latexText(`${word} ${number}`)}.} ${words}}`
      : `\\caption{${words}}`;
    const label = id ? `\\label{${id}}` : '';
    return `\\begin{table}[htbp]\n\\centering\n${own}${label}\n${tabular}\n\\end{table}`;
  }

  #formula({ value, tex, id }: DisplayMath): string {
    const formula = latexFormula(tex ?? value).replace(/\n\s*\n/g, '\n');
    const place = id ? `\\phantomsection\\label{${id}}` : '';
    if (ENVIRONMENT.test(formula)) return place ? `${place}\n${formula}` : formula;
    return `${place ? `${place}\n` : ''}\\begin{equation*}\n${formula}\n\\end{equation*}`;
  }

  #theorem(node: Theorem): string {
    const [first, ...others] = node.children;
    const title = isTitle(first) ? `[{${this.inline(first.children)}}]` : '';
    const text = this.blocks(isTitle(first) ? others : node.children);
    const label = node.id ? `\\label{${node.id}}` : '';
    if (node.kind === 'proof') return `\\begin{proof}${title}${label}\n${text}\n\\end{proof}`;
    const isCounted = node.number !== null && node.ownLabel === null;
    this.#theorems.add(`${node.kind}${isCounted ? '' : '*'}`);
    const name = `${node.kind}${isCounted ? '' : 'unnumbered'}`;
    return `\\begin{${name}}${title}${label}\n${text}\n\\end{${name}}`;
  }

  #reference(node: CrossRef): string {
    const found = referenceWords(node, this.#paper.run);
    if (!found) return latexText(`[${node.label}]`);
    const { target, words } = found;
    const isCounted = /^\d+$/.test(target.number) && !target.id.startsWith('eq-');
    if (!isCounted) return `\\hyperref[${target.id}]{${latexText(words)}}`;
    // The number of LaTeX's own counting, so that it stays right when the text changes.
    return latexText(words).replace(target.number, () => `\\ref{${target.id}}`);
  }

  #citation({ items, narrative }: Citation): string {
    const known = items.filter(({ key }) => this.#paper.cited.ids.has(key));
    if (known.length < items.length) {
      const words = items.map(({ key }) => `@${key}`).join('; ');
      return latexText(`[${words}]`);
    }
    const isPlain = items.every(
      ({ prefix, suffix, form }) => prefix.length + suffix.length === 0 && form !== 'year',
    );
    const keys = items.map(({ key }) => key).join(',');
    if (isPlain) return `\\cite${narrative ? 't' : 'p'}{${keys}}`;
    const one = (command: string, at: number): string => {
      const item = items[at];
      if (!item) return '';
      const trimmed = (nodes: PhrasingContent[]) => this.inline(nodes).replace(/^[\s,]+|\s+$/g, '');
      const [before, after] = [trimmed(item.prefix), trimmed(item.suffix)];
      const options = before ? `[{${before}}][{${after}}]` : after ? `[{${after}}]` : '';
      return `\\${item.form === 'year' ? 'citeyear' : command}${options}{${item.key}}`;
    };
    if (narrative) return items.map((_item, at) => one('citet', at)).join('; ');
    return `(${items.map((_item, at) => one('citealp', at)).join('; ')})`;
  }
}

/** Macros of the author's own; one that LaTeX has already stays LaTeX's. */
const macroCommands = (macros: Readonly<Record<string, string>>): string =>
  Object.entries(macros)
    .filter(([name]) => /^\\[A-Za-z]+$/.test(name))
    .map(([name, meaning]) => {
      const most = Math.max(
        0,
        ...[...meaning.matchAll(/#([1-9])/g)].map(([, each]) => Number(each)),
      );
      return `\\providecommand{${name}}${most ? `[${most}]` : ''}{${meaning}}`;
    })
    .join('\n');

function authorCommands({ authors, affiliations }: PaperTree['metadata']): string {
  const people = authors.map(({ given, family, collective, affiliations: places, email }) => {
    const marks = places.map((place) => place + 1).join(',');
    const mail = email ? `\\thanks{\\href{mailto:${latexUrl(email)}}{${latexText(email)}}}` : '';
    const name = latexText(collective ?? [given, family].filter(Boolean).join(' '));
    return `\\author${marks ? `[${marks}]` : ''}{${name}${mail}}`;
  });
  const places = affiliations.map(({ name }, at) => `\\affil[${at + 1}]{${latexText(name)}}`);
  return [...people, ...places].join('\n');
}

export interface LatexFiles {
  readonly tex: string;
  /** '' where nothing is cited. */
  readonly bib: string;
}

/** What is only loaded where it is used. */
const PACKAGES: readonly (readonly [RegExp, string])[] = [
  [/\\sout\{/, '\\usepackage[normalem]{ulem}'],
  [/\\(?:ce|pu)\{/, '\\usepackage[version=4]{mhchem}'],
  [/\\(?:SI|si|qty|num|unit|ang)\{/, '\\usepackage{siunitx}'],
  [/\\caption\*/, '\\usepackage{caption}'],
  [/\\toprule/, '\\usepackage{booktabs}'],
  [/\\includegraphics/, '\\usepackage{graphicx}\n\\usepackage[export]{adjustbox}'],
  [/\\cite|\\bibliography\{/, '\\usepackage{natbib}'],
];

/**
 * A paper as LaTeX and BibTeX. Figures, tables, sections and theorems are counted by LaTeX, citations made by natbib;
 * pictures lie where `figures` says.
 */
export function writeLatex(paper: ExportedPaper): LatexFiles {
  const read = readPaperTree(paper);
  const { metadata, tree, abstract, works, macros } = read;
  const writer = new LatexWriter(read);
  const text = writer.blocks(tree.children);
  const summary = writer.blocks(abstract.children);
  const keywords = metadata.keywords.map(latexText).join('; ');
  const statements = ARTICLE_STATEMENTS.flatMap(({ field }) => {
    const words = metadata[field]?.trim();
    return words
      ? [`\\section*{${latexText(bodyWord(read.run.words, field))}}\n${latexText(words)}`]
      : [];
  });
  const body = [
    '\\maketitle',
    ...(summary ? [`\\begin{abstract}\n${summary}\n\\end{abstract}`] : []),
    ...(keywords
      ? [`\\noindent\\textbf{${latexText(bodyWord(read.run.words, 'keywords'))}} ${keywords}`]
      : []),
    text,
    ...statements,
    ...(works.length > 0 ? ['\\bibliographystyle{plainnat}\n\\bibliography{references}'] : []),
  ].join('\n\n');
  const title = read.title.length > 0 ? writer.inline(read.title) : latexText(metadata.title);
  const head = [
    '\\documentclass[11pt]{article}',
    '\\usepackage[T1]{fontenc}',
    '\\usepackage[margin=2.5cm]{geometry}',
    '\\usepackage{amsmath,amssymb,amsthm}',
    '\\usepackage{authblk}',
    ...PACKAGES.flatMap(([used, line]) => (used.test(body) ? [line] : [])),
    '\\usepackage[hidelinks]{hyperref}',
    ...[
      writer.languageCommands(),
      writer.nameCommands(),
      writer.theoremCommands(),
      macroCommands(macros),
    ].filter(Boolean),
    `\\title{${title}}`,
    authorCommands(metadata),
    '\\date{}',
  ].filter(Boolean);
  const tex = `${head.join('\n')}\n\n\\begin{document}\n\n${body}\n\n\\end{document}\n`;
  return { tex, bib: works.length > 0 ? `${writeBibtex(works)}\n` : '' };
}
