import Typography from '@mui/material/Typography';
import { t } from '@quire/model/messages/t';
import { useBouncedAddress } from '../../data/live/people/bounced-address.ts';
import { day } from './dates.ts';

/** Says that mails to an address bounced; renders nothing if none did. */
export function BouncedNote({ address }: { readonly address: string }) {
  const bounced = useBouncedAddress(address);
  if (!bounced) return null;
  const { count, lastOn, reason } = bounced;
  return (
    <Typography
      variant="body2"
      component="p"
      color="error"
      sx={{ overflowWrap: 'anywhere' }}
      title={reason}
    >
      {t('officeKit.mailsBounced', { count, address, date: day(lastOn) })}
    </Typography>
  );
}
