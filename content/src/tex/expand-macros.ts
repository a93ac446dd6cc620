import { readGroup } from './groups.ts';
import { LATEX_COMMANDS } from './macros.ts';

const COMMAND = /\\(?:[A-Za-z]+|[^A-Za-z\s])/g;
/** A macro that names itself would have no end. */
const MOST_EXPANSIONS = 1_000;
const MOST_SIGNS = 20_000;

/** How many arguments a macro takes: the highest that its body names, as KaTeX counts. */
const argumentCount = (body: string) =>
  Math.max(0, ...[...body.matchAll(/#(\d)/g)].map(([, digit]) => Number(digit)));

/** What TeX takes as one argument: a group, a command or a sign. */
function readArgument(tex: string, from: number): { inner: string; next: number } | null {
  const at = from + (/^\s*/.exec(tex.slice(from))?.[0].length ?? 0);
  if (tex[at] === '{') return readGroup(tex, at);
  const [token] = /^(?:\\(?:[A-Za-z]+|[^A-Za-z])|[^}])/u.exec(tex.slice(at)) ?? [];
  return token === undefined ? null : { inner: token, next: at + token.length };
}

/** Puts texts together; a command's name is not made longer by what follows. */
const join = (before: string, after: string) =>
  /\\[A-Za-z]+$/.test(before) && /^[A-Za-z]/.test(after) ? `${before} ${after}` : before + after;

function filled(body: string, given: readonly string[]): string {
  return body
    .split(/(#\d)/)
    .reduce((made, part) =>
      join(made, /^#\d$/.test(part) ? (given[Number(part[1]) - 1] ?? '') : part),
    );
}

/** What a macro stands for; what LaTeX knows by this name is none. */
function bodyOf(name: string, macros: Readonly<Record<string, string>>): string | undefined {
  const body = Object.hasOwn(macros, name) ? macros[name] : undefined;
  return body === LATEX_COMMANDS[name] ? undefined : body;
}

/**
 * A formula without macros of its authors' or of ours, so that it can be read anywhere else. What
 * lacks an argument stays as it is, and so does all of a formula that would not end.
 */
export function expandMacros(tex: string, macros: Readonly<Record<string, string>>): string {
  let done = '';
  let rest = tex;
  for (let left = MOST_EXPANSIONS; left > 0; ) {
    COMMAND.lastIndex = 0;
    const found = COMMAND.exec(rest);
    if (!found) return join(done, rest);
    const [name] = found;
    const end = found.index + name.length;
    const body = bodyOf(name, macros);
    const given: string[] = [];
    let next: number | null = end;
    for (let count = body === undefined ? 0 : argumentCount(body); count > 0; count -= 1) {
      const argument: ReturnType<typeof readArgument> =
        next === null ? null : readArgument(rest, next);
      next = argument?.next ?? null;
      if (argument) given.push(argument.inner);
    }
    if (body === undefined || next === null) {
      done = join(done, rest.slice(0, end));
      rest = rest.slice(end);
    } else {
      done = join(done, rest.slice(0, found.index));
      // A name takes the blank behind it along.
      const after = given.length === 0 ? rest.slice(next).trimStart() : rest.slice(next);
      rest = join(filled(body, given), after);
      left -= 1;
    }
    if (rest.length > MOST_SIGNS) return tex;
  }
  return tex;
}
