import { normaliseDoi } from '@quire/model/identifiers';
import type { Claims } from '@quire/model/roles';
import { useEffect, useMemo, useState } from 'react';
import { findByDoi, searchList } from '../../../data/live/office/search-list.ts';
import { type FindIn, findPlaces } from './find-places.ts';

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

/** A few records of each kind that match all typed words and that this person may read. */
export function useFound(claims: Claims, typed: string): Found {
  const places = useMemo(() => findPlaces(claims), [claims]);
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
      const answers = await Promise.allSettled(places.map((place) => findIn(place, words, claims)));
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
  }, [places, claims, typed]);
  return found;
}

async function findIn(
  { source, plan, scope, inAnyOrder }: FindIn,
  words: string,
  claims: Claims,
): Promise<readonly FoundPlace[]> {
  const { label: group, path, show, byDoi = false } = source;
  const doi = byDoi ? normaliseDoi(words) : null;
  const docs = doi
    ? await findByDoi(doi)
    : await searchList(plan, scope, words, { most: MOST, inAnyOrder });
  return docs.flatMap((doc) => {
    const data = doc.data();
    const shown = show(data);
    return shown ? [{ group, ...shown, path: path(doc.id, data, claims) }] : [];
  });
}
