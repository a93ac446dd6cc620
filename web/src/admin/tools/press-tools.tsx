import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { REBUILDS, type Rebuild } from '@quire/model/entities/tool-run';
import { useState } from 'react';
import { StartButton } from './start-button.tsx';
import { startRun } from './start-run.ts';
import { ToolSection } from './tool-section.tsx';

const REBUILD_KEYS = Object.keys(REBUILDS) as Rebuild[]; // the keys of a constant

const PARTS = {
  records: 'Records with their histories',
  markdown: 'Texts as Markdown',
  files: 'Original files',
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

/** What looks after the whole press: a check, rebuilding, an export. */
export function PressTools() {
  const [what, setWhat] = useState<readonly Rebuild[]>(REBUILD_KEYS);
  const [parts, setParts] = useState<readonly Part[]>(PART_KEYS);
  return (
    <>
      <ToolSection
        title="Health check"
        text="Looks through all records and files for what is not as it should be: missing versions, issues and files, broken links, missing DOIs, pages that are out of step. Changes nothing."
      >
        <StartButton label="Check" start={() => startRun({ kind: 'health' })} />
      </ToolSection>
      <ToolSection
        title="Rebuild"
        text="Makes what readers find anew from what is published. Pages stay readable meanwhile."
      >
        <Choice keys={REBUILD_KEYS} labels={REBUILDS} chosen={what} onChoose={setWhat} />
        <StartButton
          label="Rebuild"
          disabled={what.length === 0}
          start={() => startRun({ kind: 'rebuild', what: [...what] })}
        />
      </ToolSection>
      <ToolSection
        title="Export"
        text="Everything that the press owns, as zip files for seven days. They hold personal data: keep them as such."
      >
        <Choice keys={PART_KEYS} labels={PARTS} chosen={parts} onChoose={setParts} />
        <StartButton
          label="Export"
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
