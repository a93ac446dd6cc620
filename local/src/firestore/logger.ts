export type LogLevel = 'debug' | 'info' | 'warn';

export interface Logger {
  readonly debug: (message: string) => void;
  readonly info: (message: string) => void;
  readonly warn: (message: string) => void;
}

/** A logger that writes lines of at least the given level through `write`. */
export function createLogger(level: LogLevel, write: (line: string) => void): Logger {
  const rank = { debug: 0, info: 1, warn: 2 };
  const at = (own: LogLevel) => (message: string) => {
    if (rank[own] >= rank[level]) write(`[firestore] ${own}: ${message}`);
  };
  return { debug: at('debug'), info: at('info'), warn: at('warn') };
}

/** A logger that says nothing, for tests. */
export const silentLogger: Logger = createLogger('warn', () => {});
