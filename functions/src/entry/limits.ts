/**
 * What a function may cost at most, where it does not say otherwise itself. `index.ts` imports this before any
 * function is made: Firebase reads the options while it makes them.
 */
import { FUNCTIONS_REGION } from '@quire/model/constants';
import { setGlobalOptions } from 'firebase-functions/options';

setGlobalOptions({
  region: FUNCTIONS_REGION,
  maxInstances: 10,
  timeoutSeconds: 60,
  memory: '256MiB',
});
