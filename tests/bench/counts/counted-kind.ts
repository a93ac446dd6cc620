import type { TextComparison } from '@quire/model/entities/text-counts';

/** What was counted of papers of a kind. */
export interface CountedKind {
  readonly title: string;
  /** Why there are none; empty where there are. */
  readonly absent: string;
  readonly papers: readonly { readonly name: string; readonly counts: TextComparison | null }[];
}
