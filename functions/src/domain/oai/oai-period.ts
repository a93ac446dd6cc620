/** `from` and `until`: days or seconds in UTC, both ends included. */
import { t } from '@quire/model/messages/t';
import { badArgument, type OaiError } from './oai-error.ts';

export interface Period {
  /** Datestamps. */
  readonly from?: string;
  readonly until?: string;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const SECOND = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/;

/** Whether there is such a day or second: the thirtieth of February is none. */
function isMoment(text: string): boolean {
  if (!DAY.test(text) && !SECOND.test(text)) return false;
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text.replace('Z', ''));
}

/** The period in seconds. */
export function periodOf({ from, until }: Period): Period | OaiError {
  for (const each of [from, until]) {
    if (each !== undefined && !isMoment(each)) {
      return badArgument(t('officeWords.oaiPeriodForm'));
    }
  }
  if (from !== undefined && until !== undefined && DAY.test(from) !== DAY.test(until)) {
    return badArgument(t('officeWords.oaiGranularity'));
  }
  const first = from && DAY.test(from) ? `${from}T00:00:00Z` : from;
  const last = until && DAY.test(until) ? `${until}T23:59:59Z` : until;
  if (first !== undefined && last !== undefined && first > last) {
    return badArgument(t('officeWords.oaiPeriodOrder'));
  }
  return {
    ...(first === undefined ? {} : { from: first }),
    ...(last === undefined ? {} : { until: last }),
  };
}
