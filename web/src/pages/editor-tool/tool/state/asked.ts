import type { AskedInsertion } from '../../../../editing/insert/insertions.ts';

/** A question in a dialog. */
export type ToolDialog =
  | AskedInsertion
  | { readonly what: 'save' | 'forget' }
  | {
      readonly what: 'replace';
      readonly title: string;
      readonly words: string;
      readonly go: () => Promise<void>;
    };
