import type { Asks } from '../../../../editing/insert/commands.ts';

/** A question in a dialog. */
export type Asked =
  | { readonly what: Exclude<Asks, 'picture'> | 'save' | 'forget' }
  | { readonly what: 'picture'; readonly files: readonly File[] }
  | {
      readonly what: 'replace';
      readonly name: string;
      readonly words: string;
      readonly go: () => Promise<void>;
    };
