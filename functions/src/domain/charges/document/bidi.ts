import bidiModule, { type Bidi } from 'bidi-js';

/** The Unicode Bidirectional Algorithm (UAX #9). */
// The package's types describe its ES module; Node loads the CommonJS one, which is the function itself.
export const bidi = (bidiModule as unknown as () => Bidi)();
