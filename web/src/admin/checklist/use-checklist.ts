import type { ChecklistEntry } from '@quire/model/calls/setup';
import type { ChecklistItem } from '@quire/model/checklist';
import { useCallback, useEffect, useState } from 'react';
import { type CallAnswer, call } from '../../data/calls.ts';
import { messageOf } from '../../signed-in/message-of.ts';

type Answer = CallAnswer<'pressChecklist'>;

export interface Checklist {
  readonly entries: readonly ChecklistEntry[] | null;
  readonly checkedAt: string | null;
  readonly problem: string | null;
  readonly isLooking: boolean;
  look(): Promise<void>;
  mark(item: ChecklistItem, isForUs: boolean): Promise<void>;
}

/** The checklist, checked when the page opens and on request. */
export function useChecklist(): Checklist {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isLooking, setLooking] = useState(true);
  const look = useCallback(async () => {
    setLooking(true);
    setProblem(null);
    try {
      setAnswer(await call('pressChecklist', {}));
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setLooking(false);
    }
  }, []);
  useEffect(() => {
    void look();
  }, [look]);
  const mark = useCallback(
    async (item: ChecklistItem, isForUs: boolean) => {
      try {
        await call('markChecklistItem', { item, isForUs });
      } catch (error) {
        setProblem(messageOf(error));
        return;
      }
      await look();
    },
    [look],
  );
  const entries = answer?.entries ?? null;
  return { entries, checkedAt: answer?.checkedAt ?? null, problem, isLooking, look, mark };
}

/** The number of items, and of completed ones. */
export function countsOf(entries: readonly ChecklistEntry[]): { seen: number; all: number } {
  const ours = entries.filter(({ state }) => state !== 'not-for-us');
  return { seen: ours.filter(({ state }) => state === 'done').length, all: ours.length };
}
