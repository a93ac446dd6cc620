import { useCallback, useEffect, useRef, useState } from 'react';
import { CallError } from '../../../data/call-error.ts';
import { call } from '../../../data/calls.ts';
import { look, type Report, type ReviewView } from '../review-view.ts';
import { keep, placeOf, readKept } from './kept-report.ts';

/** How long typing rests before it is saved. */
const REST_MS = 1_500;
/** How long until saving is tried again by itself. */
const AGAIN_MS = 15_000;

type Saving =
  | { readonly is: 'untouched' | 'typing' | 'saving' | 'saved' }
  /** `kept`: at least on this device. */
  | { readonly is: 'failed'; readonly message: string; readonly kept: boolean }
  /** Another window has saved since. */
  | { readonly is: 'stale'; readonly theirs: ReviewView | null };

export interface ReportState {
  readonly report: Report;
  readonly saving: Saving;
  readonly change: (changes: Partial<Report>) => void;
  readonly saveNow: () => void;
  /** Sends what is here, or takes what the other window has saved. */
  readonly settle: (which: 'mine' | 'theirs') => void;
  /** After what is being saved: runs with the revision that is the newest then. Rejects with what failed. */
  readonly send: (run: (revision: number) => Promise<number>) => Promise<void>;
}

const isSame = (one: Report, other: Report) => JSON.stringify(one) === JSON.stringify(other);

/** What is typed into a report: kept on the device at once, and by the press when typing rests. */
export function useReport(token: string, view: ReviewView): ReportState {
  const place = placeOf(token);
  const [start] = useState(() => {
    const kept = readKept(place);
    return kept && kept.revision === view.revision && !isSame(kept.report, view.report)
      ? kept
      : null;
  });
  const [report, setReport] = useState(start?.report ?? view.report);
  const [saving, setSaving] = useState<Saving>({ is: start ? 'typing' : 'untouched' });
  const now = useRef(report);
  const saved = useRef({ report: view.report, revision: view.revision });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Saving and sending follow each other: none is begun before the last has ended. */
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const isHere = useRef(true);

  const save = useCallback(async () => {
    clearTimeout(timer.current);
    const typed = now.current;
    if (isSame(typed, saved.current.report)) return;
    setSaving({ is: 'saving' });
    const { revision } = saved.current;
    try {
      const answer = await call('saveReview', { token, revision, report: typed });
      saved.current = { report: typed, revision: answer.revision };
      const isAll = now.current === typed;
      keep(place, isAll ? null : { report: now.current, revision: answer.revision });
      setSaving({ is: isAll ? 'saved' : 'typing' });
    } catch (thrown) {
      const error = thrown instanceof CallError ? thrown : new CallError('page/unavailable');
      if (error.code === 'review/changed-elsewhere') {
        const found = await look(token);
        setSaving({ is: 'stale', theirs: 'view' in found ? found.view : null });
        return;
      }
      const kept = keep(place, { report: now.current, revision });
      setSaving({ is: 'failed', message: error.message, kept });
      if (isHere.current) timer.current = setTimeout(() => enqueue.current(), AGAIN_MS);
    }
  }, [token, place]);

  const enqueue = useRef(() => {});
  enqueue.current = () => {
    queue.current = queue.current.then(save);
  };

  useEffect(() => {
    isHere.current = true;
    if (start) enqueue.current();
    return () => {
      isHere.current = false;
      clearTimeout(timer.current);
    };
  }, [start]);

  return {
    report,
    saving,
    change(changes) {
      now.current = { ...now.current, ...changes };
      setReport(now.current);
      keep(place, { report: now.current, revision: saved.current.revision });
      setSaving((before) => (before.is === 'stale' ? before : { is: 'typing' }));
      clearTimeout(timer.current);
      if (saving.is !== 'stale') timer.current = setTimeout(() => enqueue.current(), REST_MS);
    },
    saveNow: () => enqueue.current(),
    settle(which) {
      const theirs = saving.is === 'stale' ? saving.theirs : null;
      if (theirs) saved.current = { report: theirs.report, revision: theirs.revision };
      if (theirs && which === 'theirs') {
        now.current = theirs.report;
        setReport(theirs.report);
        keep(place, null);
        setSaving({ is: 'saved' });
      } else enqueue.current();
    },
    send(run) {
      clearTimeout(timer.current);
      const sent = queue.current.then(async () => {
        const revision = await run(saved.current.revision);
        saved.current = { report: now.current, revision };
        keep(place, null);
        setSaving({ is: 'saved' });
      });
      queue.current = sent.catch(() => {});
      return sent;
    },
  };
}
