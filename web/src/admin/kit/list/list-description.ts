/** All that makes one list of the office: `RecordList` shows it, and does what it says. */
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
  /** A field of the plan's sorts: the head of the column turns it. */
  readonly sort?: string;
  /** What stands in the exported file. */
  readonly csv: (record: T, row: Row<T>) => string | number | boolean | null | undefined;
  readonly align?: 'right';
  /** On one line: dates, numbers. */
  readonly isShort?: true;
  /** Shown once somebody chooses it. */
  readonly isHidden?: true;
  /** Shown on a phone as well; `below`: with its label, below the first column, which always is shown. */
  readonly onPhones?: true | 'below';
}

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** A field with one of some values; a plan's filter, or its scope. */
export interface Filter {
  readonly field: string;
  readonly label: string;
  /** `journals`: those that the person works for. */
  readonly choices: readonly Choice[] | 'journals';
  /** The record holds true or false: the choices' values are these words. */
  readonly isSwitch?: true;
  /** The record holds a number. */
  readonly isNumber?: true;
  /** The page offers it above the list: it has no field among the others. */
  readonly isElsewhere?: true;
}

/** What a choice of a filter is in the record. */
export const filterValue = (
  { isSwitch, isNumber }: Pick<Filter, 'isSwitch' | 'isNumber'>,
  chosen: string,
): string | number | boolean => {
  if (isSwitch) return chosen === 'true';
  return isNumber ? Number(chosen) : chosen;
};

export type Undo = () => Promise<void>;

/** What an action asks for before it begins. */
export interface ActionField<T = unknown> {
  readonly key: string;
  readonly label: string;
  readonly help?: string;
  /** One of these; absent: text of several lines. */
  readonly choices?: readonly Choice[];
  /** The same, read once the action is asked for. */
  readonly loadChoices?: (rows: readonly Row<T>[]) => Promise<readonly Choice[]>;
  /** A day and time, yet to come, in the zone of whoever is asked; its answer is an ISO instant. */
  readonly isInstant?: true;
  readonly isNeeded?: true;
  /** The most characters of a text. */
  readonly most?: number;
  /** The text is Markdown: with a toolbar and a preview. */
  readonly isMarkdown?: true;
}

/** By the keys of an action's fields, what was said; '' for nothing. */
export type ActionAnswers = Readonly<Record<string, string>>;

/** Something to do with one record or with all that are selected. */
export interface RowAction<T> {
  readonly key: string;
  readonly label: string;
  readonly isFor?: (row: Row<T>) => boolean;
  readonly isDanger?: true;
  /** Asks first, of so many. Absent: it is done at once. */
  readonly asks?: (count: number) => string;
  /** Asked for with it, once for all that are selected. */
  readonly fields?: readonly ActionField<T>[];
  /** For one record alone: not offered for a selection. */
  readonly isSingle?: true;
  /** The most records that it can be done with at once; absent: as many as are selected. */
  readonly most?: number;
  /**
   * Does it; what it answers with takes it back, and is offered afterwards. Rejects where it fails. `attempt` stays the
   * same when what failed is tried again: a key by which functions do nothing twice.
   */
  readonly run: (
    row: Row<T>,
    answers: ActionAnswers,
    attempt: string,
  ) => Promise<void> | Promise<Undo>;
  /** After the last record, if any of them worked. Rejects where it fails. */
  readonly finish?: () => Promise<void>;
  /** “3 records archived.” */
  readonly done: (count: number) => string;
}

export interface ListDescription<T> {
  /** Names what is kept of it on the device, and its exported file: `news`. */
  readonly id: string;
  readonly plan: ListPlan;
  /** The right by which it is read. */
  readonly action: Action;
  /** Of the office's records: deleting and the bin come with it. */
  readonly kind?: RecordKindName;
  /** What one and several are called: “news item”, “news”. */
  readonly one: string;
  readonly many: string;
  readonly read: ReadRecord<T>;
  readonly columns: readonly [Column<T>, ...Column<T>[]];
  readonly filters?: readonly Filter[];
  /** Where a record opens. */
  readonly link: (row: Row<T>) => string;
  /** Where a new one is begun. */
  readonly newPath?: string;
  readonly actions?: readonly RowAction<T>[];
  /** Addresses and names of people who are not published: its export asks for a fresh password. */
  readonly holdsPeople?: true;
  /** What its page adds to an address that asks for nothing; absent: nothing. */
  readonly firstSearch?: string;
  /** Said where there is none yet, and how the first comes to be. */
  readonly empty: string;
}
