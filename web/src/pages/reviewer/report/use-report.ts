import { useEffect, useState, useSyncExternalStore } from 'react';
import { CallError } from '../../../data/call-error.ts';
import { call } from '../../../data/calls.ts';
import { type EditedDraft, startDraft } from '../../../drafts/draft-machine.ts';
import {
  createSavedDraft,
  type DraftView,
  later,
  type SavedDraft,
} from '../../../drafts/saved-draft.ts';
import { loadReview, type Report, type ReviewView } from '../view/review-view.ts';
import { REPORT_RULES } from './report-rules.ts';
import { storedReport } from './stored-report.ts';

/** The pause in typing before it is saved. */
const REST_MS = 1_500;
/** The delay before saving is tried again. */
const AGAIN_MS = 15_000;

export interface ReportState {
  readonly report: Report;
  readonly view: DraftView<Report, string>;
  /** Whether anything was saved since the page opened. */
  readonly isTouched: boolean;
  readonly change: (changes: Partial<Report>) => void;
  readonly saveNow: () => void;
  /** Keeps this version, or the one saved in the other window. */
  readonly settle: (which: 'mine' | 'theirs') => void;
  /** Runs work with the newest revision after the current save. Rejects with the failure. */
  readonly send: (run: (revision: number) => Promise<number>) => Promise<void>;
}

function openReport(token: string, shown: ReviewView): SavedDraft<Report, string> {
  const kept = storedReport(token);
  const before = kept.read();
  const start: EditedDraft<Report> = {
    ...startDraft(shown.report, shown.revision),
    ...(before?.revision === shown.revision && { mine: before.report }),
  };
  return createSavedDraft<Report, string>(start, {
    ...REPORT_RULES,
    ...{ later, pauseMs: REST_MS },
    again: () => AGAIN_MS,
    keep: (draft) =>
      kept.write(draft && { report: draft.mine, revision: draft.revision }) === 'kept',
    async save(report, revision) {
      try {
        const answer = await call('saveReview', { token, revision, report });
        return { outcome: 'saved', revision: answer.revision };
      } catch (thrown) {
        const error = thrown instanceof CallError ? thrown : new CallError('page/unavailable');
        const found = error.code === 'review/changed-elsewhere' ? await loadReview(token) : null;
        if (!found || !('view' in found)) return { outcome: 'refused', refusal: error.message };
        const theirs = found.view;
        return { outcome: 'changed-elsewhere', draft: theirs.report, revision: theirs.revision };
      }
    },
  });
}

/** What is typed into a report: kept on the device at once, and by the press when typing rests. */
export function useReport(token: string, shown: ReviewView): ReportState {
  const [store] = useState(() => openReport(token, shown));
  const view = useSyncExternalStore(store.subscribe, store.view, store.view);
  useEffect(() => {
    // Unsaved changes of an earlier visit.
    void store.flush();
    return store.stop;
  }, [store]);
  return {
    report: view.draft.mine,
    view,
    isTouched: view.draft.revision > shown.revision,
    change: store.edit,
    saveNow: () => void store.flush(),
    settle: (which) => store.choose(which === 'mine' ? (view.draft.conflict?.fields ?? []) : []),
    send: store.exclusively,
  };
}
