import Alert from '@mui/material/Alert';

/** Says who can change a reviewer shared with other journals; renders nothing if there are none. */
export function SharedNote({ journals }: { readonly journals: readonly string[] }) {
  if (journals.length === 0) return null;
  const named = new Intl.ListFormat('en').format(journals);
  return (
    <Alert severity="info" sx={{ mt: 2 }}>
      This person also reviews for {named}. Only an admin, or an editor of all their journals, can
      change the name, address and state.
    </Alert>
  );
}
