/** All that makes one form of the office: `RecordForm` shows it, checks, saves and merges. */
import type { RecordKindName } from '@quire/model/records/record-kind-names';
import type { ReactNode } from 'react';
import type { Person } from '../../../session/use-person.ts';
import type { Values } from './values.ts';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** What is offered: some choices, the journals that the person works for, or the categories of a kind. */
export type Choices =
  | readonly Choice[]
  | 'journals'
  | 'subjects'
  | 'news-categories'
  | 'blog-categories';

interface FieldBase {
  /** Where its value stands in the record: `title`, `policies.data`; within a list, in its item. */
  readonly name: string;
  readonly label: string;
  readonly help?: string;
  /** Of the row, on screens with room for it; absent: all. */
  readonly width?: 'half' | 'third' | 'quarter';
  /** By what else stands in the record (or in the list's item), and who it is. `record`: all of it. */
  readonly isShown?: (values: Values, person: Person, record: Values) => boolean;
  /** Shown, but not for this person to change; the server refuses it as well. */
  readonly isLocked?: (values: Values, person: Person) => boolean;
  /** Written once, when the record is made: its address follows from it. */
  readonly isFixed?: true;
}

/** What a field of one's own is given to show. */
export interface CustomFieldProps {
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly problem: string | undefined;
  readonly id: string;
  /** Where it stands in the record: `charges.fees.2.amount`. */
  readonly path: string;
  readonly disabled: boolean;
  readonly values: Values;
  readonly person: Person;
}

/** What another way to add to a list is given. */
interface ListAdderProps {
  readonly items: readonly Values[];
  readonly add: (item: Values) => void;
  readonly disabled: boolean;
  /** The whole record's. */
  readonly values: Values;
}

export type FieldDescription = FieldBase &
  (
    | {
        readonly type: 'text';
        /** So many lines at least; absent: one. */
        readonly lines?: number;
        readonly input?: 'email' | 'url' | 'tel';
        readonly placeholder?: string;
        /** Counts what is typed against it. */
        readonly most?: number;
        /** Instead of its help: what there is to say of what is typed. */
        readonly says?: (typed: string) => string;
      }
    | {
        readonly type: 'markdown';
        /** So many lines; from eight on, beside its preview. */
        readonly lines?: number;
        /** The record's field with the files that the text may name. */
        readonly figures?: string;
        /** The record's field with the works that the text may cite. */
        readonly bibliography?: string;
      }
    | {
        readonly type: 'select';
        readonly choices: Choices;
        /** What no choice is called; absent: one has to be chosen. */
        readonly none?: string;
      }
    | {
        readonly type: 'chips';
        /** Offered; absent: nothing is. */
        readonly choices?: Choices;
        /** Only what is offered. */
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
    /** A picture of the media library with its own words: `ImageFileSchema`. */
    | { readonly type: 'image' }
    | {
        /** Files of the media library that the record names: `ContentFileSchema`. */
        readonly type: 'files';
        /** What a file may be for; the first is what a new one is. */
        readonly roles: readonly [Choice, ...Choice[]];
      }
    | { readonly type: 'hue' }
    | {
        readonly type: 'list';
        /** What one is called: “chapter”. */
        readonly one: string;
        readonly fields: readonly FieldDescription[];
        /** What a new one begins with. */
        readonly blank: Values;
        /** What it is called when it is closed. `values`: the whole record's. Nothing yet: it stands open. */
        readonly title: (item: Values, values: Values) => string;
        /** Another way to add one: `add` puts it at the end. */
        readonly adder?: (props: ListAdderProps) => ReactNode;
      }
    | { readonly type: 'custom'; readonly render: (props: CustomFieldProps) => ReactNode }
  );

export interface FormSection {
  readonly title: string;
  readonly help?: string;
  readonly fields: readonly FieldDescription[];
  readonly isShown?: (values: Values) => boolean;
  /** Below its fields: what comes of them, or where it goes on. */
  readonly after?: (values: Values, person: Person) => ReactNode;
}

/** A button that saves the record with another status. */
export interface StatusMove {
  readonly label: string;
  readonly from: readonly string[];
  readonly to: string;
  /** Asks before it is done. */
  readonly asks?: string;
  readonly isDanger?: true;
  /** Changes more than the status, or refuses with words. */
  readonly prepare?: (values: Values) => { readonly values: Values } | { readonly refused: string };
}

export interface FormDescription {
  readonly kind: RecordKindName;
  /** “news item”. */
  readonly one: string;
  readonly sections: readonly [FormSection, ...FormSection[]];
  /** What a new record begins with. */
  readonly blank: (person: Person) => Values;
  readonly title: (values: Values) => string;
  readonly moves?: readonly StatusMove[];
  /** Said beside the title: `status` in words. */
  readonly statusLabels?: Readonly<Record<string, string>>;
  /** Where readers see it; null where they do not. */
  readonly publicPath?: (values: Values) => string | null;
  /** Of a new record: the last part of its address is made from these fields until somebody writes another. */
  readonly addressOf?: { readonly field: string; readonly from: readonly string[] };
  /** Saves by itself when typing rests, while this is so. */
  readonly savesItself?: (values: Values) => boolean;
  /** Fields of the schema that this form leaves as they are: a test asks that each is shown or listed. */
  readonly leaves?: readonly string[];
}
