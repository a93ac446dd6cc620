import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { reportCodeLabel } from '@quire/model/entities/report-codes';
import { rowText, type ToolRow } from '@quire/model/entities/tool-row';
import { errorMessage } from '@quire/model/errors';
import { t } from '@quire/model/messages/t';
import { useState } from 'react';
import { useToolRows } from '../../data/live/office/tool-runs.ts';
import { RecordLink } from '../kit/record-link.tsx';
import { ReportFile } from './report-file.tsx';

const SEVERITY = {
  error: t('officeTools.severityError'),
  warning: t('officeTools.severityWarning'),
  note: t('officeTools.severityNote'),
} as const;

function ReportRow({ row }: { readonly row: ToolRow }) {
  return (
    <TableRow>
      <TableCell align="right">{row.line || ''}</TableCell>
      <TableCell>{SEVERITY[row.severity]}</TableCell>
      <TableCell sx={{ minWidth: { xs: 190, sm: 280 } }}>
        {rowText(row)}
        {row.raw && (
          <Typography
            component="code"
            variant="caption"
            sx={{ display: 'block', overflowWrap: 'anywhere' }}
          >
            {row.raw}
          </Typography>
        )}
      </TableCell>
      <TableCell sx={{ minWidth: 160 }}>
        {reportCodeLabel(row.code)}
        <Typography component="code" variant="caption" sx={{ display: 'block' }}>
          {row.code}
        </Typography>
      </TableCell>
      <TableCell sx={{ minWidth: 160, overflowWrap: 'anywhere' }}>
        {row.record && <RecordLink path={row.record} />}
      </TableCell>
    </TableRow>
  );
}

interface RunReportProps {
  readonly run: string;
  /** The codes that can be used as a filter. */
  readonly codes: readonly (readonly [code: string, lines: number])[];
}

/** A run's report, line by line. */
export function RunReport({ run, codes }: RunReportProps) {
  const [code, setCode] = useState('');
  const [trail, setTrail] = useState<readonly (string | null)[]>([null]);
  const { rows, loading, problem, next } = useToolRows(run, code, trail.at(-1) ?? null);
  return (
    <section aria-labelledby="report">
      <Typography variant="h2" id="report" sx={{ mb: 1 }}>
        {t('officeTools.report')}
      </Typography>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ flexWrap: 'wrap', alignItems: 'end', mb: 1 }}
      >
        {codes.length > 1 && (
          <TextField
            select
            label={t('officeTools.show')}
            value={code}
            onChange={({ target }) => {
              setTrail([null]);
              setCode(target.value);
            }}
            slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
            sx={{ width: 320, maxWidth: '100%' }}
          >
            <MenuItem value="">{t('officeTools.everything')}</MenuItem>
            {codes.map(([each, lines]) => (
              <MenuItem key={each} value={each}>
                {t('officeTools.linesOfKind', { label: reportCodeLabel(each), count: lines })}
              </MenuItem>
            ))}
          </TextField>
        )}
        {(loading || rows.length > 0) && <ReportFile run={run} code={code} />}
      </Stack>
      {problem && <Alert severity="error">{errorMessage(problem)}</Alert>}
      <TableContainer
        component={Paper}
        variant="outlined"
        tabIndex={0}
        role="region"
        aria-label={t('officeTools.report')}
      >
        {loading && <LinearProgress aria-label={t('officeTools.loadingReport')} />}
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell align="right">{t('officeTools.line')}</TableCell>
              <TableCell>{t('officeTools.kind')}</TableCell>
              <TableCell>{t('officeTools.finding')}</TableCell>
              <TableCell>{t('officeTools.about')}</TableCell>
              <TableCell>{t('officeTools.record')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <ReportRow key={`${row.line} ${row.code} ${rowText(row)}`} row={row} />
            ))}
            {!loading && rows.length === 0 && (
              <TableRow>
                <TableCell colSpan={5}>
                  <Typography color="text.secondary">{t('officeTools.noFindings')}</Typography>
                </TableCell>
              </TableRow>
            )}
          </TableBody>
        </Table>
      </TableContainer>
      {(trail.length > 1 || next !== null) && (
        <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end', mt: 1 }}>
          <Button disabled={trail.length === 1} onClick={() => setTrail(trail.slice(0, -1))}>
            {t('officeTools.previousPage')}
          </Button>
          <Button disabled={next === null} onClick={() => setTrail([...trail, next])}>
            {t('officeTools.nextPage')}
          </Button>
        </Stack>
      )}
    </section>
  );
}
