/** What went wrong, for the log alone: an error's own fields are lost where it is written as JSON. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
