import { z } from 'zod';

/** Other services that people may sign in with; which of them is part of the press's configuration. */
export const ProviderSchema = z.enum(['google', 'orcid']);
export type Provider = z.infer<typeof ProviderSchema>;

export const PROVIDER_NAMES: Readonly<Record<Provider, string>> = {
  google: 'Google',
  orcid: 'ORCID',
};
