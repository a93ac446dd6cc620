/** The description of a form of the office; `RecordForm` shows, checks, saves and merges it. */
import type { RecordKindName } from '@quire/model/records/record-kind-names';
import type { ReactNode } from 'react';
import type { Person } from '../../../session/use-person.ts';
import type { Values } from './values.ts';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** The source of choices: a list, the journals that the person works for, or the categories of a kind. */
export type Choices =
  | readonly Choice[]
  | 'journals'
  | 'subjects'
  | 'news-categories'
  | 'blog-categories';

interface FieldBase {
  /** The path of its value in the record: `title`, `policies.data`; within a list, in its item. */
  readonly name: string;
  readonly label: string;
  readonly help?: string;
  /** The share of the row, on wide screens; absent: all. */
  readonly width?: 'half' | 'third' | 'quarter';
  /** Depending on other values of the record (or of the list's item) and on the person. `record`: the whole record. */
  readonly isShown?: (values: Values, person: Person, record: Values) => boolean;
  /** Shown, but this person may not change it; the server refuses it as well. */
  readonly isLocked?: (values: Values, person: Person) => boolean;
  /** Set only when the record is created, as its address depends on it. */
  readonly isFixed?: true;
}

/** The props of a custom field. */
export interface CustomFieldProps {
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly problem: string | undefined;
  readonly id: string;
  /** Its path in the record: `charges.fees.2.amount`. */
  readonly path: string;
  readonly disabled: boolean;
  readonly values: Values;
  readonly person: Person;
}

/** The props of a custom way to add to a list. */
interface ListAdderProps {
  readonly items: readonly Values[];
  readonly add: (item: Values) => void;
  readonly disabled: boolean;
  /** The values of the whole record. */
  readonly values: Values;
}

export type FieldDescription = FieldBase &
  (
    | {
        readonly type: 'text';
        /** The least number of lines; absent: one. */
        readonly lines?: number;
        readonly input?: 'email' | 'url' | 'tel';
        readonly placeholder?: string;
        /** The limit of the character counter. */
        readonly most?: number;
        /** Replaces the help, depending on what is typed. */
        readonly says?: (typed: string) => string;
      }
    | {
        readonly type: 'markdown';
        /** The number of lines; from eight on, with a preview beside it. */
        readonly lines?: number;
        /** The record's field with the files that the text may use. */
        readonly figures?: string;
        /** The record's field with the works that the text may cite. */
        readonly bibliography?: string;
      }
    | {
        readonly type: 'select';
        readonly choices: Choices;
        /** The label for no choice; absent: a choice is required. */
        readonly none?: string;
      }
    | {
        readonly type: 'chips';
        /** The suggestions; absent: none. */
        readonly choices?: Choices;
        /** Only suggestions are allowed. */
        readonly isClosed?: true;
      }
    | { readonly type: 'date' | 'instant' }
    | {
        readonly type: 'number';
        readonly least?: number;
        readonly most?: number;
        readonly step?: number;
        readonly unit?: string;
      }
    | { readonly type: 'switch' }
    /** An image of the media library with its own alternative text: `ImageFileSchema`. */
    | { readonly type: 'image' }
    | {
        /** Files of the media library that the record uses: `ContentFileSchema`. */
        readonly type: 'files';
        /** The possible uses of a file; the first is the default. */
        readonly roles: readonly [Choice, ...Choice[]];
      }
    | { readonly type: 'hue' }
    | {
        readonly type: 'list';
        /** The button that adds an item: “Add chapter”. */
        readonly add: string;
        readonly fields: readonly FieldDescription[];
        /** The initial value of a new item. */
        readonly blank: Values;
        /** The title of a closed item. `values`: those of the whole record. If empty, the item stays open. */
        readonly title: (item: Values, values: Values) => string;
        /** A custom way to add an item: `add` appends it. */
        readonly adder?: (props: ListAdderProps) => ReactNode;
      }
    | {
        /** The record's translatable fields, in each language of the press. */
        readonly type: 'translations';
        readonly fields: readonly FieldDescription[];
      }
    | { readonly type: 'custom'; readonly render: (props: CustomFieldProps) => ReactNode }
  );

export interface FormSection {
  readonly title: string;
  readonly help?: string;
  readonly fields: readonly FieldDescription[];
  readonly isShown?: (values: Values) => boolean;
  /** Shown below its fields: results or links. */
  readonly after?: (values: Values, person: Person) => ReactNode;
}

/** A button that saves the record with another status. */
export interface StatusMove {
  readonly label: string;
  readonly from: readonly string[];
  readonly to: string;
  /** Asks for confirmation. */
  readonly asks?: string;
  readonly isDanger?: true;
  /** Changes more than the status, or refuses with a message. */
  readonly prepare?: (values: Values) => { readonly values: Values } | { readonly refused: string };
}

export interface FormDescription {
  readonly kind: RecordKindName;
  readonly sections: readonly [FormSection, ...FormSection[]];
  /** The initial values of a new record. */
  readonly blank: (person: Person) => Values;
  readonly title: (values: Values) => string;
  readonly moves?: readonly StatusMove[];
  /** Shown beside the title: `status` in words. */
  readonly statusLabels?: Readonly<Record<string, string>>;
  /** The public page; null if there is none. */
  readonly publicPath?: (values: Values) => string | null;
  /** For a new record: the last part of its address is derived from these fields until a person enters another. */
  readonly addressOf?: { readonly field: string; readonly from: readonly string[] };
  /** Saves automatically when typing pauses, as long as this is true. */
  readonly savesItself?: (values: Values) => boolean;
  /** Fields of the schema that this form does not change; a test checks that each field is shown or listed here. */
  readonly leaves?: readonly string[];
}
