/** Where each character of a text went in another one, and how much had to be changed. */
export interface Alignment {
  /** Of each character, and of the end, the place in the other text. */
  readonly places: readonly number[];
  readonly cost: number;
}

/**
 * Finds the part of `text` that is most like `pattern`, by edit distance (P. H. Sellers, 1980): the first row costs
 * nothing, so that the part may begin anywhere. Takes as many steps and bytes as one is long times the other.
 */
export function align(pattern: string, text: string): Alignment {
  const width = text.length + 1;
  const costs = new Uint16Array((pattern.length + 1) * width);
  const at = (row: number, column: number) => costs[row * width + column] ?? 0;
  for (let row = 1; row <= pattern.length; row += 1) {
    costs[row * width] = row;
    const letter = pattern.charCodeAt(row - 1);
    for (let column = 1; column < width; column += 1) {
      const change = letter === text.charCodeAt(column - 1) ? 0 : 1;
      costs[row * width + column] = Math.min(
        at(row - 1, column - 1) + change,
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
      );
    }
  }
  let column = 0;
  for (let each = 1; each < width; each += 1) {
    if (at(pattern.length, each) < at(pattern.length, column)) column = each;
  }
  const cost = at(pattern.length, column);
  const places = new Array<number>(pattern.length + 1);
  places[pattern.length] = column;
  let row = pattern.length;
  while (row > 0) {
    const here = at(row, column);
    const isSame = column > 0 && pattern.charCodeAt(row - 1) === text.charCodeAt(column - 1);
    if (column > 0 && here === at(row - 1, column - 1) + (isSame ? 0 : 1)) {
      row -= 1;
      column -= 1;
    } else if (here === at(row - 1, column) + 1) row -= 1;
    else {
      column -= 1;
      continue;
    }
    places[row] = column;
  }
  return { places, cost };
}
