import { env } from './environment.ts';
import { parameters } from './parameters.ts';
import { secrets } from './secrets.ts';

/** A function that asks the similarity service must name these. */
export const SIMILARITY_SECRETS = secrets ? [secrets.similarityKey] : [];

export interface SimilaritySettings {
  /** `https://your-tenant.turnitin.com/api/v1` */
  readonly api: string;
  readonly key: string;
}

/** Where manuscripts are compared with published texts; null where they are not. */
export function similarityApi(): string | null {
  const named = parameters ? parameters.similarity.value() : (env.QUIRE_SIMILARITY_API ?? '');
  const api = named.trim().replace(/\/+$/, '');
  return URL.canParse(api) ? api : null;
}

/** The same with the key, for functions that name `SIMILARITY_SECRETS`. */
export function similaritySettings(): SimilaritySettings | null {
  const [api, key] = [
    similarityApi(),
    secrets ? secrets.similarityKey.value() : (env.QUIRE_SIMILARITY_KEY ?? ''),
  ];
  return api && key && key !== 'none' ? { api, key } : null;
}
