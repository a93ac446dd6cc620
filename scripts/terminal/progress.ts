const WIDTH = 30;

/** One line: `[██████░░░░] 12/80 label`, never wider than `columns`. */
export function progressLine(done: number, total: number, label: string, columns = 80): string {
  const share = total > 0 ? Math.min(1, done / total) : 1;
  const filled = Math.round(share * WIDTH);
  const bar = `${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)}`;
  const line = `  ${bar} ${String(done).padStart(String(total).length)}/${total}  ${label}`;
  return line.length > columns ? `${line.slice(0, columns - 1)}…` : line;
}

export interface Progress {
  show(done: number, total: number, label: string): void;
  /** Takes the bar away, so that something else can be printed. */
  clear(): void;
}

/** A bar that stays on one line of a terminal; elsewhere a line for every tenth of the way. */
export function progressBar(out: NodeJS.WriteStream = process.stdout): Progress {
  let tenth = -1;
  return {
    show(done, total, label) {
      if (out.isTTY) {
        out.write(`\r\u001b[2K${progressLine(done, total, label, out.columns)}`);
        return;
      }
      const now = total > 0 ? Math.floor((done / total) * 10) : 10;
      if (now === tenth) return;
      tenth = now;
      out.write(`${progressLine(done, total, label)}\n`);
    },
    clear() {
      if (out.isTTY) out.write('\r\u001b[2K');
    },
  };
}
