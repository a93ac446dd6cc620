/**
 * LaTeX as one text without files, macros, conditionals and comments, as TeX's mouth makes it: what is left
 * are LaTeX's own commands. Every part of it knows the file and the line that it comes from.
 */
import type { Report } from '../report/problems.ts';
import { isConditional, isTrue, skipBranch } from './conditionals.ts';
import { DEFINITIONS } from './define-macros.ts';
import { type Expansion, placeIn } from './expansion.ts';
import { houseMacros } from './house-class.ts';
import { isKept } from './latex-commands.ts';
import { fillIn, type Macro, NO_VALUE, STARRED, takeValues } from './macro.ts';
import { skipBlanks, takeArgument, takeName, takeOption, takeStar } from './read-argument.ts';
import { SourceInput } from './source-input.ts';
import { SourceOutput } from './source-output.ts';
import { angleFormula, numberFormula, unitFormula } from './units.ts';
import {
  takeAddress,
  takeInlineCode,
  takeVerbatim,
  VERBATIM_ENVIRONMENTS,
  type VerbatimText,
} from './verbatim-source.ts';

/** A text that goes on for ever is cut: what a paper has is far below. */
const MOST_EXPANSIONS = 100_000;
const MOST_CHARACTERS = 6_000_000;
const DEEPEST = 200;
/** Packages that come with LaTeX: what they define is known, and their source is no one's text. */
const PACKAGES =
  /^(natbib|xcolor|color|listofitems|graphicx?|hyperref|cleveref|biblatex|caption|subfig|subcaption|algorithm\w*|timet|gji_extra|lineno|authblk|geometry|amsmath|amssymb|amsthm|mathtools|siunitx|setspace|fancyhdr|titlesec|enumitem|url|times|cite|tikz.*|pgf.*|listings|babel|etoolbox|ifthen|xspace|float|soul|booktabs|array)$/;

const addRaw = (run: Expansion, raw: Partial<VerbatimText>): number =>
  run.raw.push({ text: '', language: '', caption: '', label: '', ...raw }) - 1;

const expand = (run: Expansion, text: string) => run.input.pushExpansion(text, run.input.place);

function putRaw(run: Expansion, raw: Partial<VerbatimText>, form: string): void {
  run.output.write(`\\${form}{${addRaw(run, raw)}}`, run.input.place);
}

function readFile(run: Expansion, name: string, isOptional = false): void {
  const found = run.open(name, ['', '.tex']);
  if (!found || run.input.isOpen(found.path)) {
    if (!isOptional) run.report.warn('latex/file-missing', { ...placeIn(run), name });
    return;
  }
  const inner = /\\begin\{document\}/.exec(found.text);
  const end = found.text.indexOf('\\end{document}');
  // A subfile is a document by itself: its preamble was read with the main one.
  const text = inner
    ? `${found.text.slice(0, inner.index).replace(/[^\n]/g, '')}${found.text.slice(inner.index + inner[0].length, end < 0 ? undefined : end)}`
    : found.text;
  run.input.pushFile(text.replace(/\\endinput[\s\S]*$/, ''), found.path);
}

function usePackage(run: Expansion): void {
  takeOption(run.input);
  const names = takeArgument(run.input).split(',');
  takeOption(run.input);
  for (const name of names.toReversed()) {
    const plain = name.trim();
    const found = PACKAGES.test(plain.split('/').at(-1) ?? '') ? null : run.open(plain, ['.sty']);
    if (!found || run.input.isOpen(found.path)) continue;
    run.input.pushFile(found.text.replace(/\\endinput\b[\s\S]*$/, ''), found.path);
  }
}

/** `\input{name}` and TeX's own `\input name`. */
function takeFileName(run: Expansion): string {
  skipBlanks(run.input);
  const name =
    run.input.peek() === '{' ? takeArgument(run.input).trim() : run.input.takeMatch(/[^\s\\{}]+/y);
  return name.replace(/\\([A-Za-z]+)\s*/g, (_, macro: string) => run.macros.get(macro)?.body ?? '');
}

/** Of a test of ifthen: `\boolean{x} \OR \equal{a}{b}`; what cannot be told is false. */
function isTest(run: Expansion, test: string): boolean {
  const value = (part: string): boolean => {
    const bare = part.trim();
    if (/^\\NOT|^\\not/i.test(bare)) return !value(bare.slice(4));
    const [, kind, first = '', second = ''] =
      /^\\(boolean|equal|isodd|isundefined)\s*\{([^{}]*)\}(?:\s*\{([^{}]*)\})?/.exec(bare) ?? [];
    if (kind === 'boolean') return run.flags.get(first.trim()) ?? false;
    return kind === 'equal' && first.trim() === second.trim();
  };
  return test
    .split(/\\OR|\\or(?![a-z])/i)
    .some((part) => part.split(/\\AND|\\and(?![a-z])/i).every(value));
}

/** Two arguments, of which one is read. */
function choose(run: Expansion, isFirst: boolean): void {
  const [first, second] = [takeArgument(run.input), takeArgument(run.input)];
  expand(run, isFirst ? first : second);
}

/** `\value{draft}` and numbers; what is not known is 0. */
function numberOf({ counters }: Expansion, source: string): number {
  const counter = /\\(?:value|the)\s*\{?([A-Za-z@]+)\}?/.exec(source)?.[1];
  return counter === undefined ? Number(source.trim()) || 0 : (counters.get(counter) ?? 0);
}

function count({ counters }: Expansion, name: string, by: number): void {
  counters.set(name.trim(), (counters.get(name.trim()) ?? 0) + by);
}

function compareNumbers(run: Expansion, test: (first: number, second: number) => boolean): void {
  const [first, second] = [takeArgument(run.input), takeArgument(run.input)];
  choose(run, test(numberOf(run, first), numberOf(run, second)));
}

function quantity(run: Expansion, isUnit: boolean): void {
  takeOption(run.input);
  const number = isUnit ? '' : numberFormula(takeArgument(run.input));
  takeOption(run.input);
  const own = (name: string) => run.macros.get(name)?.body ?? null;
  const unit = unitFormula(takeArgument(run.input), own);
  expand(run, `\\ensuremath{${[number, unit].filter(Boolean).join('\\,')}}`);
}

function number(run: Expansion, read: (source: string) => string): void {
  takeOption(run.input);
  const made = read(takeArgument(run.input));
  expand(run, /^\d+(\.\d+)?$/.test(made) ? made : `\\ensuremath{${made}}`);
}

function list(run: Expansion, between: string, hasUnit: boolean): void {
  takeOption(run.input);
  const isRange = between !== ', ';
  const numbers = isRange
    ? [takeArgument(run.input), takeArgument(run.input)]
    : takeArgument(run.input).split(';');
  const unit = hasUnit ? takeArgument(run.input) : '';
  expand(
    run,
    numbers.map((each) => (hasUnit ? `\\SI{${each}}{${unit}}` : `\\num{${each}}`)).join(between),
  );
}

const HANDLERS: Readonly<Record<string, (run: Expansion) => void>> = {
  ...DEFINITIONS,
  makeatletter: (run) => {
    run.isAtLetter = true;
  },
  makeatother: (run) => {
    run.isAtLetter = false;
  },
  input: (run) => readFile(run, takeFileName(run)),
  include: (run) => readFile(run, takeFileName(run)),
  subfile: (run) => readFile(run, takeFileName(run)),
  subfileinclude: (run) => readFile(run, takeFileName(run)),
  import: (run) => readFile(run, `${takeArgument(run.input)}/${takeArgument(run.input)}`),
  subimport: (run) => readFile(run, `${takeArgument(run.input)}/${takeArgument(run.input)}`),
  InputIfFileExists: (run) => {
    const name = takeArgument(run.input).trim();
    choose(run, run.open(name, ['', '.tex']) !== null);
    readFile(run, name, true);
  },
  IfFileExists: (run) =>
    choose(run, run.open(takeArgument(run.input).trim(), ['', '.tex']) !== null),
  usepackage: usePackage,
  RequirePackage: usePackage,
  endinput: () => undefined,
  ifthenelse: (run) => choose(run, isTest(run, takeArgument(run.input))),
  iftoggle: (run) => choose(run, run.flags.get(takeArgument(run.input).trim()) ?? false),
  ifbool: (run) => choose(run, run.flags.get(takeArgument(run.input).trim()) ?? false),
  ifdef: (run) => choose(run, run.macros.has(takeArgument(run.input, true).replace(/^\\/, ''))),
  ifundef: (run) => choose(run, !run.macros.has(takeArgument(run.input, true).replace(/^\\/, ''))),
  '@ifundefined': (run) => choose(run, !run.macros.has(takeArgument(run.input).trim())),
  '@ifpackageloaded': (run) => {
    takeArgument(run.input);
    choose(run, false);
  },
  ifstrempty: (run) => choose(run, takeArgument(run.input) === ''),
  ifblank: (run) => choose(run, takeArgument(run.input).trim() === ''),
  ifstrequal: (run) => {
    const [first, second] = [takeArgument(run.input), takeArgument(run.input)];
    choose(run, first === second);
  },
  ifnumequal: (run) => compareNumbers(run, (first, second) => first === second),
  ifnumgreater: (run) => compareNumbers(run, (first, second) => first > second),
  ifnumless: (run) => compareNumbers(run, (first, second) => first < second),
  setcounter: (run) => {
    const name = takeArgument(run.input).trim();
    run.counters.set(name, numberOf(run, takeArgument(run.input)));
  },
  stepcounter: (run) => count(run, takeArgument(run.input), 1),
  refstepcounter: (run) => count(run, takeArgument(run.input), 1),
  addtocounter: (run) => {
    const name = takeArgument(run.input);
    count(run, name, numberOf(run, takeArgument(run.input)));
  },
  '@ifstar': (run) => choose(run, takeStar(run.input)),
  '@ifnextchar': (run) => {
    const sign = takeArgument(run.input);
    const [yes, no] = [takeArgument(run.input), takeArgument(run.input)];
    skipBlanks(run.input);
    expand(run, run.input.peek() === sign ? yes : no);
  },
  IfBooleanTF: (run) => choose(run, takeArgument(run.input) === STARRED),
  IfNoValueTF: (run) => choose(run, takeArgument(run.input) === NO_VALUE),
  IfValueTF: (run) => choose(run, takeArgument(run.input) !== NO_VALUE),
  csname: (run) => {
    const name = run.input.takeUntil('\\endcsname');
    if (name) command(run, name.trim());
  },
  xspace: (run) => {
    if (/^[\p{L}\p{N}(\\$“]/u.test(run.input.peek())) run.output.write(' ', run.input.place);
  },
  SI: (run) => quantity(run, false),
  qty: (run) => quantity(run, false),
  si: (run) => quantity(run, true),
  unit: (run) => quantity(run, true),
  num: (run) => number(run, numberFormula),
  ang: (run) => number(run, angleFormula),
  numrange: (run) => list(run, '–', false),
  SIrange: (run) => list(run, '–', true),
  qtyrange: (run) => list(run, '–', true),
  numlist: (run) => list(run, ', ', false),
  SIlist: (run) => list(run, ', ', true),
  qtylist: (run) => list(run, ', ', true),
  DeclareSIUnit: (run) => {
    takeOption(run.input);
    const name = takeArgument(run.input, true).trim().replace(/^\\/, '');
    run.macros.set(name, { parameters: [], body: takeArgument(run.input) });
  },
  verb: (run) => putRaw(run, { text: takeInlineCode(run.input, 'verb') }, 'quirecode'),
  Verb: (run) => putRaw(run, { text: takeInlineCode(run.input, 'verb') }, 'quirecode'),
  lstinline: (run) => putRaw(run, { text: takeInlineCode(run.input, 'verb') }, 'quirecode'),
  mintinline: (run) => putRaw(run, { text: takeInlineCode(run.input, 'mintinline') }, 'quirecode'),
  url: (run) => putRaw(run, { text: takeAddress(run.input) }, 'quireurl'),
  nolinkurl: (run) => putRaw(run, { text: takeAddress(run.input) }, 'quireurl'),
  path: (run) => putRaw(run, { text: takeInlineCode(run.input, 'verb') }, 'quirecode'),
  href: (run) => {
    takeOption(run.input);
    putRaw(run, { text: takeAddress(run.input) }, 'quirehref');
  },
  begin: beginEnvironment,
  end: endEnvironment,
  ...Object.fromEntries(
    'expandafter noexpand relax protect global long outer unexpanded detokenize'
      .split(' ')
      .map((name) => [name, () => undefined]),
  ),
};

function beginEnvironment(run: Expansion): void {
  const { input, output } = run;
  const name = takeArgument(input).trim();
  if (name === 'comment') {
    input.takeUntil('\\end{comment}');
    return;
  }
  if (run.verbatim.has(name)) {
    const code = takeVerbatim(input, name);
    if (code) putRaw(run, code, 'quireblock');
    return;
  }
  const own = run.environments.get(name);
  if (!own) {
    output.write(`\\begin{${name}}`, input.place);
    return;
  }
  const values = takeValues(input, own.begin);
  run.begun.push({ name, values });
  expand(run, fillIn(own.begin.body, values));
}

function endEnvironment(run: Expansion): void {
  const { input, output } = run;
  const name = takeArgument(input).trim();
  const own = run.environments.get(name);
  if (name === 'document') {
    output.write('\\end{document}', input.place);
    input.clear();
  } else if (own && run.begun.at(-1)?.name === name) {
    expand(run, fillIn(own.end, run.begun.pop()?.values ?? []));
  } else output.write(`\\end{${name}}`, input.place);
}

function useMacro(run: Expansion, name: string, macro: Macro): void {
  const { input, output } = run;
  if (macro.original !== undefined) {
    const handle = HANDLERS[macro.original];
    if (handle) handle(run);
    else if (macro.body.startsWith('\\')) output.writeCommand(macro.original, input.place);
    else output.write(macro.body, input.place);
    return;
  }
  if (input.depth > DEEPEST) {
    run.report.warn('latex/macro-endless', { ...placeIn(run), name: `\\${name}` });
    return;
  }
  // TeX has skipped the blanks behind a name in letters when it reads on.
  if (macro.parameters.length === 0 && /[A-Za-z]$/.test(name)) skipBlanks(input);
  const { place } = input;
  const text = fillIn(macro.body, takeValues(input, macro));
  if (text.length <= MOST_CHARACTERS) input.pushExpansion(text, place);
  else endless(run);
}

function endless(run: Expansion): void {
  run.report.fail('latex/endless', placeIn(run));
  run.input.clear();
}

function conditional(run: Expansion, name: string): void {
  const { input, macros, flags, counters } = run;
  const meaning = (each: string) =>
    macros.get(each)?.body ?? (isKept(each) || each in HANDLERS ? `\\${each}` : null);
  if (!input.hasAhead('\\fi')) {
    run.output.writeCommand(name, input.place);
    return;
  }
  if (!isTrue(input, name, { flags, meaning, counters })) skipBranch(input);
}

function command(run: Expansion, name: string): void {
  const { input, output, macros, flags } = run;
  const macro = macros.get(name);
  const handle = HANDLERS[name];
  const flag = /^(.+?)(true|false)$/.exec(name);
  if (macro) useMacro(run, name, macro);
  else if (handle) handle(run);
  else if (name === 'fi') return;
  else if (name === 'else') skipBranch(input);
  else if (flag?.[1] !== undefined && flags.has(flag[1])) flags.set(flag[1], flag[2] === 'true');
  else if (isConditional(name)) conditional(run, name);
  else output.writeCommand(name, input.place);
}

/** A comment takes the end of its line with it; a blank line behind it still ends the paragraph. */
function comment({ input, output }: Expansion): void {
  input.takeMatch(/%[^\n]*\n?[ \t]*/y);
  if (input.peek() === '\n') output.write('\n', input.place);
}

export interface Expanded extends Pick<Expansion, 'output' | 'theorems' | 'raw'> {
  readonly text: string;
}

/**
 * Expands a document from its main file. What is missing or endless is reported.
 *
 * @param open finds a file by the name that another uses, with one of the endings
 */
export function expandLatex(
  main: { readonly path: string; readonly text: string },
  openFile: Expansion['open'],
  report: Report,
): Expanded {
  const run: Expansion = {
    input: new SourceInput(),
    output: new SourceOutput(),
    report,
    macros: new Map(houseMacros(main.text)),
    environments: new Map(),
    verbatim: new Set(VERBATIM_ENVIRONMENTS),
    flags: new Map(),
    counters: new Map(),
    theorems: new Map(),
    raw: [],
    begun: [],
    open: openFile,
    isAtLetter: false,
  };
  const { input, output } = run;
  input.pushFile(main.text, main.path);
  for (let count = 0; !input.isDone; ) {
    const { place } = input;
    const plain = input.takeMatch(/[^\\%\n]+|\n/y);
    if (plain !== '') output.write(plain, place);
    else if (input.peek() === '%') comment(run);
    else {
      input.take();
      count += 1;
      // In a package `@` is a letter.
      command(run, takeName(input, run.isAtLetter || place.file.endsWith('.sty')));
    }
    if (count > MOST_EXPANSIONS || output.length > MOST_CHARACTERS) {
      endless(run);
    }
  }
  return { text: output.text, output, theorems: run.theorems, raw: run.raw };
}
