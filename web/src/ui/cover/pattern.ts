/** Numbers that look random and are always the same for the same text: FNV-1a, then mulberry32. */
function seededNumbers(text: string): () => number {
  let state = 2_166_136_261;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The cover's drawing area. */
export const WIDTH = 300;
export const HEIGHT = 400;

/** Lines of a cover as SVG path data: one of four families of forms, drawn by the journal's key. */
export function coverLines(key: string): string[] {
  const families = [creeks, shoals, reeds, tideLines];
  const letters = [...key].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0) + 1, 0);
  const family = families[letters % families.length] ?? tideLines;
  return family(seededNumbers(key));
}

/** Ripples: level lines of water that run over the whole sheet and swell around two banks. */
function tideLines(random: () => number): string[] {
  const banks = [0, 1].map(() => ({
    x: 40 + random() * 220,
    y: 150 + random() * 220,
    reach: 40 + random() * 60,
    lift: 26 + random() * 34,
  }));
  const phase = random() * 6.28;
  return Array.from({ length: 17 }, (_, line) => {
    const level = 128 + line * 17;
    return smooth(
      Array.from({ length: 13 }, (_, step) => {
        const x = -12 + step * 27;
        const swell = banks.reduce(
          (sum, bank) =>
            sum -
            bank.lift *
              Math.exp(-(((x - bank.x) / bank.reach) ** 2) - ((level - bank.y) / 90) ** 2),
          0,
        );
        return [x, level + swell + 4 * Math.sin(x / 46 + phase + line * 0.3)] as const;
      }),
    );
  });
}

/** Shoals: closed contours around one bank, as a chart draws them. */
function shoals(random: () => number): string[] {
  const x0 = 90 + random() * 130;
  const y0 = 250 + random() * 60;
  const [a, b, c] = [random() * 6.28, random() * 6.28, random() * 6.28];
  return Array.from({ length: 14 }, (_, line) => {
    const radius = 12 + line * 17;
    const points = Array.from({ length: 17 }, (_, step) => {
      const turn = (step / 16) * 2 * Math.PI;
      const wander =
        1 +
        0.2 * Math.sin(2 * turn + a + line * 0.05) +
        0.11 * Math.sin(3 * turn + b) +
        0.06 * Math.sin(5 * turn + c);
      return [
        x0 + radius * wander * Math.cos(turn),
        y0 + radius * wander * 0.82 * Math.sin(turn),
      ] as const;
    });
    return smooth(points);
  });
}

/** Creeks: a channel that winds down the sheet, its bends repeated on both sides. */
function creeks(random: () => number): string[] {
  const start = 60 + random() * 180;
  const [a, b] = [random() * 6.28, random() * 6.28];
  const bend = 28 + random() * 22;
  return Array.from({ length: 19 }, (_, line) => {
    const side = line - 9;
    return smooth(
      Array.from({ length: 12 }, (_, step) => {
        const y = 112 + step * 28;
        const depth = step / 11;
        const centre = start + bend * Math.sin(y / 52 + a) + 12 * Math.sin(y / 23 + b);
        return [centre + side * (7 + 15 * depth) * (1 + 0.02 * Math.abs(side)), y] as const;
      }),
    );
  });
}

/** Reeds: stems that rise from below the sheet and lean with one wind, some more than others. */
function reeds(random: () => number): string[] {
  const wind = 40 + random() * 40;
  const lean = random() < 0.5 ? -1 : 1;
  return Array.from({ length: 44 }, (_, stem) => {
    const foot = -60 + stem * 9.5 + random() * 12;
    const height = 110 + random() * 160;
    const give = lean * wind * (0.6 + random()) * (height / 200);
    return smooth(
      [0, 0.3, 0.55, 0.8, 1].map(
        (way) => [foot + give * way * way, HEIGHT + 6 - height * way * (1 - 0.12 * way)] as const,
      ),
    );
  });
}

/** A smooth curve through points, in the shortest path data that draws one. */
function smooth(points: readonly (readonly [number, number])[]): string {
  const [first, second, ...rest] = points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`);
  const [p, q] = points;
  if (!first || !second || !p || !q) return '';
  const control = `${Math.round((p[0] + q[0]) / 2)} ${Math.round((p[1] + q[1]) / 2)}`;
  return `M${first}Q${control} ${second}T${rest.join(' ')}`;
}
