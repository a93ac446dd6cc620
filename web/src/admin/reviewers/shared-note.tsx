import Alert from '@mui/material/Alert';

/** Says who changes a reviewer that other journals share. Nothing where there are none. */
export function SharedNote({ journals }: { readonly journals: readonly string[] }) {
  if (journals.length === 0) return null;
  const named = new Intl.ListFormat('en').format(journals);
  return (
    <Alert severity="info" sx={{ mt: 2 }}>
      This person also reviews for {named}. Name, address and state can be changed by an
      administrator, or by an editor of all their journals.
    </Alert>
  );
}
