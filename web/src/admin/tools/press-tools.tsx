import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { REBUILDS, type Rebuild } from '@quire/model/entities/tool-run';
import { t } from '@quire/model/messages/t';
import { useState } from 'react';
import { StartButton } from './start-button.tsx';
import { startRun } from './start-run.ts';
import { ToolSection } from './tool-section.tsx';

const REBUILD_KEYS = Object.keys(REBUILDS) as Rebuild[]; // the keys of a constant

const PARTS = {
  records: t('officeTools.partRecords'),
  markdown: t('officeTools.partMarkdown'),
  files: t('officeTools.partFiles'),
} as const;
type Part = keyof typeof PARTS;
const PART_KEYS = Object.keys(PARTS) as Part[]; // the keys of a constant

interface ChoiceProps<Key extends string> {
  readonly keys: readonly Key[];
  readonly labels: Readonly<Record<Key, string>>;
  readonly chosen: readonly Key[];
  readonly onChoose: (chosen: readonly Key[]) => void;
}

function Choice<Key extends string>({ keys, labels, chosen, onChoose }: ChoiceProps<Key>) {
  return (
    <FormGroup>
      {keys.map((key) => (
        <FormControlLabel
          key={key}
          label={labels[key]}
          control={
            <Checkbox
              size="small"
              checked={chosen.includes(key)}
              onChange={(_, isChecked) =>
                onChoose(keys.filter((each) => (each === key ? isChecked : chosen.includes(each))))
              }
            />
          }
        />
      ))}
    </FormGroup>
  );
}

/** The tools for the whole press: health check, rebuild and export. */
export function PressTools() {
  const [what, setWhat] = useState<readonly Rebuild[]>(REBUILD_KEYS);
  const [parts, setParts] = useState<readonly Part[]>(PART_KEYS);
  return (
    <>
      <ToolSection
        name="health"
        title={t('officeTools.healthCheck')}
        text={t('officeTools.healthCheckText')}
      >
        <StartButton
          label={t('officeTools.startCheck')}
          start={() => startRun({ kind: 'health' })}
        />
      </ToolSection>
      <ToolSection
        name="rebuild"
        title={t('officeTools.rebuild')}
        text={t('officeTools.rebuildText')}
      >
        <Choice keys={REBUILD_KEYS} labels={REBUILDS} chosen={what} onChoose={setWhat} />
        <StartButton
          label={t('officeTools.rebuild')}
          disabled={what.length === 0}
          start={() => startRun({ kind: 'rebuild', what: [...what] })}
        />
      </ToolSection>
      <ToolSection name="export" title={t('officeTools.export')} text={t('officeTools.exportText')}>
        <Choice keys={PART_KEYS} labels={PARTS} chosen={parts} onChoose={setParts} />
        <StartButton
          label={t('officeTools.export')}
          disabled={parts.length === 0}
          start={() =>
            startRun({
              kind: 'export',
              records: parts.includes('records'),
              markdown: parts.includes('markdown'),
              files: parts.includes('files'),
            })
          }
        />
      </ToolSection>
    </>
  );
}
