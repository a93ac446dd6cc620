import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ArticleMetadata } from '@quire/model/entities/article';
import { t } from '@quire/model/messages/t';
import { useMemo, useRef, useState } from 'react';
import { ARCHIVE_REFUSALS } from '../../../editing/archive-refusals.ts';
import { countWords } from '../../../editing/count-words.ts';
import type { ReadText } from '../../../editing/messages.ts';
import type { Renderer } from '../../../editing/renderer.ts';
import { rich } from '../../../messages/rich.ts';
import { EditorDialog } from '../../kit/markdown/editor-dialog.tsx';
import { TextCountsTable } from '../../kit/text-counts-table.tsx';
import { type OfferedDetail, offeredDetails } from '../import/offered-details.ts';
import type { TakenOver } from '../import/taken-over.ts';
import { ProblemRows } from '../problems/problem-rows.tsx';

interface ImportDialogProps {
  readonly renderer: Renderer;
  readonly hasText: boolean;
  /** The current metadata of the article. */
  readonly metadata: ArticleMetadata | null;
  readonly onImport: (text: ReadText, take: TakenOver) => void;
  readonly onClose: () => void;
}

const shortened = (text: string) => (text.length > 160 ? `${text.slice(0, 159)}…` : text);

/**
 * Imports a Word, OpenDocument, LaTeX, JATS or Markdown file, or a paper's folder. Shows what it found before
 * anything changes.
 */
export function ImportDialog(props: ImportDialogProps) {
  const { renderer, hasText, metadata, onImport, onClose } = props;
  const [read, setRead] = useState<{ name: string; text: ReadText } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [titlePage, setTitlePage] = useState(false);
  const offered = useMemo(
    () => (read ? offeredDetails(read.text, metadata) : []),
    [read, metadata],
  );
  const isTaken = ({ field }: OfferedDetail) => !left.has(field);

  async function open(file: File | undefined) {
    if (!file) return;
    setBusy(true);
    setProblem(null);
    setRead(null);
    try {
      const bytes = new Uint8Array(await file.arrayBuffer());
      const text = await renderer.ask('convert', {
        ...{ name: file.name, bytes },
        ...(metadata && { language: metadata.language }),
      });
      if (text === null) setProblem(t('officeEditor.cannotImport'));
      else if (typeof text === 'string') setProblem(ARCHIVE_REFUSALS[text]);
      else {
        setRead({ name: file.name, text });
        // Existing details are replaced only if the person chooses to.
        const present = offeredDetails(text, metadata).filter(({ now }) => now !== '');
        setLeft(new Set(present.map(({ field }) => field)));
      }
    } catch {
      setProblem(t('officeEditor.fileUnreadable'));
    }
    setBusy(false);
  }

  function choose(field: string, isChosen: boolean) {
    const next = new Set(left);
    if (isChosen) next.delete(field);
    else next.add(field);
    setLeft(next);
  }

  function take() {
    if (!read) return;
    const taken = offered.filter(isTaken).map(({ field }) => field);
    onImport(read.text, {
      title: taken.includes('title'),
      abstract: taken.includes('abstract'),
      details: taken.filter((field) => field !== 'title' && field !== 'abstract'),
      titlePage,
    });
  }

  return (
    <EditorDialog
      title={t('officeEditor.importText')}
      does={t('officeEditor.import')}
      isDisabled={!read}
      onDo={take}
      onClose={onClose}
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        <Button
          variant="outlined"
          sx={{ alignSelf: 'flex-start' }}
          onClick={() => input.current?.click()}
        >
          {t('officeEditor.chooseFile')}
        </Button>
        <input
          ref={input}
          type="file"
          accept=".docx,.odt,.tex,.ltx,.xml,.jats,.ipynb,.md,.markdown,.txt,.zip"
          hidden
          aria-label={t('officeEditor.fileToImport')}
          onChange={({ target }) => void open(target.files?.[0])}
        />
        <Typography variant="body2" color="text.secondary">
          {t('officeEditor.importFormats')}
        </Typography>
        {isBusy && <LinearProgress aria-label={t('officeEditor.readingFile')} />}
        {problem && <Alert severity="error">{problem}</Alert>}
        {read && (
          <>
            <Typography role="status">
              {t('officeEditor.readFile', {
                file: read.name,
                words: countWords(read.text.markdown),
                images: read.text.pictures.size,
                bibliography: read.text.bibliography ? 'yes' : 'no',
              })}
            </Typography>
            {read.text.counts && <TextCountsTable counts={read.text.counts} />}
            {hasText && <Alert severity="info">{t('officeEditor.importReplaces')}</Alert>}
            {offered.length > 0 && (
              <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
                <Typography component="legend" variant="subtitle2">
                  {t('officeEditor.detailsToImport')}
                </Typography>
                <Typography variant="body2" color="text.secondary" gutterBottom>
                  {t('officeEditor.detailsToImportHint')}
                </Typography>
                <FormGroup>
                  {offered.map((each) => (
                    <FormControlLabel
                      key={each.field}
                      sx={{ alignItems: 'flex-start', mb: 0.75 }}
                      control={
                        <Checkbox
                          size="small"
                          checked={isTaken(each)}
                          onChange={(_, is) => choose(each.field, is)}
                          sx={{ py: 0.25 }}
                        />
                      }
                      label={
                        <Typography
                          variant="body2"
                          component="span"
                          sx={{ overflowWrap: 'anywhere' }}
                        >
                          {rich('officeEditor.detailToImport', {
                            label: <b>{each.label}</b>,
                            value: shortened(each.said),
                          })}
                          {each.now && (
                            <Typography variant="body2" component="span" color="text.secondary">
                              <br />
                              {t('officeEditor.replaces', { value: shortened(each.now) })}
                            </Typography>
                          )}
                        </Typography>
                      }
                    />
                  ))}
                </FormGroup>
              </Box>
            )}
            {read.text.titlePage && (
              <FormControlLabel
                control={<Checkbox checked={titlePage} onChange={(_, is) => setTitlePage(is)} />}
                label={t('officeEditor.keepTitlePage')}
              />
            )}
            <ProblemRows problems={read.text.problems} />
          </>
        )}
      </Stack>
    </EditorDialog>
  );
}
