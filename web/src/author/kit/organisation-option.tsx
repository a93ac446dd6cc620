import ListItemText from '@mui/material/ListItemText';
import type { HTMLAttributes } from 'react';
import { type Organisation, organisationPlace } from '../../data/organisation.ts';

/** An institution in the list below a line: two of one name are told apart by where they are. */
export function OrganisationOption({
  organisation,
  ...item
}: { readonly organisation: Organisation } & HTMLAttributes<HTMLLIElement>) {
  return (
    <li {...item}>
      <ListItemText
        primary={organisation.name}
        secondary={organisationPlace(organisation)}
        sx={{ my: 0.25, overflowWrap: 'anywhere' }}
      />
    </li>
  );
}
