import { useDecisions } from '../../data/live/submission-records.ts';
import { Panel } from '../../signed-in/panel.tsx';
import { DecisionLetter } from '../kit/decision-letter.tsx';

/** The press's letters with the reports released, the newest first. Nothing while there are none. */
export function Decisions({ submission }: { readonly submission: string }) {
  const { records } = useDecisions(submission);
  if (records.length === 0) return null;
  return (
    <Panel title={records.length === 1 ? 'Decision' : 'Decisions'}>
      {records.toReversed().map((decision) => (
        <DecisionLetter key={decision.id} decision={decision} />
      ))}
    </Panel>
  );
}
