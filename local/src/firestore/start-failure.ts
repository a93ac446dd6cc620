/** What stops a start, by a searchable code, in a sentence for the person who wanted it. */
export class StartFailure extends Error {
  readonly code: string;

  constructor(code: string, details: string) {
    super(`${code}: ${details}`);
    this.name = 'StartFailure';
    this.code = code;
  }
}

/**
 * Opens a file that a server is started with. Throws RULES_UNREADABLE and the like, and lets
 * through a message about the file's contents.
 */
export function openGiven<T>(kind: 'RULES' | 'INDEXES', file: string, open: () => T): T {
  try {
    return open();
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === null) throw error;
    throw new StartFailure(`${kind}_UNREADABLE`, `${file}: ${reason}`);
  }
}

function reasonOf(error: unknown): string | null {
  switch (codeOf(error)) {
    case 'ENOENT':
      return 'there is no such file';
    case 'EISDIR':
      return 'this is a folder';
    case 'EACCES':
      return 'you may not read it';
    default:
      return null;
  }
}

/** Why a server could not be started: a code and a sentence, never a stack. */
export function startFailure(error: unknown, address: string): string {
  const code = codeOf(error);
  // "address already in use" is what firebase-tools looks for.
  if (code === 'EADDRINUSE') return `PORT_TAKEN: address already in use: ${address}`;
  if (code === 'EACCES') return `PORT_REFUSED: you may not listen on ${address}`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `HOST_UNKNOWN: this machine has no such address: ${address}`;
  }
  return error instanceof Error ? error.message : String(error);
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : null;
}
