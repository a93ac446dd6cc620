import { env } from './environment.ts';
import { parameters } from './parameters.ts';

/** The press's own address, as readers type it. */
export function pressOrigin(): string {
  const origin = parameters
    ? parameters.origin.value()
    : (env.QUIRE_ORIGIN ?? 'http://127.0.0.1:5000');
  return origin.replace(/\/+$/, '');
}
