import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Registration } from '@quire/model/entities/registration';
import { Link as RouterLink } from 'react-router';
import type { Told } from './answer-words.ts';
import { linksTo } from './places.ts';

interface ToldLinesProps {
  readonly told: Told;
  readonly registration: Registration;
}

/** What something means, what to do, and links to where. */
export function ToldLines({ told: { means, toDo, places }, registration }: ToldLinesProps) {
  const links = linksTo(places, registration);
  return (
    <>
      <Typography>{means}</Typography>
      {toDo && <Typography>{toDo}</Typography>}
      {links.length > 0 && (
        <Typography component="p" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
          {links.map(({ place, label, path }) => (
            <Link key={place} component={RouterLink} to={path}>
              {label}
            </Link>
          ))}
        </Typography>
      )}
    </>
  );
}
