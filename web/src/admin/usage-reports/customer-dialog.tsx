import TextField from '@mui/material/TextField';
import { CustomerFormSchema } from '@quire/model/entities/counter';
import { t } from '@quire/model/messages/t';
import { useState } from 'react';
import { call } from '../../data/calls.ts';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { tell } from '../kit/notices.ts';
import { readNetworks } from './read-networks.ts';
import type { Customer } from './use-customers.ts';

interface CustomerDialogProps {
  /** Null: a new one. */
  readonly customer: Customer | null;
  /** `key`: of a new one. */
  readonly onSaved: (name: string, key: string | undefined) => void;
  readonly onClose: () => void;
}

const ROR = /^(?:0[a-z0-9]{6}[0-9]{2})?$/;

/** A form for an institution that harvests its usage. */
export function CustomerDialog({ customer, onSaved, onClose }: CustomerDialogProps) {
  const [name, setName] = useState(customer?.name ?? '');
  const [ror, setRor] = useState(customer?.ror ?? '');
  const [typed, setTyped] = useState(customer?.networks.join('\n') ?? '');
  const [email, setEmail] = useState(customer?.email ?? '');
  const isEmail = CustomerFormSchema.shape.email.safeParse(email).success;
  const { networks, wrong } = readNetworks(typed);
  const isComplete = name.trim().length > 1 && ROR.test(ror) && wrong === undefined && isEmail;
  async function save() {
    const form = { name, ror, networks: [...networks], email };
    const { key } = await call('saveUsageCustomer', { form, ...(customer && { id: customer.id }) });
    tell(t('officeUsage.saved'));
    onSaved(name, key);
  }
  return (
    <ConfirmDialog
      open
      title={customer ? t('officeUsage.edit') : t('officeUsage.add')}
      does={t('officeUsage.save')}
      disabled={!isComplete}
      onConfirm={save}
      onClose={onClose}
    >
      <TextField
        fullWidth
        required
        margin="dense"
        label={t('officeUsage.name')}
        value={name}
        onChange={({ target: { value } }) => setName(value)}
      />
      <TextField
        fullWidth
        margin="dense"
        label={t('officeUsage.ror')}
        helperText={t('officeUsage.rorHint')}
        error={!ROR.test(ror)}
        value={ror}
        onChange={({ target: { value } }) => setRor(value.replace(/^https:\/\/ror\.org\//, ''))}
      />
      <TextField
        fullWidth
        multiline
        minRows={3}
        margin="dense"
        label={t('officeUsage.networks')}
        helperText={
          wrong === undefined
            ? t('officeUsage.networksHint')
            : t('officeUsage.networkWrong', { network: wrong })
        }
        error={wrong !== undefined}
        value={typed}
        onChange={({ target: { value } }) => setTyped(value)}
      />
      <TextField
        fullWidth
        type="email"
        margin="dense"
        label={t('officeUsage.email')}
        helperText={isEmail ? t('officeUsage.emailHint') : t('officeForm.enterEmail')}
        error={!isEmail}
        value={email}
        onChange={({ target: { value } }) => setEmail(value.trim())}
      />
    </ConfirmDialog>
  );
}
