declare module 'firebase-tools/lib/requireAuth.js' {
  /** Rejects where nobody has signed in and there are no credentials of the environment. */
  export function requireAuth(options: { project?: string; json?: boolean }): Promise<unknown>;
}
declare module 'firebase-tools/lib/apiv2.js' {
  export function getAccessToken(): Promise<string>;
}
