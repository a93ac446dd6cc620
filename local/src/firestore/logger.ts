export type LogLevel = 'debug' | 'info' | 'warn';

export interface Logger {
  /** A message that takes work to write is given as a function, called only if it is shown. */
  readonly debug: (message: string | (() => string)) => void;
  readonly info: (message: string) => void;
  readonly warn: (message: string) => void;
}

/** A logger that writes lines of at least the given level through `write`. */
export function createLogger(level: LogLevel, write: (line: string) => void): Logger {
  const rank = { debug: 0, info: 1, warn: 2 };
  const at = (own: LogLevel) => (message: string | (() => string)) => {
    if (rank[own] < rank[level]) return;
    write(`[firestore] ${own}: ${typeof message === 'string' ? message : message()}`);
  };
  return { debug: at('debug'), info: at('info'), warn: at('warn') };
}

/** A logger that says nothing, for tests. */
export const silentLogger: Logger = createLogger('warn', () => {});
