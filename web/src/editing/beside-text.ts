import type { ImportProblem } from '@quire/model/entities/import-problem';

const WORDS_MOST = 160;

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
    // The LaTeX reader names places of the folder's files.
    const { file, line: at } = problem.values ?? {};
    const line =
      typeof file === 'string' && typeof at === 'number'
        ? linesOf(file)[at - 1]
        : own[(problem.line ?? 0) - 1];
    const near = shortened(line ?? '');
    return near === '' ? problem : { ...problem, near };
  });
}
