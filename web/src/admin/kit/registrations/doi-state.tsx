import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { adminRegistrationsPath } from '@quire/model/office-paths';
import { registrationId } from '@quire/model/registration-id';
import { Link as RouterLink } from 'react-router';
import { useRegistration } from '../../../data/live/office/registrations.ts';
import { rich } from '../../../messages/rich.ts';
import { stateInWords } from './registration-words.ts';

/** One live line about a DOI, with the way to what its agency says. Nothing before it is in the list. */
export function DoiState({ doi }: { readonly doi: string }) {
  const id = registrationId(doi);
  const { registration } = useRegistration(id);
  if (!registration) return null;
  return (
    <Typography variant="body2" color="text.secondary">
      {rich('officeRegistrations.doiOf', {
        link: (
          <Link component={RouterLink} to={adminRegistrationsPath(id)}>
            <bdi>{doi}</bdi>
          </Link>
        ),
        state: stateInWords(registration).label,
      })}
    </Typography>
  );
}
