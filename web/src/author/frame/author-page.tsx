import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { unicodeText } from '@quire/model/letters/unicode-text';
import { type ReactNode, useEffect, useRef } from 'react';
import { PageHead } from '../../app/page/page-head.tsx';
import { TitleText } from '../../markdown-text/title-text.tsx';
import type { Person } from '../../session/use-person.ts';
import { SignedInTheme } from '../../signed-in/signed-in-theme.tsx';
import { AuthorSession } from '../session/author-session.tsx';
import { AuthorMenu } from './author-menu.tsx';
import { AUTHOR_THEME } from './theme.ts';

interface AuthorPageProps {
  readonly title: string;
  /** The path of the menu entry that this page belongs to, if it has none itself. */
  readonly under?: string;
  /** Above the title: where this page belongs. */
  readonly eyebrow?: ReactNode;
  /** Beside the title. */
  readonly actions?: ReactNode;
  readonly children: (person: Person) => ReactNode;
}

/**
 * The frame of a page of the signed-in area: the MUI theme, menu, title and the person's session,
 * which is renewed in place. Pages inside use `useAuthorSession`.
 */
export function AuthorPage(props: AuthorPageProps) {
  return (
    <SignedInTheme options={AUTHOR_THEME}>
      <AuthorSession>{(person) => <Framed {...props} person={person} />}</AuthorSession>
    </SignedInTheme>
  );
}

function Framed({
  title,
  under,
  eyebrow,
  actions,
  children,
  person,
}: AuthorPageProps & { person: Person }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The text “Opening…” has been replaced, so the focus moves from it to the title.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Box
      sx={{
        minHeight: '60vh',
        pt: { xs: 2, md: 4 },
        fontFamily: 'var(--sans)',
        fontVariantNumeric: 'lining-nums proportional-nums',
      }}
    >
      <PageHead title={unicodeText(title)} index={false} />
      <AuthorMenu under={under} />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'end',
          gap: 2,
          mt: { xs: 3, md: 5 },
          mb: { xs: 3, md: 4 },
        }}
      >
        <Box sx={{ flex: '1 1 20rem', minWidth: 0 }}>
          {eyebrow && <p className="eyebrow">{eyebrow}</p>}
          <Typography
            ref={heading}
            variant="h1"
            tabIndex={-1}
            sx={{ overflowWrap: 'anywhere', outline: 'none' }}
          >
            <TitleText text={title} />
          </Typography>
        </Box>
        {actions}
      </Box>
      {children(person)}
    </Box>
  );
}
