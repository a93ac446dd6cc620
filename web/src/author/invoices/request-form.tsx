import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { REQUESTED_KINDS } from '@quire/model/entities/discount';
import { t } from '@quire/model/messages/t';
import { type FormEvent, useState } from 'react';
import { z } from 'zod';
import { call } from '../../data/calls.ts';
import { MarkdownField } from '../../markdown-text/markdown-field.tsx';
import { ProblemNote } from '../../signed-in/problem-note.tsx';
import { DoneNote } from '../kit/done-note.tsx';
import { InstitutionField } from '../kit/institution-field.tsx';
import { REQUEST_KINDS, REQUEST_LABELS, type RequestedKind } from './request-labels.ts';
import { useSentForm } from './use-sent-form.ts';
import { useStoredValue } from './use-stored-value.ts';

const TypedSchema = z.object({
  kind: z.enum(REQUESTED_KINDS),
  reason: z.string(),
  society: z.string(),
  institution: z.string(),
  ror: z.string(),
});
/** The message that replaces the form after a request. */
const MORE = 'discount-more';
const BLANK = { kind: 'waiver', reason: '', society: '', institution: '', ror: '' } as const;

/** The problems that the function would report, shown at once. */
function gapIn(asks: 'reason' | 'society' | 'institution', typed: z.infer<typeof TypedSchema>) {
  if (asks === 'reason' && !typed.reason.trim()) return t('authorInvoices.reasonsNeeded');
  if (asks === 'society' && !typed.society.trim()) {
    return t('authorInvoices.societyNeeded');
  }
  return null;
}

interface RequestFormProps {
  readonly uid: string;
  readonly submission: string;
  /** Open and granted kinds are not offered again. */
  readonly asked: readonly RequestedKind[];
  /** Of the author's profile. */
  readonly institution: { readonly name: string; readonly ror: string };
}

/** A form that requests a discount. */
export function RequestForm({ uid, submission, asked, institution }: RequestFormProps) {
  const kinds = REQUEST_KINDS.filter((kind) => !asked.includes(kind));
  const typed = useStoredValue(`quire:discount:${uid}:${submission}`, TypedSchema, {
    ...BLANK,
    ...{ institution: institution.name, ror: institution.ror },
  });
  const sending = useSentForm();
  const [isSent, setSent] = useState(false);
  const [isMore, setMore] = useState(() => Boolean(typed.value.reason || typed.value.society));
  const sent = <DoneNote>{isSent && t('authorInvoices.requestSent')}</DoneNote>;
  const first = kinds[0];
  if (!first) return sent;
  if ((isSent || asked.length > 0) && !isMore) {
    return (
      <>
        <Button id={MORE} size="small" variant="outlined" onClick={() => setMore(true)}>
          {t('authorInvoices.requestAnother')}
        </Button>
        {sent}
      </>
    );
  }
  const kind = kinds.includes(typed.value.kind) ? typed.value.kind : first;
  const { asks, hint } = REQUEST_LABELS[kind];
  const { problems } = sending;
  const change = (part: Partial<z.infer<typeof TypedSchema>>) => {
    sending.setProblems({});
    typed.set({ ...typed.value, kind, ...part });
  };
  async function send(event: FormEvent) {
    event.preventDefault();
    setSent(false);
    const gap = gapIn(asks, typed.value);
    if (gap) {
      sending.setProblems({ [asks]: gap });
      document.getElementById(`discount-${asks}`)?.focus();
      return;
    }
    const { reason, society, ror, institution: named } = typed.value;
    const words = asks === 'institution' && named && !ror ? `Institution: ${named}` : reason;
    const isDone = await sending.send(() =>
      call('requestDiscount', {
        ...{ submission, kind, reason: asks === 'society' ? '' : words },
        ...(asks === 'institution' && ror ? { ror } : {}),
        ...(asks === 'society' ? { society } : {}),
      }),
    );
    if (!isDone) {
      document.getElementById(`discount-${asks}`)?.focus();
      return;
    }
    typed.forget();
    setSent(true);
    setMore(false);
    requestAnimationFrame(() => document.getElementById(MORE)?.focus());
  }
  return (
    <Box component="form" method="post" noValidate onSubmit={send} sx={{ display: 'grid', gap: 2 }}>
      <TextField
        select
        id="discount-kind"
        label={t('authorInvoices.requestDiscount')}
        value={kind}
        onChange={({ target }) =>
          change({ kind: kinds.find((each) => each === target.value) ?? kind })
        }
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        {kinds.map((each) => (
          <option key={each} value={each}>
            {REQUEST_LABELS[each].label}
          </option>
        ))}
      </TextField>
      {asks === 'institution' ? (
        <InstitutionField
          id="discount-institution"
          label={t('forms.institution')}
          text={typed.value.institution}
          ror={typed.value.ror}
          isWrong={problems.ror !== undefined}
          help={problems.ror ?? hint}
          onChange={({ text, ror }) =>
            change({ institution: text, ...(ror === undefined ? {} : { ror }) })
          }
        />
      ) : asks === 'reason' ? (
        <MarkdownField
          id="discount-reason"
          label={t('authorInvoices.reason')}
          rows={3}
          value={typed.value.reason}
          hint={hint}
          problem={problems.reason}
          onChange={(reason) => change({ reason })}
          maxLength={5_000}
        />
      ) : (
        <TextField
          id="discount-society"
          label={t('authorInvoices.society')}
          value={typed.value.society}
          error={problems.society !== undefined}
          helperText={problems.society ?? hint}
          onChange={({ target }) => change({ society: target.value })}
          slotProps={{ htmlInput: { maxLength: 300 } }}
        />
      )}
      <div>
        <Button type="submit" variant="outlined" loading={sending.busy}>
          {t('authorInvoices.sendRequest')}
        </Button>
        <ProblemNote>{sending.problem}</ProblemNote>
      </div>
    </Box>
  );
}
