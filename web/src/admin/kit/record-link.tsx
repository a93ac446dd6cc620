import Link from '@mui/material/Link';
import { officePageOf } from '@quire/model/office-links';
import { Link as RouterLink } from 'react-router';

/** A record by its path in the database, linked to its page if the office has one. */
export function RecordLink({ path }: { readonly path: string }) {
  const page = officePageOf(path);
  if (page === null) return path;
  return (
    <Link component={RouterLink} to={page} underline="hover">
      {path}
    </Link>
  );
}
