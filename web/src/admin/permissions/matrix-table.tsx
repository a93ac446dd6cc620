import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Select from '@mui/material/Select';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { t } from '@quire/model/messages/t';
import { ROLE_LABELS } from '@quire/model/role-labels';
import {
  ACTIONS,
  type Action,
  MATRIX,
  PERMITTED_WITH,
  type Reach,
  type Role,
} from '@quire/model/roles';
import { STAFF_ROLES } from '@quire/model/second-factor';
import { type Chosen, choicesOf, reachIn } from './narrowed.ts';
import { ACTION_LABELS, REACH_LABELS } from './right-labels.ts';

interface MatrixTableProps {
  readonly chosen: Chosen;
  /** Null: read-only. */
  readonly onChange: ((role: Role, action: Action, reach: Reach) => void) | null;
}

/** Rights that every signed-in person has to their own records do not concern the office. */
const SHOWN = ACTIONS.filter((action) =>
  STAFF_ROLES.some((role) => !['none', 'own'].includes(MATRIX[role][action])),
);

/** The role matrix: rights that a journal can limit have a choice; the others are text. */
export function MatrixTable({ chosen, onChange }: MatrixTableProps) {
  return (
    <TableContainer
      component={Paper}
      variant="outlined"
      tabIndex={0}
      aria-label={t('officePermissions.roleMatrix')}
    >
      <Table size="small" aria-label={t('officePermissions.matrixCaption')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('officePermissions.rightColumn')}</TableCell>
            {STAFF_ROLES.map((role) => (
              <TableCell key={role}>{ROLE_LABELS[role]}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {SHOWN.map((action) => (
            <TableRow key={action} hover>
              <TableCell component="th" scope="row" sx={{ minWidth: 180 }}>
                {ACTION_LABELS[action]}
              </TableCell>
              {STAFF_ROLES.map((role) => (
                <TableCell key={role}>
                  <Cell {...{ role, action, chosen, onChange }} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

interface CellProps extends MatrixTableProps {
  readonly role: Role;
  readonly action: Action;
}

function Cell({ role, action, chosen, onChange }: CellProps) {
  const choices = choicesOf(role, action);
  const now = reachIn(chosen, role, PERMITTED_WITH[action] ?? action);
  if (!choices || !now) {
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {REACH_LABELS[now ?? MATRIX[role][action]]}
      </Box>
    );
  }
  if (!onChange) return <strong>{REACH_LABELS[now]}</strong>;
  return (
    <Select
      size="small"
      value={now}
      onChange={(event) => {
        const reach = choices.find((each) => each === event.target.value);
        if (reach) onChange(role, action, reach);
      }}
      inputProps={{
        'aria-label': t('officePermissions.roleAndRight', {
          role: ROLE_LABELS[role],
          right: ACTION_LABELS[action],
        }),
      }}
      sx={{ minWidth: 150, ...(now !== choices[0] && { fontWeight: 700 }) }}
    >
      {choices.map((reach) => (
        <MenuItem key={reach} value={reach}>
          {reach === 'none' ? t('officePermissions.reachNothing') : REACH_LABELS[reach]}
        </MenuItem>
      ))}
    </Select>
  );
}
