/** Other services that people may sign in with; which of them is part of the press's configuration. */
export const PROVIDER_NAMES = { google: 'Google', orcid: 'ORCID' } as const;
export type Provider = keyof typeof PROVIDER_NAMES;

export const isProvider = (name: unknown): name is Provider =>
  typeof name === 'string' && Object.hasOwn(PROVIDER_NAMES, name);
