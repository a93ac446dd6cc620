/** Whether `QUIRE_THOROUGH=1` asks the tests for all they have, and not for a day's share of it. */
export const IS_THOROUGH = process.env.QUIRE_THOROUGH === '1';

/** How often a test tries a generated case: a fifth of what it could, unless asked for more. */
export const runs = (all: number): number => (IS_THOROUGH ? all : Math.ceil(all / 5));
