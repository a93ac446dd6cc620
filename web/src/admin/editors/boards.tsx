import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { errorMessage } from '@quire/model/errors';
import { t } from '@quire/model/messages/t';
import { adminEditorOrcidPath } from '@quire/model/office-paths';
import { useMemo } from 'react';
import { Link as RouterLink } from 'react-router';
import { useBoards } from '../../data/live/people/boards.ts';
import { rich } from '../../messages/rich.ts';
import type { Person } from '../../session/use-person.ts';
import { OfficeFrame } from '../kit/office-frame.tsx';
import { saveTable } from '../kit/save-table.ts';
import { BoardFilters } from './board-filters.tsx';
import { boardPath } from './board-form.tsx';
import { type BoardRow, boardRows, roleOf } from './board-rows.ts';
import { BoardTable } from './board-table.tsx';
import { useBoardFilter } from './use-board-filter.ts';

const COLUMNS = [
  'journal',
  'name',
  'role',
  'affiliation',
  'country',
  'orcid',
  'from',
  'to',
  'expertise',
];

function saveBoards(rows: readonly BoardRow[]): void {
  saveTable(
    'boards',
    COLUMNS,
    rows.map(({ journal, member }) => [
      ...[journal, member.name, roleOf(member), member.affiliation, member.country],
      ...[member.orcid ?? '', member.from ?? '', member.to ?? '', member.expertise.join('; ')],
    ]),
  );
}

/** The members of the boards of a person's journals. */
export function Boards({ person }: { readonly person: Person }) {
  const { boards, loading, problem } = useBoards(person.claims);
  const [filter, change] = useBoardFilter();
  const today = new Date().toISOString().slice(0, 10);
  const rows = useMemo(() => boardRows(boards, filter, today), [boards, filter, today]);
  return (
    <OfficeFrame
      person={person}
      title={t('officeEditors.pageTitle')}
      actions={
        <Button variant="outlined" onClick={() => saveBoards(rows)} disabled={rows.length === 0}>
          {t('officeEditors.export')}
        </Button>
      }
    >
      {problem && <Alert severity="error">{errorMessage(problem)}</Alert>}
      {loading && boards.length === 0 && (
        <LinearProgress aria-label={t('officeEditors.loadingBoards')} />
      )}
      {boards.length > 0 && (
        <>
          <Stack
            component="nav"
            aria-label={t('officeEditors.boards')}
            direction="row"
            sx={{ flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, mb: 2 }}
          >
            <Typography variant="body2" color="text.secondary">
              {t('officeEditors.editBoardOf')}
            </Typography>
            {boards.map(({ journal, title, members }) => (
              <Link
                key={journal}
                component={RouterLink}
                to={boardPath(journal)}
                variant="body2"
                title={title}
              >
                {t('officeEditors.journalWithCount', { journal, count: members.length })}
              </Link>
            ))}
          </Stack>
          <BoardFilters boards={boards} filter={filter} onChange={change} />
          <Typography role="status" variant="body2" color="text.secondary" sx={{ mb: 1 }}>
            {rich('officeEditors.memberCount', {
              count: rows.length,
              link: (words) => (
                <Link component={RouterLink} to={adminEditorOrcidPath()}>
                  {words}
                </Link>
              ),
            })}
          </Typography>
          <BoardTable rows={rows} />
        </>
      )}
    </OfficeFrame>
  );
}
