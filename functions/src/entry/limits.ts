/**
 * What a function may cost at most, where it does not say otherwise itself. `index.ts` imports this before any
 * function is made: Firebase reads the options while it makes them.
 *
 * Cloud Run gives a fraction of a processor to functions that take one request at a time alone. So a fraction goes to what
 * nobody waits for, or hardly two people use at once; what people use keeps a whole one, shared by up to 80 requests.
 */
import { setGlobalOptions } from 'firebase-functions/options';
import { functionsRegion } from '../platform/config/functions-region.ts';

setGlobalOptions({
  region: functionsRegion(),
  maxInstances: 10,
  cpu: 1,
  concurrency: 80,
  timeoutSeconds: 60,
  memory: '256MiB',
});
