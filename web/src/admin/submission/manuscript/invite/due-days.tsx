import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { t } from '@quire/model/messages/t';

export interface Days {
  /** Days: `2026-03-01`. */
  readonly responseDue: string;
  readonly due: string;
}

interface DueDaysProps {
  readonly days: Days;
  readonly onChange: (days: Days) => void;
}

/** The deadlines as instants: a deadline is the end of its day. */
export const deadlinesOf = ({ responseDue, due }: Days): Days => ({
  responseDue: endOf(responseDue),
  due: endOf(due),
});

const endOf = (day: string) => `${day}T23:59:59.000Z`;

/** Until when a reviewer answers, and reports. */
export function DueDays({ days, onChange }: DueDaysProps) {
  const fields = [
    ['responseDue', t('officeReview.responseDay')],
    ['due', t('officeReview.reportDay')],
  ] as const;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {fields.map(([name, label]) => (
        <TextField
          key={name}
          type="date"
          required
          label={label}
          value={days[name]}
          onChange={(event) => onChange({ ...days, [name]: event.target.value })}
          sx={{ width: 180 }}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      ))}
    </Box>
  );
}
