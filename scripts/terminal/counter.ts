export interface Counter {
  /** So many of these by now. */
  show(what: string, count: number): void;
  /** Ends the line. */
  end(): void;
}

/** Counts on one line of a terminal where the end is not known; elsewhere only the last number of each is written. */
export function counter(out: NodeJS.WriteStream = process.stdout): Counter {
  let what = '';
  let count = 0;
  const line = () => `  ${count.toLocaleString('en')} ${what}`;
  const end = () => {
    if (what) out.write(out.isTTY ? `\r\u001b[2K${line()}\n` : `${line()}\n`);
    what = '';
  };
  return {
    show(next, now) {
      if (next !== what) end();
      [what, count] = [next, now];
      if (out.isTTY) out.write(`\r\u001b[2K${line()}`);
    },
    end,
  };
}
