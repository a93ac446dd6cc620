import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { rowText } from '@quire/model/entities/tool-row';
import { t } from '@quire/model/messages/t';
import { useState } from 'react';
import { readToolRows } from '../../data/live/office/tool-runs.ts';
import { messageOf } from '../../signed-in/message-of.ts';
import { saveTable } from '../kit/save-table.ts';

const HEAD = ['line', 'kind', 'code', 'what', 'record', 'begins'];

/** Saves the shown part of a run's report as a spreadsheet, for use while correcting a file. */
export function ReportFile({ run, code }: { readonly run: string; readonly code: string }) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  async function save() {
    setBusy(true);
    setProblem(null);
    try {
      const rows = await readToolRows(run, code);
      saveTable(
        `report-${run}`,
        HEAD,
        rows.map((row) => {
          const { line, severity, code: of, record = '', raw = '' } = row;
          return [line, severity, of, rowText(row), record, raw];
        }),
      );
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setBusy(false);
    }
  }
  return (
    <>
      <Button variant="outlined" loading={busy} onClick={() => void save()}>
        {t('officeTools.saveCsv')}
      </Button>
      {problem && <Alert severity="error">{problem}</Alert>}
    </>
  );
}
