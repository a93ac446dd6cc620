/**
 * Other services that people may sign in with, in the order in which they are offered: researchers have an ORCID iD.
 * Which of them there are is part of the press's configuration.
 */
export const PROVIDER_NAMES = { orcid: 'ORCID', google: 'Google' } as const;
export type Provider = keyof typeof PROVIDER_NAMES;

export const isProvider = (name: unknown): name is Provider =>
  typeof name === 'string' && Object.hasOwn(PROVIDER_NAMES, name);
