import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router';

/** Opens an account over the list as it is shown: its filters and its page stay. */
export function RolesLink({
  uid,
  children,
}: {
  readonly uid: string;
  readonly children: ReactNode;
}) {
  const [parameters] = useSearchParams();
  const search = new URLSearchParams(parameters);
  search.set('record', uid);
  return (
    <Link
      component={RouterLink}
      to={{ search: search.toString() }}
      underline="hover"
      preventScrollReset
    >
      {children}
    </Link>
  );
}
