/** The description of one list of the office, which `RecordList` shows. */
import type { ListPlan } from '@quire/model/lists/list-plan';
import type { RecordKindName } from '@quire/model/records/record-kind-names';
import type { Action } from '@quire/model/roles';
import type { ReactNode } from 'react';
import type { Row } from '../../../data/live/office/list-request.ts';
import type { ReadRecord } from '../../../data/live/office/read-row.ts';

export interface Column<T> {
  readonly key: string;
  readonly label: string;
  readonly render: (record: T, row: Row<T>) => ReactNode;
  /** A field of the plan's sorts; the column's header toggles the order. */
  readonly sort?: string;
  /** The value in the exported file; absent: the file is without this column. */
  readonly csv?: (record: T, row: Row<T>) => string | number | boolean | null | undefined;
  readonly align?: 'right';
  /** Kept on one line: dates, numbers. */
  readonly isShort?: true;
  /** Shown only when a person chooses it. */
  readonly isHidden?: true;
  /** Also shown on a phone; `below`: with its label, below the first column, which is always shown. */
  readonly onPhones?: true | 'below';
}

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** A field with a fixed set of values; a plan's filter, or its scope. */
export interface Filter {
  readonly field: string;
  readonly label: string;
  /** `journals`: those that the person works for. */
  readonly choices: readonly Choice[] | 'journals';
  /** The record contains true or false; the choices' values are these words. */
  readonly isSwitch?: true;
  /** The record contains a number. */
  readonly isNumber?: true;
  /** The page offers it above the list, so it is not among the other filters. */
  readonly isElsewhere?: true;
}

/** The value in the record for a choice of a filter. */
export const filterValue = (
  { isSwitch, isNumber }: Pick<Filter, 'isSwitch' | 'isNumber'>,
  chosen: string,
): string | number | boolean => {
  if (isSwitch) return chosen === 'true';
  return isNumber ? Number(chosen) : chosen;
};

export type Undo = () => Promise<void>;

/** A field that an action asks for before it starts. */
export interface ActionField<T = unknown> {
  readonly key: string;
  readonly label: string;
  readonly help?: string;
  /** The choices; absent: text of several lines. */
  readonly choices?: readonly Choice[];
  /** The same, loaded when the action is opened. */
  readonly loadChoices?: (rows: readonly Row<T>[]) => Promise<readonly Choice[]>;
  /** A date and time in the future, in the person's time zone; the answer is an ISO instant. */
  readonly isInstant?: true;
  readonly isNeeded?: true;
  /** The length limit of a text. */
  readonly most?: number;
  /** The text is Markdown: with a toolbar and a preview. */
  readonly isMarkdown?: true;
}

/** The answers by the keys of an action's fields; '' for none. */
export type ActionAnswers = Readonly<Record<string, string>>;

/** What an action would send, shown before it starts. */
export interface ActionPreview {
  /** How many receive it, in sentences. */
  readonly reaches: readonly string[];
  /** The records that the action is not run for, by their ids, each with the reason. */
  readonly leftOut: ReadonlyMap<string, string>;
  /** Null: nobody receives a mail. */
  readonly mail: {
    /** Which of the mails it is. */
    readonly caption: string;
    readonly subject: string;
    readonly html: string;
    readonly text: string;
  } | null;
}

/** An action on one record or on all selected records. */
export interface RowAction<T> {
  readonly key: string;
  readonly label: string;
  readonly isFor?: (row: Row<T>) => boolean;
  readonly isDanger?: true;
  /** The question for a number of records. Absent: the action runs without asking. */
  readonly asks?: (count: number) => string;
  /** The fields, asked for once for all selected records. */
  readonly fields?: readonly ActionField<T>[];
  /** Shows what it would send before it can be started. Rejects on failure. */
  readonly preview?: (rows: readonly Row<T>[], answers: ActionAnswers) => Promise<ActionPreview>;
  /** For single records only; not offered for a selection. */
  readonly isSingle?: true;
  /** The maximum number of records at once; absent: no limit. */
  readonly most?: number;
  /**
   * Runs the action; may return a function that undoes it, which is offered afterwards. Rejects on failure. `attempt`
   * is the same for retries, so that functions do nothing twice.
   */
  readonly run: (
    row: Row<T>,
    answers: ActionAnswers,
    attempt: string,
  ) => Promise<void> | Promise<Undo>;
  /** Runs after the last record, if any of them succeeded. Rejects on failure. */
  readonly finish?: () => Promise<void>;
  /** “3 records archived.” */
  readonly done: (count: number) => string;
}

export interface ListDescription<T> {
  /** The name of what is kept on the device, and of the exported file: `news`. */
  readonly id: string;
  readonly plan: ListPlan;
  /** The right needed to read it. */
  readonly action: Action;
  /** The kind of the office's records, with deleting and the bin. */
  readonly kind?: RecordKindName;
  /** What it lists, as the name of its table and of a sheet: “News items”. */
  readonly name: string;
  readonly read: ReadRecord<T>;
  readonly columns: readonly [Column<T>, ...Column<T>[]];
  readonly filters?: readonly Filter[];
  /** The path of a record. */
  readonly link: (row: Row<T>) => string;
  /** The path for a new record, and the words of the link to it and of its title: “New book”. */
  readonly newPath?: string;
  readonly newLabel?: string;
  readonly actions?: readonly RowAction<T>[];
  /** Whether it contains private personal data; its export then asks for the password. */
  readonly holdsPeople?: true;
  /** The default parameters of its address; absent: none. */
  readonly firstSearch?: string;
  /** Shown above the table, about the records that are on the page. */
  readonly note?: (rows: readonly Row<T>[]) => ReactNode;
  /** Shown if the list is empty: how to add the first record. */
  readonly empty: string;
}
