/**
 * What tells one kind of record from another: journals, news, reviewers … A row of `record-kinds.ts` is all
 * that saving, deleting, restoring and finding a new entity takes.
 */
import type { z } from 'zod';
import type { Action } from '../roles.ts';

/**
 * From a status to those that may follow it; one that is not named stays as it is. A record begins with
 * the first, or with one that may follow that.
 */
export type StatusMoves = Readonly<Record<string, readonly string[]>>;

export interface RecordRow<Schema extends z.ZodObject> {
  readonly collection: string;
  /** What people call one: “journal”. */
  readonly noun: string;
  /** All that people write; what functions keep beside it is not touched by saving. */
  readonly schema: Schema;
  /** The right to write one. */
  readonly action: Action;
  /** The id that its data give it, for good; absent: made by whoever creates it. */
  readonly id?: (data: z.output<Schema>) => string;
  readonly title: (data: z.output<Schema>) => string;
  /** More to be found by. */
  readonly texts?: (data: z.output<Schema>) => readonly (string | undefined)[];
  /** Whose it is: who reaches these journals alone may write it. None: the press's. */
  readonly journals?: (data: z.output<Schema>) => readonly (string | undefined)[];
  /** Whether it is the press's decision all the same. */
  readonly isPressOnly?: (data: z.output<Schema>) => boolean;
  /** Fields that, of a record of several journals, change only by who has the right in all of them. */
  readonly shared?: readonly (keyof z.output<Schema> & string)[];
  /** Rights that changing a field takes besides, in each of the record's journals. */
  readonly fieldRights?: Readonly<Partial<Record<keyof z.output<Schema> & string, Action>>>;
  readonly createdBy?: 'press' | 'functions';
  readonly status?: (data: z.output<Schema>) => string;
  readonly moves?: StatusMoves;
  /** Whether readers see it, or saw it once: it is never deleted. */
  readonly isKept: (data: z.output<Schema>) => boolean;
  /** Documents that must be there: `journals/CES`. */
  readonly needs?: (data: z.output<Schema>) => readonly Need[];
  /** The id of the record above it, where the kind is a tree. */
  readonly above?: (data: z.output<Schema>) => string | undefined;
  /** A field that no two records of the kind share. */
  readonly unique?: keyof z.output<Schema> & string;
  /** Fields that never change. */
  readonly fixed?: readonly (keyof z.output<Schema> & string)[];
  /** Documents that belong to it, by their fields: while there is one, it is not deleted. */
  readonly usedBy?: (data: z.output<Schema>) => readonly Belonging[];
  /** The same, by what functions keep beside its data. */
  readonly isInUse?: (stored: Readonly<Record<string, unknown>>) => boolean;
  /** Records that are part of it, by the field that has its id: purged with it. */
  readonly parts?: readonly Part[];
}

/** A document that must be there and not in the bin, with these values, and lists of its own that have these. */
export interface Need {
  readonly path: string;
  readonly fields?: Readonly<Record<string, string | undefined>>;
  readonly lists?: Readonly<Record<string, string>>;
}

export interface Part {
  readonly collection: string;
  readonly field: string;
}

/** Documents of a collection with these values. */
export interface Belonging {
  readonly collection: string;
  readonly fields: Readonly<Record<string, string>>;
  /** Lists of theirs that have these values. */
  readonly lists?: Readonly<Record<string, string>>;
}

/** What is to be known of a record's data, whatever its kind. */
export interface RecordFacts {
  readonly data: Readonly<Record<string, unknown>>;
  readonly id: string | null;
  readonly title: string;
  readonly texts: readonly string[];
  readonly journals: readonly string[];
  readonly isPressOnly: boolean;
  readonly status: string | undefined;
  readonly isKept: boolean;
  readonly needs: readonly Need[];
  readonly above: string | undefined;
  /** The value that no other record of the kind has. */
  readonly unique: { readonly field: string; readonly value: unknown } | undefined;
  readonly usedBy: readonly Belonging[];
}

export type ReadFacts =
  | { readonly ok: true; readonly facts: RecordFacts }
  | {
      readonly ok: false;
      readonly problems: readonly { readonly field: string; readonly message: string }[];
    };

export interface RecordKind<Schema extends z.ZodObject = z.ZodObject> {
  readonly collection: string;
  readonly noun: string;
  readonly schema: Schema;
  /** The fields that people write. */
  readonly fields: readonly string[];
  readonly action: Action;
  readonly createdBy: 'staff' | 'press' | 'functions';
  readonly moves: StatusMoves;
  readonly fixed: readonly string[];
  readonly shared: readonly string[];
  readonly fieldRights: readonly (readonly [field: string, action: Action])[];
  readonly parts: readonly Part[];
  readonly isInUse: (stored: Readonly<Record<string, unknown>>) => boolean;
  /** Reads data as the kind's schema says, with what is known by it. */
  read(this: void, data: unknown): ReadFacts;
}

const present = (values: readonly (string | undefined)[] = []): string[] =>
  values.filter((value) => value !== undefined && value !== '').map(String);

/** A kind from its row. */
export function recordKind<Schema extends z.ZodObject>(row: RecordRow<Schema>): RecordKind<Schema> {
  const factsOf = (data: z.output<Schema>): RecordFacts => ({
    data,
    id: row.id?.(data) ?? null,
    title: row.title(data),
    texts: present([row.title(data), ...(row.texts?.(data) ?? [])]),
    journals: present(row.journals?.(data)),
    isPressOnly: row.isPressOnly?.(data) ?? false,
    status: row.status?.(data),
    isKept: row.isKept(data),
    needs: row.needs?.(data) ?? [],
    above: row.above?.(data),
    unique: row.unique ? { field: row.unique, value: data[row.unique] } : undefined,
    usedBy: row.usedBy?.(data) ?? [],
  });
  return {
    collection: row.collection,
    noun: row.noun,
    schema: row.schema,
    fields: Object.keys(row.schema.shape),
    action: row.action,
    createdBy: row.createdBy ?? 'staff',
    moves: row.moves ?? {},
    fixed: row.fixed ?? [],
    shared: row.shared ?? [],
    fieldRights: Object.entries<Action | undefined>(row.fieldRights ?? {}).flatMap(
      ([field, action]) => (action ? [[field, action] as const] : []),
    ),
    parts: row.parts ?? [],
    isInUse: row.isInUse ?? (() => false),
    read(data) {
      const read = row.schema.safeParse(data);
      if (read.success) return { ok: true, facts: factsOf(read.data) };
      const problems = read.error.issues.map(({ path, message }) => ({
        field: path.join('.'),
        message,
      }));
      return { ok: false, problems };
    },
  };
}
