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
  records: 'Records with history',
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

/** The tools for the whole press: health check, rebuild and export. */
export function PressTools() {
  const [what, setWhat] = useState<readonly Rebuild[]>(REBUILD_KEYS);
  const [parts, setParts] = useState<readonly Part[]>(PART_KEYS);
  return (
    <>
      <ToolSection
        title="Health check"
        text="Checks all records and files for missing versions, issues, files and DOIs, broken links and outdated pages. It changes nothing."
      >
        <StartButton label="Check" start={() => startRun({ kind: 'health' })} />
      </ToolSection>
      <ToolSection
        title="Rebuild"
        text="Recreates public pages and lists from the published records. Pages stay available meanwhile."
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
        text="Exports all data of the press as zip files, available for seven days. They contain personal data, so store them securely."
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
