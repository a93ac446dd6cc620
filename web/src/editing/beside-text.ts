import type { ImportProblem } from '@quire/model/calls/calls';

const WORDS_MOST = 160;
/** How the LaTeX reader names a place: `parts/main.tex, line 32`. */
const IN_FILE = /([^\s(“”]+\.(?:tex|ltx|sty|cls|bbl)), line (\d+)/;

const shortened = (line: string) => {
  const words = line.replace(/\s+/g, ' ').trim();
  return words.length > WORDS_MOST ? `${words.slice(0, WORDS_MOST - 1)}…` : words;
};

/**
 * Problems of a file that was read, each with the line of the source that it is of. `text`: the file where it is a text
 * itself; `files`: those of its folder.
 */
export function besideText(
  problems: readonly ImportProblem[],
  text: string | null,
  files: ReadonlyMap<string, Uint8Array>,
): ImportProblem[] {
  const lines = new Map<string, string[]>();
  const linesOf = (name: string): string[] => {
    const known = lines.get(name);
    if (known) return known;
    const path = [...files.keys()].find((each) => each === name || each.endsWith(`/${name}`));
    const bytes = path === undefined ? undefined : files.get(path);
    const read = bytes ? new TextDecoder().decode(bytes).split('\n') : [];
    lines.set(name, read);
    return read;
  };
  const own = text === null ? [] : text.split('\n');
  return problems.map((problem) => {
    if (problem.near !== undefined) return problem;
    const [, file = '', number = ''] = IN_FILE.exec(problem.message) ?? [];
    const line = file ? linesOf(file)[Number(number) - 1] : own[(problem.line ?? 0) - 1];
    const near = shortened(line ?? '');
    return near === '' ? problem : { ...problem, near };
  });
}
