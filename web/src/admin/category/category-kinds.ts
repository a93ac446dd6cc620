import type { CategoryKind } from '@quire/model/entities/category';
import type { RecordKindName } from '@quire/model/records/record-kind-names';

export const CATEGORY_KIND_LABELS: Readonly<Record<CategoryKind, string>> = {
  subject: 'Subjects',
  news: 'News',
  blog: 'Blogs',
};

/** The records that use a category. */
export interface UsedIn {
  readonly kind: RecordKindName;
  /** Their label: “books”. */
  readonly many: string;
  /** The list that holds it. */
  readonly field: string;
  readonly only: Readonly<Record<string, string>>;
}

export const USED_IN: Readonly<
  Record<CategoryKind, { readonly says: string; readonly uses: readonly UsedIn[] }>
> = {
  subject: {
    says: 'Used as subjects of journals and books.',
    uses: [
      { kind: 'journals', many: 'journals', field: 'subjects', only: {} },
      { kind: 'books', many: 'books', field: 'subjects', only: {} },
    ],
  },
  news: {
    says: 'Used as categories of news.',
    uses: [{ kind: 'posts', many: 'news items', field: 'categories', only: { kind: 'news' } }],
  },
  blog: {
    says: 'Used as categories of blog posts.',
    uses: [{ kind: 'posts', many: 'blog posts', field: 'categories', only: { kind: 'blogs' } }],
  },
};
