import { formatList } from '@quire/model/messages/numbers';
import { t } from '@quire/model/messages/t';
import { COMPLETED_KINDS, completionRequest } from '@quire/model/search/completion-request';
import { parseHits } from '@quire/model/search/search-hit';
import { textLanguage } from '@quire/model/text-language';
import { z } from 'zod';
import { completeJournals, type KnownJournal } from './complete-journals.ts';
import { foundTitle } from './found-title.ts';
import { markedOf } from './marked-of.ts';
import { pageEngine } from './page-engine.ts';
import type { SearchEngine } from './search-engine.ts';

export interface Completion {
  /** `all` is the search itself. */
  readonly kind: 'articles' | 'journals' | 'people' | 'all';
  /** With marks around what matched. */
  readonly title: string;
  /** What the title is written in, where that is known. */
  readonly language?: string | undefined;
  readonly detail: string;
  readonly path: string;
}

const AnswerSchema = z.object({ hits: z.array(z.record(z.string(), z.unknown())).default([]) });

type Raw = z.infer<typeof AnswerSchema>['hits'];

const facts = (...each: readonly (string | number | undefined)[]): string =>
  each.filter(Boolean).join(' · ');

const READ = {
  articles: (hits: Raw) =>
    parseHits('articles', hits).map((hit) => {
      const { authors, journal, year, language, path } = hit.record;
      const title = foundTitle(hit);
      const written = textLanguage(title.language, language);
      const detail = facts(authorsInShort(authors), journal, year, written);
      return { kind: hit.kind, ...title, detail, path };
    }),
  people: (hits: Raw) =>
    parseHits('people', hits).map((hit) => ({
      kind: hit.kind,
      title: markedOf(hit, 'title', hit.record.title),
      detail: facts(
        t('ui.articleCount', { count: hit.record.articleCount }),
        hit.record.affiliations[0],
      ),
      path: hit.record.path,
    })),
} as const;

function authorsInShort([first, second, ...others]: readonly string[]): string | undefined {
  if (!first || !second) return first;
  return others.length > 0
    ? t('ui.namesAndOthers', { names: first, count: others.length + 1 })
    : formatList([first, second]);
}

/**
 * Titles, journals and people that begin with the typed text, by kind. Nothing if the press has no search.
 *
 * @throws page/unavailable where it does not answer
 */
export async function complete(
  typed: string,
  signal: AbortSignal,
  journals: readonly KnownJournal[],
  engine: SearchEngine | null = pageEngine(),
): Promise<readonly Completion[]> {
  if (!engine) return [];
  const results = await engine.ask(completionRequest(engine.prefix, typed), signal);
  const [articles = [], people = []] = COMPLETED_KINDS.map(([kind], place) =>
    READ[kind](AnswerSchema.parse(results[place]).hits),
  );
  return [...articles, ...completeJournals(typed, journals), ...people];
}
