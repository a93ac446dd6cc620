import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { BILL_LINES_MAX } from '@quire/model/entities/hand-bill';
import { t } from '@quire/model/messages/t';
import { AmountField } from '../dialogs/amount-field.tsx';
import { type BillProblems, newLine, type TypedLine } from './bill-typed.ts';

interface LineFieldsProps {
  readonly currency: string;
  readonly lines: readonly TypedLine[];
  readonly problems: BillProblems;
  readonly onChange: (lines: readonly TypedLine[]) => void;
}

/** The items of the invoice, each with a description and a net amount. */
export function LineFields({ currency, lines, problems, onChange }: LineFieldsProps) {
  const put = (place: number, part: Partial<TypedLine>) =>
    onChange(lines.map((line, at) => (at === place ? { ...line, ...part } : line)));
  return (
    <Stack spacing={2}>
      {lines.map(({ key, text, amount }, place) => (
        <Box
          key={key}
          role="group"
          aria-label={t('officeQuotations.line', { number: place + 1 })}
          sx={{
            display: 'grid',
            gap: 1.5,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 180px auto' },
          }}
        >
          <TextField
            label={t('officeQuotations.lineDescription', { number: place + 1 })}
            value={text}
            multiline
            error={problems.has(`lines.${place}.text`)}
            helperText={problems.get(`lines.${place}.text`)}
            onChange={(event) => put(place, { text: event.target.value })}
            slotProps={{ htmlInput: { maxLength: 600 } }}
          />
          <AmountField
            currency={currency}
            label={t('officeQuotations.lineAmount', { number: place + 1 })}
            typed={amount}
            problem={problems.get(`lines.${place}.amount`) ?? null}
            onChange={(typed) => put(place, { amount: typed })}
          />
          <Button
            aria-label={t('officeQuotations.removeLine', { number: place + 1 })}
            sx={{ justifySelf: 'start' }}
            disabled={lines.length === 1}
            onClick={() => onChange(lines.filter((_, at) => at !== place))}
          >
            {t('office.remove')}
          </Button>
        </Box>
      ))}
      <Box>
        <Button
          variant="outlined"
          size="small"
          disabled={lines.length >= BILL_LINES_MAX}
          onClick={() => onChange([...lines, newLine()])}
        >
          {t('officeQuotations.addLine')}
        </Button>
      </Box>
    </Stack>
  );
}
