import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { COUNTER_REPORTS } from '@quire/model/calls/counter';
import { WORLD } from '@quire/model/entities/counter';
import { t } from '@quire/model/messages/t';
import { useState } from 'react';
import { type CallRequest, call } from '../../data/calls.ts';
import { messageOf } from '../../signed-in/message-of.ts';
import { Panel } from '../../signed-in/panel.tsx';
import { saveFile } from '../../ui/files/save-file.ts';
import { type ReportTable, readTable } from './read-table.ts';
import { ReportRows } from './report-rows.tsx';
import type { Customers } from './use-customers.ts';

type Asked = Omit<CallRequest<'usageReport'>, 'format'>;
type Does = 'show' | 'tsv' | 'json';

const TYPES = {
  tsv: 'text/tab-separated-values;charset=utf-8',
  json: 'application/json',
} as const;

/** A report of the months that are counted: to look at, or as a file. */
export function ReportPanel({ customers, since, until }: Customers) {
  const [asked, setAsked] = useState<Asked>({
    ...{ report: 'TR', customer: WORLD, begin: since, end: until },
  });
  const [table, setTable] = useState<ReportTable | null>(null);
  const [doing, setDoing] = useState<Does | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const change = (part: Partial<Asked>) => {
    setAsked((before) => ({ ...before, ...part }));
    setTable(null);
  };
  async function run(does: Does) {
    setDoing(does);
    setProblem(null);
    try {
      const format = does === 'json' ? 'json' : 'tsv';
      const { name, text } = await call('usageReport', { ...asked, format });
      if (does === 'show') setTable(readTable(text));
      else saveFile(new Blob([text], { type: TYPES[format] }), name);
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setDoing(null);
    }
  }
  if (until < since)
    return (
      <Panel title={t('officeUsage.report')}>
        <Typography>{t('officeUsage.noMonths')}</Typography>
      </Panel>
    );
  const months = { min: since, max: until };
  const button = (does: Does, label: string) => (
    <Button
      variant={does === 'show' ? 'contained' : 'outlined'}
      loading={doing === does}
      disabled={doing !== null}
      onClick={() => void run(does)}
    >
      {label}
    </Button>
  );
  return (
    <Panel title={t('officeUsage.report')}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', mb: 2 }}>
        <TextField
          select
          label={t('officeUsage.report')}
          value={asked.report}
          sx={{ minWidth: 140 }}
          onChange={({ target: { value } }) => {
            const report = COUNTER_REPORTS.find((name) => name === value);
            if (report) change({ report });
          }}
        >
          {COUNTER_REPORTS.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          label={t('officeUsage.of')}
          value={asked.customer}
          sx={{ minWidth: 240 }}
          onChange={({ target: { value } }) => change({ customer: value })}
        >
          <MenuItem value={WORLD}>{t('officeUsage.world')}</MenuItem>
          {customers.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          type="month"
          label={t('officeUsage.from')}
          value={asked.begin}
          slotProps={{ htmlInput: months, inputLabel: { shrink: true } }}
          onChange={({ target: { value } }) => change({ begin: value })}
        />
        <TextField
          type="month"
          label={t('officeUsage.to')}
          value={asked.end}
          slotProps={{ htmlInput: months, inputLabel: { shrink: true } }}
          onChange={({ target: { value } }) => change({ end: value })}
        />
      </Stack>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {button('show', t('officeUsage.show'))}
        {button('tsv', t('officeUsage.saveTsv'))}
        {button('json', t('officeUsage.saveJson'))}
      </Stack>
      {problem && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {problem}
        </Alert>
      )}
      {table && <ReportRows table={table} />}
    </Panel>
  );
}
