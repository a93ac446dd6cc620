/** The commands with which authors define others. */
import type { Expansion } from './expansion.ts';
import { isKept } from './latex-commands.ts';
import {
  countedParameters,
  delimitedParameters,
  type Macro,
  specifiedParameters,
} from './macro.ts';
import { skipBlanks, takeArgument, takeName, takeOption, takeStar } from './read-argument.ts';

function set({ macros }: Expansion, name: string, macro: Macro): void {
  // What we read as LaTeX means it is not taken apart: a package's own `\cite` is nothing but one.
  if (!isKept(name)) macros.set(name, macro);
}

/** `\name` or `{\name}` */
function takeNewName({ input }: Expansion): string {
  skipBlanks(input);
  return takeArgument(input, true).trim().replace(/^\\/, '');
}

function newCommand(run: Expansion, isOffer = false): void {
  takeStar(run.input);
  const name = takeNewName(run);
  const [count, otherwise] = [takeOption(run.input), takeOption(run.input)];
  const body = takeArgument(run.input);
  if (isOffer && run.macros.has(name)) return;
  set(run, name, { parameters: countedParameters(count, otherwise), body });
}

function documentCommand(run: Expansion): void {
  const name = takeNewName(run);
  const parameters = specifiedParameters(takeArgument(run.input));
  set(run, name, { parameters, body: takeArgument(run.input) });
}

function def(run: Expansion): void {
  const { input } = run;
  input.takeMatch(/\s+/y);
  if (input.take() !== '\\') return;
  const name = takeName(input, true);
  const parameters = input.takeMatch(/[^{\\]*(?:\\[^{\\]*)*(?=\{)/y);
  set(run, name, { ...delimitedParameters(parameters), body: takeArgument(input) });
}

function alias(run: Expansion): void {
  const { input, macros } = run;
  const name = takeNewName(run);
  input.takeMatch(/\s*=\s*/y);
  const meant = takeArgument(input, true);
  const original = meant.replace(/^\\/, '');
  set(run, name, macros.get(original) ?? { parameters: [], body: meant, original });
}

function operator(run: Expansion): void {
  const star = takeStar(run.input) ? '*' : '';
  const name = takeNewName(run);
  set(run, name, {
    parameters: [],
    body: `\\operatorname${star}{${takeArgument(run.input)}}`,
  });
}

function pairedDelimiter(run: Expansion): void {
  const name = takeNewName(run);
  const [open, close] = [takeArgument(run.input), takeArgument(run.input)];
  const parameters = specifiedParameters('s o m');
  set(run, name, { parameters, body: `\\left${open} #3\\right${close}` });
}

function newEnvironment(run: Expansion): void {
  takeStar(run.input);
  const name = takeArgument(run.input).trim();
  const [count, otherwise] = [takeOption(run.input), takeOption(run.input)];
  const begin = { parameters: countedParameters(count, otherwise), body: takeArgument(run.input) };
  const end = takeArgument(run.input);
  if (/\\lst|\\Verbatim|\\VerbatimEnvironment/.test(begin.body)) run.verbatim.add(name);
  else if (!isKept(`begin ${name}`) || isFormula(begin.body))
    run.environments.set(name, { begin, end });
}

/** Some call their formulas `proof`. */
const isFormula = (body: string): boolean => /\\begin\{(equation|align|gather)\*?\}/.test(body);

function documentEnvironment(run: Expansion): void {
  const name = takeArgument(run.input).trim();
  const parameters = specifiedParameters(takeArgument(run.input));
  const begin = { parameters, body: takeArgument(run.input) };
  const end = takeArgument(run.input);
  if (!isKept(`begin ${name}`)) run.environments.set(name, { begin, end });
}

function listingEnvironment(run: Expansion, bodies: number): void {
  run.verbatim.add(takeArgument(run.input).trim());
  takeOption(run.input);
  takeOption(run.input);
  for (let at = 0; at < bodies; at += 1) takeArgument(run.input);
}

/** `\newtheorem{lemma}[theorem]{Lemma}`, `\spnewtheorem{lemma}{Lemma}{\bfseries}{\itshape}` */
function theorem(run: Expansion, styles = 0): void {
  takeStar(run.input);
  const name = takeArgument(run.input).trim();
  takeOption(run.input);
  run.theorems.set(name, takeArgument(run.input));
  takeOption(run.input);
  for (let at = 0; at < styles; at += 1) takeArgument(run.input);
}

/** thmtools: `\declaretheorem[name=Lemma]{lemma}` */
function declaredTheorem(run: Expansion): void {
  const options = [takeOption(run.input) ?? ''];
  const names = takeArgument(run.input).split(',');
  options.push(takeOption(run.input) ?? '');
  const title = /(?:^|,)\s*(?:name|title|heading)\s*=\s*\{?([^,{}]+)/.exec(options.join(','))?.[1];
  for (const name of names)
    run.theorems.set(
      name.trim(),
      title?.trim() ?? name.trim().replace(/^./, (letter) => letter.toUpperCase()),
    );
}

function flag(run: Expansion): void {
  const name = takeNewName(run).replace(/^if/, '');
  run.flags.set(name, false);
  for (const value of ['true', 'false']) run.macros.delete(`${name}${value}`);
}

function boolean(run: Expansion): void {
  run.flags.set(takeArgument(run.input).trim(), false);
}

function setBoolean(run: Expansion): void {
  const name = takeArgument(run.input).trim();
  run.flags.set(name, takeArgument(run.input).trim() === 'true');
}

export const DEFINITIONS: Readonly<Record<string, (run: Expansion) => void>> = {
  newcommand: newCommand,
  renewcommand: newCommand,
  DeclareRobustCommand: newCommand,
  providecommand: (run) => newCommand(run, true),
  NewDocumentCommand: documentCommand,
  RenewDocumentCommand: documentCommand,
  DeclareDocumentCommand: documentCommand,
  ProvideDocumentCommand: documentCommand,
  def,
  gdef: def,
  edef: def,
  xdef: def,
  let: alias,
  DeclareMathOperator: operator,
  DeclarePairedDelimiter: pairedDelimiter,
  newenvironment: newEnvironment,
  renewenvironment: newEnvironment,
  NewDocumentEnvironment: documentEnvironment,
  lstnewenvironment: (run) => listingEnvironment(run, 2),
  DefineVerbatimEnvironment: (run) => listingEnvironment(run, 2),
  newtheorem: theorem,
  newmdtheoremenv: theorem,
  spnewtheorem: (run) => theorem(run, 2),
  declaretheorem: declaredTheorem,
  newif: flag,
  newboolean: boolean,
  newtoggle: boolean,
  provideboolean: boolean,
  providebool: boolean,
  newbool: boolean,
  setbool: setBoolean,
  booltrue: (run) => run.flags.set(takeArgument(run.input).trim(), true),
  boolfalse: (run) => run.flags.set(takeArgument(run.input).trim(), false),
  setboolean: setBoolean,
  settoggle: setBoolean,
  toggletrue: (run) => run.flags.set(takeArgument(run.input).trim(), true),
  togglefalse: (run) => run.flags.set(takeArgument(run.input).trim(), false),
};
