/** Widths of DejaVu's letters in ems, rather too wide than too narrow: nothing runs out of the picture. */
const NARROW = /[iIjl.,:;'’|!()[\]\s/-]/;
const WIDE = /[mwMWOQ@%—…]/;

const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => {
    if (NARROW.test(letter)) return sum + 0.39;
    if (WIDE.test(letter)) return sum + 0.98;
    return sum + (letter === letter.toLowerCase() ? 0.64 : 0.76);
  }, 0);

/**
 * A text in at most `most` lines of a width in ems, cut between words with an ellipsis if it is longer. A word that is
 * wider than a line has its own line, and is cut.
 */
export function breakLines(text: string, width: number, most: number): string[] {
  const lines: string[] = [];
  const words = text.split(/\s+/).filter(Boolean);
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`) <= width) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else if (lines.length === most) {
      lines[most - 1] = shortened(`${last} ${word}`, width);
      break;
    } else lines.push(widthOf(word) <= width ? word : shortened(word, width));
  }
  return lines;
}

/** As much of a line as fits before an ellipsis. */
function shortened(text: string, width: number): string {
  let kept = text;
  while (kept && widthOf(`${kept}…`) > width) kept = kept.slice(0, -1);
  const space = kept.lastIndexOf(' ');
  const whole = space > kept.length / 2 && kept !== text ? kept.slice(0, space) : kept;
  return `${whole.replace(/[\s,;:–—-]+$/, '')}…`;
}
