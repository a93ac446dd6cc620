import { scopesFor } from '@quire/model/grants';
import { normaliseDoi } from '@quire/model/identifiers';
import type { Claims } from '@quire/model/roles';
import { useEffect, useMemo, useState } from 'react';
import { type Scope, scopeOf } from '../../../data/live/office/press-scope.ts';
import { findByDoi, searchList } from '../../../data/live/office/search-list.ts';
import { FIND_SOURCES, type FindSource } from './find-sources.ts';

export interface FoundPlace {
  readonly group: string;
  readonly title: string;
  readonly detail: string;
  readonly path: string;
}

interface Found {
  /** The query that these results are for. */
  readonly typed: string;
  readonly records: readonly FoundPlace[];
  readonly state: 'resting' | 'looking' | 'failed';
}

const NOTHING: Found = { typed: '', records: [], state: 'resting' };
/** The pause in typing before a search: keys typed quickly are one search, and results come within 100 ms. */
const REST_MS = 25;
/** Results of each kind; to see more, people narrow the search or open the list. */
const MOST = 5;

interface Place {
  readonly source: FindSource;
  readonly scope: Scope;
  readonly inAnyOrder: boolean;
}

/** What a person may search: the journals of their roles, and for guest editors their special issues. */
function placesOf(claims: Claims): readonly Place[] {
  return FIND_SOURCES.flatMap((source): readonly Place[] => {
    const { plan, action } = source;
    const scope = scopeOf(claims, action);
    const isForAll = scope === 'all' || scope.length > 0;
    if (isForAll) return [{ source, scope, inAnyOrder: plan.isShort === true }];
    const issues = scopesFor(claims, action, 'issues');
    if (issues.length === 0) return [];
    const ofIssues = { ...source, plan: { ...plan, scope: { field: 'issue' } } };
    return [{ source: ofIssues, scope: issues, inAnyOrder: true }];
  });
}

/** A few records of each kind that match all typed words and that this person may read. */
export function useFound(claims: Claims, typed: string): Found {
  const places = useMemo(() => placesOf(claims), [claims]);
  const [found, setFound] = useState(NOTHING);
  useEffect(() => {
    const words = typed.trim();
    if (words.length < 2) {
      setFound({ ...NOTHING, typed });
      return;
    }
    let isWanted = true;
    setFound((before) => ({ ...before, state: 'looking' }));
    const timer = setTimeout(async () => {
      const answers = await Promise.allSettled(places.map((place) => findIn(place, words)));
      if (!isWanted) return;
      const records = answers.flatMap((answer) =>
        answer.status === 'fulfilled' ? answer.value : [],
      );
      const isFailed = answers.some(({ status }) => status === 'rejected');
      setFound({ typed, records, state: isFailed ? 'failed' : 'resting' });
    }, REST_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [places, typed]);
  return found;
}

async function findIn(
  { source, scope, inAnyOrder }: Place,
  words: string,
): Promise<readonly FoundPlace[]> {
  const { label: group, plan, path, show, byDoi = false } = source;
  const doi = byDoi ? normaliseDoi(words) : null;
  const docs = doi
    ? await findByDoi(doi)
    : await searchList(plan, scope, words, { most: MOST, inAnyOrder });
  return docs.flatMap((doc) => {
    const shown = show(doc.data());
    return shown ? [{ group, ...shown, path: path(doc.id) }] : [];
  });
}
