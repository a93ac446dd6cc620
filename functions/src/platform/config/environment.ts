/**
 * The environment, which no code outside this folder reads. In the cloud, settings are Firebase parameters, requested
 * once on deploying; on a developer's machine `npm start` sets the variables named QUIRE_*.
 */
export const env = process.env;

/** Whether this is a developer's machine. */
export const isLocal = env.FUNCTIONS_EMULATOR === 'true';
