import { z } from 'zod';

/** Where a page of a list begins: the value it is sorted by and the id, which settles the order. */
export const CursorSchema = z.tuple([
  z.union([z.string(), z.number(), z.boolean(), z.null()]),
  z.string(),
]);
export type Cursor = z.infer<typeof CursorSchema>;

/** The request of a list, which is part of the page's address. */
export interface ListRequest {
  /** Typed into the search. */
  readonly q: string;
  /** Field → value. */
  readonly filters: Readonly<Record<string, string | number | boolean>>;
  readonly sort: { readonly field: string; readonly direction: 'asc' | 'desc' };
  /** What is deleted, instead of what is not. */
  readonly bin: boolean;
  readonly after: Cursor | null;
  readonly before: Cursor | null;
  readonly size: number;
}

/** One record of a list. */
export interface Row<T> {
  readonly id: string;
  /** Null: it is not what its schema says, and is shown as such. */
  readonly record: T | null;
  /** How often it was saved; 1 where that is not counted. */
  readonly revision: number;
  /** In the bin since then. */
  readonly deletedAt: string | undefined;
}
