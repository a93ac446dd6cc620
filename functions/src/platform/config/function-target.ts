import { env } from './environment.ts';

/** The function that this process is for; undefined where it is for all of them. */
export const functionTarget = (): string | undefined => env.FUNCTION_TARGET;
