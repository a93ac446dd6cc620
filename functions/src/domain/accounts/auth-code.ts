/** Whether Firebase Auth failed with one of these codes, for example `auth/user-not-found`. */
export function isAuthCode(error: unknown, ...codes: readonly string[]): boolean {
  if (typeof error !== 'object' || error === null || !('code' in error)) return false;
  return typeof error.code === 'string' && codes.includes(error.code);
}
