/** Highlights and notes as files that people and programs read. */
import { longDate } from '@quire/model/messages/dates';
import { t } from '@quire/model/messages/t';
import type { NamedArticle, NotedArticle } from '../../data/live/own-notes.ts';

/** What {@link notesAsMarkdown} and {@link notesAsJson} write. */
export type ExportedNotes = readonly (NotedArticle & { readonly named: NamedArticle | null })[];

/** Words that stand for themselves: no heading, link, emphasis or HTML of theirs begins in the file. */
const plain = (words: string) => words.replace(/[\\`*_[\]<>#]/g, '\\$&').replace(/\s+/g, ' ');

/** The passage as a quotation, and below it the note as it was written. */
export function notesAsMarkdown(all: ExportedNotes, origin: string): string {
  const articles = all.map(({ article, notes, named }) => {
    const head = named
      ? [`## ${plain(named.title)}`, `${plain(named.journal)}, <${origin}${named.path}>`]
      : [`## ${t('author.noPublicArticleId', { id: article })}`];
    const parts = notes.flatMap(({ place, text, modified }) => [
      `> ${plain(place.exact)}`,
      ...(text ? [text] : []),
      text
        ? t('author.noteOf', { date: longDate(modified.slice(0, 10)) })
        : t('author.highlightOf', { date: longDate(modified.slice(0, 10)) }),
    ]);
    return [...head, ...parts].join('\n\n');
  });
  return `${[`# ${t('author.highlightsAndNotes')}`, ...articles].join('\n\n')}\n`;
}

/** Each article with its notes; `prefix` and `suffix` tell a passage from others of the same words. */
export function notesAsJson(all: ExportedNotes, origin: string): string {
  const articles = all.map(({ article, notes, named }) => ({
    id: article,
    title: named?.title ?? null,
    journal: named?.journal ?? null,
    url: named ? origin + named.path : null,
    notes: notes.map(({ place, text, revision, created, modified }) => ({
      ...{ quote: place.exact, prefix: place.prefix, suffix: place.suffix },
      ...{ note: text, version: revision, created, modified },
    })),
  }));
  return `${JSON.stringify({ articles }, null, 2)}\n`;
}
