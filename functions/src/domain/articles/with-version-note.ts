import type { Article } from '@quire/model/entities/article';

const NOTES_MAX = 50;

type Notes = NonNullable<Article['notes']>;

/** Adds a note to the notes of an article's versions: the newest are kept. */
export const withVersionNote = (
  { notes = [] }: Pick<Article, 'notes'>,
  note: Notes[number],
): Notes => [...notes, note].slice(-NOTES_MAX);
