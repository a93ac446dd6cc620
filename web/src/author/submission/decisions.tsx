import { t } from '@quire/model/messages/t';
import { useDecisions } from '../../data/live/submission-records.ts';
import { Panel } from '../../signed-in/panel.tsx';
import { DecisionLetter } from '../kit/decision-letter.tsx';

/** The decision letters with the released reports, newest first. It renders nothing if there are none. */
export function Decisions({ submission }: { readonly submission: string }) {
  const { records } = useDecisions(submission);
  if (records.length === 0) return null;
  return (
    <Panel title={t('authorSubmission.decisions', { count: records.length })}>
      {records.toReversed().map((decision) => (
        <DecisionLetter key={decision.id} decision={decision} />
      ))}
    </Panel>
  );
}
