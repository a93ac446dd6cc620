import katex from 'katex';
// Chemistry: \ce and \pu.
import 'katex/contrib/mhchem';

/** Nothing in a formula is trusted, and a macro that calls itself ends soon. */
export const FORMULA_SETTINGS = {
  trust: false,
  maxExpand: 300,
  maxSize: 20,
  strict: 'ignore',
} as const;

/** Whether KaTeX reads all of it: what it does not, or may not do, it would show in red letters. */
export function isReadable(tex: string, displayMode: boolean): boolean {
  try {
    katex.renderToString(tex, {
      ...FORMULA_SETTINGS,
      displayMode,
      output: 'mathml',
      throwOnError: true,
      trust: ({ command }) => {
        throw new Error(`${command} is not allowed in a formula`);
      },
    });
    return true;
  } catch {
    return false;
  }
}
