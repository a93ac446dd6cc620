/**
 * Numbers as a short text, in their order: 0, 1, 2, 3, 9 → `0-3,9`. Most chunks of a list follow each other, so that
 * thousands of them take a few characters.
 */
export function numbersText(numbers: readonly number[]): string {
  const runs: [first: number, last: number][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run && run[1] + 1 === number) run[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`)).join();
}

/** The numbers of such a text; what is no number is left out. */
export function numbersIn(text: string): number[] {
  const runs = text === '' ? [] : text.split(',');
  return runs.flatMap((run) => {
    const [first = Number.NaN, last = first] = run.split('-').map(Number);
    return last >= first ? Array.from({ length: last - first + 1 }, (_, at) => first + at) : [];
  });
}
