/**
 * Writes an error to the log, as a line that Cloud Logging reads: with its severity, and its code as the message. The
 * bundle of the server has no part of the functions', whose log has the same form.
 */
export function logError(code: string, fields: Readonly<Record<string, unknown>>): void {
  console.error(JSON.stringify({ severity: 'ERROR', message: code, code, ...fields }));
}
