import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { t } from '@quire/model/messages/t';
import { useEffect, useMemo, useState } from 'react';
import { headingAt, headingsOf } from '../../../editing/headings.ts';
import type { SourceView } from '../source/source-view.ts';

interface OutlinePanelProps {
  readonly markdown: string;
  readonly source: SourceView | null;
  readonly onLine: (line: number) => void;
}

/** The headings of the text; the section with the caret is marked. */
export function OutlinePanel({ markdown, source, onLine }: OutlinePanelProps) {
  const headings = useMemo(() => headingsOf(markdown), [markdown]);
  const [line, setLine] = useState(1);
  useEffect(() => source?.onLine(setLine), [source]);
  if (headings.length === 0) {
    return <Typography color="text.secondary">{t('officeEditor.outlineEmpty')}</Typography>;
  }
  const current = headingAt(headings, line);
  return (
    <List dense disablePadding component="nav" aria-label={t('officeEditor.outline')}>
      {headings.map((heading) => {
        const isHere = heading.line === current?.line;
        return (
          <ListItemButton
            key={heading.line}
            selected={isHere}
            aria-current={isHere ? 'location' : undefined}
            onClick={() => onLine(heading.line)}
            sx={{ pl: 1 + 2 * (heading.level - 1) }}
          >
            <ListItemText primary={heading.text} />
          </ListItemButton>
        );
      })}
    </List>
  );
}
