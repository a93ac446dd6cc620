import { env } from './environment.ts';
import { secrets } from './secrets.ts';

/** What other programs are started with: the environment without any secret. */
export function plainEnvironment(): NodeJS.ProcessEnv {
  const names = Object.values(secrets ?? {}).map((secret) => secret.name);
  return Object.fromEntries(Object.entries(env).filter(([name]) => !names.includes(name)));
}
