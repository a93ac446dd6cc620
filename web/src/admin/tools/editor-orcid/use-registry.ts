import { ORCIDS_MAX, type OrcidFound } from '@quire/model/calls/people';
import { useRef, useState } from 'react';
import { call } from '../../../data/calls.ts';
import { messageOf } from '../../../signed-in/message-of.ts';

export interface Registry {
  readonly found: ReadonlyMap<string, OrcidFound>;
  readonly state: 'resting' | 'asking' | 'not-configured';
  readonly asked: number;
  readonly total: number;
  readonly problem: string;
  readonly ask: (orcids: readonly string[]) => Promise<void>;
  readonly stop: () => void;
}

/** Looks up iDs in ORCID's registry, some at a time. */
export function useRegistry(): Registry {
  const [found, setFound] = useState<ReadonlyMap<string, OrcidFound>>(new Map());
  const [state, setState] = useState<Registry['state']>('resting');
  const [progress, setProgress] = useState({ asked: 0, total: 0 });
  const [problem, setProblem] = useState('');
  const turn = useRef(0);

  async function ask(orcids: readonly string[]) {
    turn.current += 1;
    const mine = turn.current;
    setState('asking');
    setProblem('');
    setProgress({ asked: 0, total: orcids.length });
    try {
      for (let at = 0; at < orcids.length && mine === turn.current; at += ORCIDS_MAX) {
        const some = orcids.slice(at, at + ORCIDS_MAX);
        const { configured, results } = await call('checkOrcids', { orcids: some });
        if (mine !== turn.current) return;
        if (!configured) {
          setState('not-configured');
          return;
        }
        setFound(
          (before) => new Map([...before, ...results.map((each) => [each.orcid, each] as const)]),
        );
        setProgress({ asked: at + some.length, total: orcids.length });
      }
    } catch (error) {
      setProblem(messageOf(error));
    }
    if (mine === turn.current) setState('resting');
  }

  return {
    ...{ found, state, problem, ask, ...progress },
    stop() {
      turn.current += 1;
      setState('resting');
    },
  };
}
