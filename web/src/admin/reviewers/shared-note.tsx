import Alert from '@mui/material/Alert';
import { formatList } from '@quire/model/messages/numbers';
import { t } from '@quire/model/messages/t';

/** Says who can change a reviewer shared with other journals; renders nothing if there are none. */
export function SharedNote({ journals }: { readonly journals: readonly string[] }) {
  if (journals.length === 0) return null;
  return (
    <Alert severity="info" sx={{ mt: 2 }}>
      {t('officeReviewers.sharedNote', { journals: formatList(journals) })}
    </Alert>
  );
}
