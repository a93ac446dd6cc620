import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { t } from '@quire/model/messages/t';
import { useMemo, useState } from 'react';
import type { Person } from '../../../session/use-person.ts';
import { OfficeFrame } from '../../kit/office-frame.tsx';
import { saveTable } from '../../kit/save-table.ts';
import { StaffOnly } from '../../kit/staff-only.tsx';
import { FindingCounts } from './finding-counts.tsx';
import { FINDINGS, type Finding, isFine, judgePeople, orcidsToAsk } from './judge-people.ts';
import { RegistryState } from './registry-state.tsx';
import { ResultsTable } from './results-table.tsx';
import { AUTHORS_MOST, type Source, usePeople } from './use-people.ts';
import { useRegistry } from './use-registry.ts';

/** The colour of unselected choices, which must have enough contrast. */
const TOGGLE = { color: 'text.primary' } as const;

const isSource = (value: unknown): value is Source => value === 'boards' || value === 'authors';

function EditorOrcid({ person }: { readonly person: Person }) {
  const [source, setSource] = useState<Source>('boards');
  const [shown, setShown] = useState<Finding | 'work' | 'all'>('all');
  const { people, hasFailed } = usePeople(person, source);
  const registry = useRegistry();
  const { found } = registry;
  const judged = useMemo(() => judgePeople(people ?? [], found), [people, found]);
  const rows = judged.filter(
    ({ finding }) => shown === 'all' || (shown === 'work' ? !isFine(finding) : finding === shown),
  );
  const orcids = useMemo(() => orcidsToAsk(people ?? []), [people]);

  return (
    <OfficeFrame
      person={person}
      title={t('officeTools.orcidPage')}
      actions={
        <Button
          variant="outlined"
          disabled={rows.length === 0}
          onClick={() =>
            saveTable(
              `orcid-${source}`,
              ['name', 'journal', 'orcid', 'finding', t('officeTools.exportNameOnRecord')],
              rows.map((each) => [
                ...[each.name, each.where, each.orcid, FINDINGS[each.finding], each.onRecord],
              ]),
            )
          }
        >
          {t('officeTools.export')}
        </Button>
      }
    >
      <Stack spacing={2}>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
          <ToggleButtonGroup
            exclusive
            size="small"
            value={source}
            aria-label={t('officeTools.group')}
            onChange={(_, value: unknown) => {
              if (!isSource(value)) return;
              registry.stop();
              setSource(value);
              setShown('all');
            }}
          >
            <ToggleButton value="boards" sx={TOGGLE}>
              {t('officeTools.boards')}
            </ToggleButton>
            <ToggleButton value="authors" sx={TOGGLE}>
              {t('officeTools.authors')}
            </ToggleButton>
          </ToggleButtonGroup>
          <RegistryState registry={registry} orcids={orcids} />
        </Stack>
        {people === null && !hasFailed && (
          <LinearProgress aria-label={t('officeTools.loadingPeople')} />
        )}
        {hasFailed && <Alert severity="error">{t('officeTools.listNotLoaded')}</Alert>}
        {people?.length === 0 && (
          <Typography color="text.secondary">
            {source === 'boards' ? t('officeTools.noBoardMembers') : t('officeTools.noAuthors')}
          </Typography>
        )}
        {people?.length === AUTHORS_MOST && (
          <Alert severity="info">
            {t('officeTools.onlyFirstAuthorsChecked', { count: AUTHORS_MOST })}
          </Alert>
        )}
        {judged.length > 0 && (
          <>
            <FindingCounts judged={judged} shown={shown} onShow={setShown} />
            <ResultsTable rows={rows} />
          </>
        )}
      </Stack>
    </OfficeFrame>
  );
}

/** `/admin/dashboard/tools/editor_orcid`: missing or wrong iDs of boards and authors. */
export default function EditorOrcidPage() {
  return <StaffOnly action="journal.edit">{(person) => <EditorOrcid person={person} />}</StaffOnly>;
}
