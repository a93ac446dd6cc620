import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { FigureSource } from '@quire/content/run/figure-source';
import { t } from '@quire/model/messages/t';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Asks, Command } from '../../../editing/insert/commands.ts';
import type { Edit, Marked } from '../../../editing/insert/edit.ts';
import { type AskedInsertion, insertionsInto } from '../../../editing/insert/insertions.ts';
import { useDraftPreview } from '../../../editing/preview/use-draft-preview.ts';
import { useRenderer } from '../../../editing/preview/use-renderer.ts';
import { followScroll } from '../../../editing/scroll/follow-scroll.ts';
import { markedPane } from '../../../editing/scroll/marked-pane.ts';
import { applyEdit, markedIn } from '../../../editing/source/apply-edit.ts';
import { textAreaPane } from '../../../editing/source/text-area-pane.ts';
import { useSourceKeys } from '../../../editing/source/use-source-keys.ts';
import { ChoiceDialog } from './choice-dialog.tsx';
import { CitationDialog } from './citation-dialog.tsx';
import { MarkdownPreview } from './markdown-preview.tsx';
import { Toolbar } from './toolbar.tsx';

type View = 'text' | 'both' | 'preview';

/** Inserts a figure into the text. */
export type InsertFigure = (path: string, alt: string) => void;

interface MarkdownEditorProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly lines: number;
  readonly help: string;
  readonly problem: string | undefined;
  readonly disabled: boolean;
  readonly figures: ReadonlyMap<string, FigureSource>;
  /** Absent: the record has no references of its own. */
  readonly bibliography?: {
    readonly text: string;
    readonly change: (bibliography: string) => void;
  };
  /** Chooses an image; absent: the record has no files. */
  readonly choosePicture?: (insert: InsertFigure, close: () => void) => ReactNode;
  readonly onChange: (markdown: string) => void;
}

/** From this number of lines on, a text is shown beside its preview if there is room. */
const LONG = 8;
const NO_MACROS = {};

/** A text of a record: a toolbar, the source, and a preview that follows it. */
export function MarkdownEditor(props: MarkdownEditorProps) {
  const { id, label, value, lines, help, problem, disabled, onChange } = props;
  const { figures, bibliography, choosePicture } = props;
  const hasRoom = useMediaQuery('(min-width: 900px)');
  const [chosen, setChosen] = useState<View>(lines >= LONG ? 'both' : 'text');
  const view = chosen === 'both' && !hasRoom ? 'text' : chosen;
  const [asked, ask] = useState<AskedInsertion | null>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const renderer = useRenderer();
  const shown = useDraftPreview(
    renderer,
    { markdown: value, bibtex: bibliography?.text ?? '', macros: NO_MACROS },
    figures,
    view !== 'text',
  );
  const marked = useRef(shown.preview?.lines ?? []);
  marked.current = shown.preview?.lines ?? [];

  useEffect(() => {
    if (view !== 'both' || !area.current || !scroller.current || !body.current) return;
    const preview = markedPane(scroller.current, body.current, () => marked.current);
    return followScroll(textAreaPane(area.current), preview);
  }, [view]);

  const edit = (make: (marked: Marked) => Edit) => {
    if (area.current && !disabled) applyEdit(area.current, make(markedIn(area.current)));
  };
  const insertions = insertionsInto({ edit, ask });
  const without: readonly Asks[] = [
    ...(choosePicture ? [] : (['picture'] as const)),
    ...(bibliography ? [] : (['citation'] as const)),
  ];
  const run = (command: Command) => {
    if (disabled || (typeof command.does === 'string' && without.includes(command.does))) return;
    insertions.run(command);
  };
  const { onKeyDown, onBlur } = useSourceKeys(run);
  const close = () => {
    ask(null);
    area.current?.focus();
  };
  const tab = (of: View, words: string) => (
    <Tab value={of} label={words} id={`${id}-tab-${of}`} aria-controls={`${id}-panel`} />
  );

  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', columnGap: 2 }}>
        <Typography
          component="label"
          htmlFor={id}
          variant="body2"
          color={problem === undefined ? 'text.primary' : 'error'}
          sx={{ fontWeight: 600, flexGrow: 1, py: 0.75 }}
        >
          {label}
        </Typography>
        <Tabs
          value={view}
          onChange={(_, next: View) => setChosen(next)}
          aria-label={t('officeText.viewsOf', { label })}
          sx={{ minHeight: 36, '& .MuiTab-root': { minHeight: 36, py: 0, minWidth: 0 } }}
        >
          {tab('text', t('officeText.writeTab'))}
          {hasRoom && tab('both', t('officeText.bothTab'))}
          {tab('preview', t('officeText.previewTab'))}
        </Tabs>
      </Box>
      <Box
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-tab-${view}`}
        sx={{
          border: 1,
          borderColor: problem === undefined ? 'divider' : 'error.main',
          borderRadius: 1,
          overflow: 'hidden',
          '&:focus-within': { borderColor: problem === undefined ? 'primary.main' : 'error.main' },
        }}
      >
        <Box
          hidden={view === 'preview'}
          sx={{ p: 0.5, borderBottom: 1, borderColor: 'divider', bgcolor: 'background.default' }}
        >
          <Toolbar isDisabled={disabled} controls={id} without={without} onCommand={run} />
        </Box>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: view === 'both' ? '1fr 1fr' : '1fr',
            '& > *': { minWidth: 0 },
          }}
        >
          {/* Hidden but kept mounted, so that undo still works. */}
          <Box
            component="textarea"
            ref={area}
            id={id}
            hidden={view === 'preview'}
            rows={lines}
            value={value}
            disabled={disabled}
            spellCheck
            aria-invalid={problem !== undefined}
            aria-describedby={`${id}-help`}
            onKeyDown={onKeyDown}
            onBlur={onBlur}
            onChange={({ target }) => onChange(target.value)}
            sx={SOURCE}
          />
          {view !== 'text' && (
            <Box
              sx={{
                position: 'relative',
                ...(view === 'both'
                  ? { borderLeft: 1, borderColor: 'divider' }
                  : { height: `clamp(12rem, ${lines * 1.8}rem, 70vh)` }),
              }}
            >
              <Box sx={{ position: 'absolute', inset: 0 }}>
                <MarkdownPreview
                  label={t('officeText.preview')}
                  scroller={scroller}
                  body={body}
                  {...shown}
                />
              </Box>
            </Box>
          )}
        </Box>
      </Box>
      <FormHelperText id={`${id}-help`} error={problem !== undefined} sx={{ mx: 0 }}>
        {problem ?? help}
      </FormHelperText>
      {asked?.what === 'notice' && (
        <ChoiceDialog
          title={t('officeText.insertNotice')}
          choices={insertions.notices}
          onClose={close}
        />
      )}
      {asked?.what === 'diagram' && (
        <ChoiceDialog
          title={t('officeText.insertDiagram')}
          choices={insertions.diagrams}
          onClose={close}
        />
      )}
      {asked?.what === 'citation' && bibliography && (
        <CitationDialog
          bibliography={() => bibliography.text}
          renderer={renderer}
          onBibliography={bibliography.change}
          onCite={(keys) => {
            close();
            insertions.cite(keys);
          }}
          onClose={close}
        />
      )}
      {asked?.what === 'picture' &&
        choosePicture?.((path, alt) => insertions.figure(path, { alt, caption: '' }, []), close)}
    </Box>
  );
}

const SOURCE = {
  display: 'block',
  width: '100%',
  minHeight: '6rem',
  p: 2,
  border: 0,
  outline: 'none',
  resize: 'vertical',
  bgcolor: 'background.paper',
  color: 'text.primary',
  fontFamily: 'ui-monospace, monospace',
  fontSize: '0.9rem',
  lineHeight: 1.55,
  '&[hidden]': { display: 'none' },
  '&:disabled': { color: 'text.disabled' },
} as const;
