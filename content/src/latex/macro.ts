/** What authors define: macros with their parameters. */
import { takeArgument, takeOption, takeStar } from './read-argument.ts';
import type { SourceInput } from './source-input.ts';

/** `delimited` ends at a given text, as in `\def\pair(#1,#2){…}`. */
type Parameter =
  | { readonly kind: 'argument' | 'star' }
  | { readonly kind: 'option'; readonly otherwise: string | null }
  | { readonly kind: 'delimited'; readonly until: string };

export interface Macro {
  readonly parameters: readonly Parameter[];
  readonly body: string;
  /** What must stand before the first parameter. */
  readonly lead?: string;
  /** LaTeX's own meaning of this name, whatever has been defined since. */
  readonly original?: string;
}

/** What xparse says of an option that was not given, and of a star that was. */
export const NO_VALUE = '\\NoValue';
export const STARRED = '\\BooleanTrue';

/** `\newcommand`'s parameters: so many, the first of them optional where it has a default. */
export function countedParameters(count: string | null, otherwise: string | null): Parameter[] {
  const number = Math.min(Number(count) || 0, 9);
  return Array.from(
    { length: number },
    (_, at): Parameter =>
      at === 0 && otherwise !== null ? { kind: 'option', otherwise } : { kind: 'argument' },
  );
}

/** `\NewDocumentCommand`'s: `s m O{x}`. */
export function specifiedParameters(spec: string): Parameter[] {
  return [...spec.matchAll(/([a-zA-Z])(?:\s*\{([^{}]*)\})?/g)].map(([, sign = '', given]) => {
    if (sign === 's') return { kind: 'star' };
    if (sign === 'o' || sign === 'O') return { kind: 'option', otherwise: given ?? null };
    return { kind: 'argument' };
  });
}

/** For `\def`: the text between the name and the body. */
export function delimitedParameters(text: string): Pick<Macro, 'lead' | 'parameters'> {
  const [lead = '', ...rest] = text.split(/#\d/);
  return {
    lead: lead.trim(),
    parameters: rest.map((until) =>
      until === '' ? { kind: 'argument' } : { kind: 'delimited', until },
    ),
  };
}

function takeParameter(input: SourceInput, parameter: Parameter): string {
  if (parameter.kind === 'star') return takeStar(input) ? STARRED : '';
  if (parameter.kind === 'option') return takeOption(input) ?? parameter.otherwise ?? NO_VALUE;
  if (parameter.kind === 'delimited') return input.takeUntil(parameter.until) ?? '';
  return takeArgument(input);
}

/** The values of a macro's parameters, taken from what follows its name. */
export function takeValues(input: SourceInput, { lead, parameters }: Macro): string[] {
  if (lead) input.takeUntil(lead);
  return parameters.map((parameter) => takeParameter(input, parameter));
}

/** A body with the values in the places of `#1` to `#9`. */
export function fillIn(body: string, values: readonly string[]): string {
  return body.replace(/#(#|\d)/g, (whole, sign: string) =>
    sign === '#' ? '#' : (values[Number(sign) - 1] ?? whole),
  );
}
