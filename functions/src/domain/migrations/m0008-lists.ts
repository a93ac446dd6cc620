import { LISTS, type ListName } from '@quire/model/entities/list';
import { divideList } from '../publishing/list-divide.ts';
import type { Migration } from './migration.ts';

const LIST_NAMES = Object.keys(LISTS) as ListName[]; // the keys of a constant

/** The index of a list had all its chunks, and grew with the press; since then it is divided into parts. */
export const lists: Migration = {
  number: 8,
  async step({ db }, cursor) {
    const at = Number(cursor || 0);
    const list = LIST_NAMES[at];
    const isDivided = list !== undefined && (await divideList(db, list));
    const next = at + 1 < LIST_NAMES.length ? String(at + 1) : null;
    return { changed: isDivided ? 1 : 0, next };
  },
};
