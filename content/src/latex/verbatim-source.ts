/** Code that LaTeX shows as typed: it is removed before anything else is read. */
import { takeArgument, takeOption } from './read-argument.ts';
import type { SourceInput } from './source-input.ts';

export interface VerbatimText {
  readonly text: string;
  readonly language: string;
  readonly caption: string;
  readonly label: string;
}

/** Environments of LaTeX and of the packages listings, minted and fancyvrb. */
export const VERBATIM_ENVIRONMENTS = [
  'verbatim',
  'verbatim*',
  'Verbatim',
  'BVerbatim',
  'lstlisting',
  'minted',
  'alltt',
  'filecontents',
  'filecontents*',
];

const option = (options: string, name: string): string =>
  new RegExp(`(?:^|,)\\s*${name}\\s*=\\s*(?:\\{([^{}]*(?:\\{[^{}]*\\}[^{}]*)*)\\}|([^,]*))`)
    .exec(options)
    ?.slice(1)
    .find((value) => value !== undefined)
    ?.trim() ?? '';

/** All of an environment whose beginning has been read; null where it has no end. */
export function takeVerbatim(input: SourceInput, name: string): VerbatimText | null {
  if (!input.hasAhead(`\\end{${name}}`)) return null;
  const options = takeOption(input) ?? '';
  const named = /^(minted|filecontents)/.test(name) ? takeArgument(input) : '';
  const text = input.takeUntil(`\\end{${name}}`) ?? '';
  const language = named || option(options, 'language').replace(/^\[.*?\]/, '');
  return {
    text: text.replace(/^[ \t]*\n/, '').trimEnd(),
    language: language.toLowerCase(),
    caption: option(options, 'caption'),
    label: option(options, 'label'),
  };
}

/** `\verb|…|`, `\lstinline[…]{…}`, `\mintinline{…}|…|`: the code. */
export function takeInlineCode(input: SourceInput, name: string): string {
  input.takeMatch(/\*/y);
  takeOption(input);
  if (name === 'mintinline') takeArgument(input);
  const sign = input.peek();
  if (sign === '{') return takeArgument(input);
  input.take();
  return input.takeUntil(sign) ?? '';
}

const CLOSED = /\{(?:[^{}\\]|\\[\s\S]|\{(?:[^{}\\]|\\[\s\S])*\})*\}/y;

/** An address in braces: a percent sign in it begins no comment. */
export function takeAddress(input: SourceInput): string {
  input.takeMatch(/\s+/y);
  const braced = input.takeMatch(CLOSED);
  const address = braced ? braced.slice(1, -1) : takeArgument(input);
  return address
    .replace(/\\([#$%&_{}~^])/g, '$1')
    .replace(/\\[A-Za-z]+\s?/g, '')
    .replace(/\s+/g, '');
}
