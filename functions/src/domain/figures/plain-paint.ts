/**
 * Drawing programs write colours as `light-dark(A, B)` and `var(--name, A)`, which a renderer without style sheets
 * draws as black. On white paper, both mean A.
 */
const FUNCTIONS = /\b(light-dark|var)\(/g;
const MAX_DEPTH = 8;

/** The arguments of the call that opens at `from` (just after its bracket), and where it ends. */
function argumentsAt(text: string, from: number): { args: string[]; end: number } | null {
  const args: string[] = [];
  let depth = 0;
  let start = from;
  for (let at = from; at < text.length; at += 1) {
    const character = text[at];
    if (character === '(') depth += 1;
    if (character === '"' || character === ';' || character === '<') return null;
    if (depth === 0 && (character === ',' || character === ')')) {
      args.push(text.slice(start, at).trim());
      start = at + 1;
      if (character === ')') return { args, end: at + 1 };
    }
    if (character === ')') depth -= 1;
  }
  return null;
}

function once(svg: string): string {
  let plain = '';
  let done = 0;
  for (const call of svg.matchAll(FUNCTIONS)) {
    const found = call.index < done ? null : argumentsAt(svg, call.index + call[0].length);
    if (!found) continue;
    const meant = call[1] === 'var' ? (found.args[1] ?? 'inherit') : (found.args[0] ?? 'inherit');
    plain += svg.slice(done, call.index) + meant;
    done = found.end;
  }
  return plain + svg.slice(done);
}

/** An SVG's source with these functions replaced by their colour. */
export function plainPaint(svg: string): string {
  let plain = svg;
  for (let depth = 0; depth < MAX_DEPTH; depth += 1) {
    const next = once(plain);
    if (next === plain) break;
    plain = next;
  }
  return plain;
}
