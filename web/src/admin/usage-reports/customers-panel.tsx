import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { shortDate } from '@quire/model/messages/dates';
import { t } from '@quire/model/messages/t';
import { useState } from 'react';
import { call } from '../../data/calls.ts';
import { Panel } from '../../signed-in/panel.tsx';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { tell } from '../kit/notices.ts';
import { CustomerDialog } from './customer-dialog.tsx';
import { KeyDialog } from './key-dialog.tsx';
import type { Customer } from './use-customers.ts';

interface CustomersPanelProps {
  readonly customers: readonly Customer[];
  readonly onChanged: () => void;
}

type Open =
  | { readonly does: 'add' }
  | { readonly does: 'edit' | 'renew' | 'remove'; readonly customer: Customer };

/** The institutions that harvest their usage: their networks and keys. */
export function CustomersPanel({ customers, onChanged }: CustomersPanelProps) {
  const [open, setOpen] = useState<Open | null>(null);
  const [made, setMade] = useState<{ name: string; key: string } | null>(null);
  const close = () => setOpen(null);
  const of = open && open.does !== 'add' ? open.customer : null;
  async function renew({ id, name }: Customer) {
    const { key } = await call('renewUsageKey', { id });
    setMade({ name, key });
    onChanged();
  }
  async function remove({ id }: Customer) {
    await call('removeUsageCustomer', { id });
    tell(t('officeUsage.removed'));
    onChanged();
  }
  return (
    <Panel title={t('officeUsage.customers')}>
      <Typography color="text.secondary" sx={{ mb: 2, maxWidth: '75ch' }}>
        {t('officeUsage.customersIntro')}
      </Typography>
      {customers.length === 0 && <Typography>{t('officeUsage.noCustomers')}</Typography>}
      {customers.length > 0 && (
        <TableContainer tabIndex={0} role="region" aria-label={t('officeUsage.customers')}>
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>{t('officeUsage.name')}</TableCell>
                <TableCell>{t('officeUsage.customerId')}</TableCell>
                <TableCell>{t('officeUsage.networks')}</TableCell>
                <TableCell>{t('officeUsage.keyMadeAt')}</TableCell>
                <TableCell />
              </TableRow>
            </TableHead>
            <TableBody>
              {customers.map((customer) => (
                <TableRow key={customer.id}>
                  <TableCell component="th" scope="row">
                    <bdi>{customer.name}</bdi>
                  </TableCell>
                  <TableCell>{customer.id}</TableCell>
                  <TableCell>
                    <bdi>{customer.networks.join(', ')}</bdi>
                  </TableCell>
                  <TableCell>{shortDate(customer.keyMadeAt.slice(0, 10))}</TableCell>
                  <TableCell>
                    <Stack direction="row" sx={{ justifyContent: 'flex-end' }}>
                      <Button size="small" onClick={() => setOpen({ does: 'edit', customer })}>
                        {t('officeUsage.edit')}
                      </Button>
                      <Button size="small" onClick={() => setOpen({ does: 'renew', customer })}>
                        {t('officeUsage.renew')}
                      </Button>
                      <Button
                        size="small"
                        color="error"
                        onClick={() => setOpen({ does: 'remove', customer })}
                      >
                        {t('officeUsage.remove')}
                      </Button>
                    </Stack>
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
      <Button variant="outlined" sx={{ mt: 2 }} onClick={() => setOpen({ does: 'add' })}>
        {t('officeUsage.add')}
      </Button>
      {(open?.does === 'add' || open?.does === 'edit') && (
        <CustomerDialog
          customer={of}
          onClose={close}
          onSaved={(name, key) => {
            if (key) setMade({ name, key });
            onChanged();
          }}
        />
      )}
      {of && (
        <>
          <ConfirmDialog
            open={open?.does === 'renew'}
            title={t('officeUsage.renewAsk', { name: of.name })}
            does={t('officeUsage.renew')}
            onConfirm={() => renew(of)}
            onClose={close}
          >
            <Typography>{t('officeUsage.renewHint')}</Typography>
          </ConfirmDialog>
          <ConfirmDialog
            open={open?.does === 'remove'}
            title={t('officeUsage.removeAsk', { name: of.name })}
            does={t('officeUsage.remove')}
            danger
            onConfirm={() => remove(of)}
            onClose={close}
          >
            <Typography>{t('officeUsage.removeHint')}</Typography>
          </ConfirmDialog>
        </>
      )}
      {made && <KeyDialog name={made.name} apiKey={made.key} onClose={() => setMade(null)} />}
    </Panel>
  );
}
