import type { EditorView } from '@codemirror/view';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import useMediaQuery from '@mui/material/useMediaQuery';
import { problemText } from '@quire/model/entities/manuscript-problems';
import { t } from '@quire/model/messages/t';
import { submitPath } from '@quire/model/paths';
import { sharedPaperPath } from '@quire/model/submission-paths';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../data/calls.ts';
import { insertBlock } from '../../editing/insert/block.ts';
import type { Asks, Command } from '../../editing/insert/commands.ts';
import type { Edit, Marked } from '../../editing/insert/edit.ts';
import { figure, NEW_PAPER } from '../../editing/insert/templates.ts';
import { PaperPreview } from '../../editing/paper-preview/paper-preview.tsx';
import { usePictures } from '../../editing/paper-preview/use-pictures.ts';
import { useShownPaper } from '../../editing/paper-preview/use-shown-paper.ts';
import { problemKey, worstFirst } from '../../editing/problem-texts.ts';
import { CommandToolbar } from '../../editing/toolbar/command-toolbar.tsx';
import { mathStyleHref } from '../../made/math-style-href.ts';
import type { Person } from '../../session/use-person.ts';
import { ProblemNote } from '../../signed-in/problem-note.tsx';
import { useAsyncAction } from '../../signed-in/use-async-action.ts';
import { saveFile } from '../../ui/files/save-file.ts';
import {
  type OpenPaper,
  useOpenPaper,
  usePaperRecord,
  useSyncState,
  useText,
} from './open-paper.ts';
import { fileNameOf, paperFiles, picturesToExport } from './pack-paper.ts';
import { PaperComments } from './paper-comments.tsx';
import styles from './paper-desk.module.css';
import { PaperDownload, type PaperFormat } from './paper-download.tsx';
import { PaperPictures } from './paper-pictures.tsx';
import { PaperShare } from './paper-share.tsx';
import { PaperVersions } from './paper-versions.tsx';
import { SaveMark } from './save-mark.tsx';
import { SharedSource } from './shared-source.tsx';
import { beginSubmission } from './submit-paper.ts';
import { titleOf } from './title-of.ts';
import { usePaperPictures } from './use-paper-pictures.ts';
import { WritersHere } from './writers-here.tsx';
import '../../editing/paper-preview/paper-preview.css';
import '../../editing/toolbar/command-toolbar.css';

/** What asks something in a dialog of the article editor has no dialog here: pictures have a panel. */
const WITHOUT: readonly Asks[] = ['picture', 'citation', 'notice', 'diagram'];

interface PaperDeskProps {
  readonly id: string;
  readonly person: Person;
}

/** A paper in the editor, after joining it where the address brings a key. */
export default function PaperDesk({ id, person }: PaperDeskProps) {
  const [isIn, setIn] = useState(() => location.hash.length < 2);
  const joining = useAsyncAction();
  const navigate = useNavigate();
  const { run } = joining;
  useEffect(() => {
    if (isIn) return;
    void run(async () => {
      await call('joinPaper', { paper: id, key: decodeURIComponent(location.hash.slice(1)) });
      // The key has done its work: it does not stay in the address bar.
      await navigate(sharedPaperPath(id), { replace: true });
      setIn(true);
    });
  }, [isIn, id, run, navigate]);
  if (joining.problem) return <ProblemNote>{joining.problem}</ProblemNote>;
  if (!isIn) return <p role="status">{t('authorPapers.joining')}</p>;
  return <Opened id={id} person={person} />;
}

function Opened({ id, person }: PaperDeskProps) {
  const paper = useOpenPaper(person.uid, id);
  const record = usePaperRecord(id, true);
  if (!paper) return <p role="status">{t('authorPapers.opening')}</p>;
  if (record === null && paper.markdown.length === 0) {
    return <ProblemNote>{t('authorPapers.notFound')}</ProblemNote>;
  }
  return <Desk {...{ id, person, paper, record: record ?? null }} />;
}

type Pane = 'text' | 'bibliography' | 'preview' | 'pictures' | 'comments' | 'versions' | 'share';

const LABELS: Readonly<Record<Pane, string>> = {
  text: t('authorPapers.text'),
  bibliography: t('authorPapers.bibliography'),
  preview: t('authorPapers.preview'),
  pictures: t('authorPapers.pictures'),
  comments: t('authorPapers.comments'),
  versions: t('authorPapers.versions'),
  share: t('authorPapers.share'),
};
const SIDES = ['preview', 'bibliography', 'pictures', 'comments', 'versions', 'share'] as const;

interface DeskProps extends PaperDeskProps {
  readonly paper: OpenPaper;
  readonly record: ReturnType<typeof usePaperRecord> & (object | null);
}

function Desk({ id, person, paper, record }: DeskProps) {
  const isWide = useMediaQuery('(min-width: 1000px)');
  const [chosen, setChosen] = useState<Pane>('text');
  const shown: Pane = isWide && chosen === 'text' ? 'preview' : chosen;
  const text = useRef<EditorView | null>(null);
  const bibliography = useRef<EditorView | null>(null);
  const state = useSyncState(paper);
  const working = useAsyncAction();
  const navigate = useNavigate();
  const markdown = useText(paper.markdown);
  const works = useText(paper.bibliography);
  const blobs = usePaperPictures(id, record);
  const pictures = usePictures(blobs);
  const source = useMemo(
    () => ({
      markdown,
      bibliography: works,
      pictures: new Map(
        [...pictures].map(([name, { src, width, height }]) => [name, { src, width, height }]),
      ),
    }),
    [markdown, works, pictures],
  );
  const { paper: rendered, failed, renderer } = useShownPaper(source);
  const body = useRef<HTMLDivElement>(null);
  const nameOf = (uid: string) => record?.names[uid] ?? t('authorPapers.formerWriter');
  const isBlank = markdown.trim() === '';
  const { cursors } = paper;
  useEffect(() => {
    cursors.setWriters(record?.writers ?? [], record?.names ?? {});
  }, [cursors, record]);

  /** Edits the text where the caret is, as if it had been typed. */
  function edit(make: (marked: Marked) => Edit) {
    const view = text.current;
    if (!view) return;
    const { from: start, to: end } = view.state.selection.main;
    const {
      from,
      to,
      text: insert,
      select,
    } = make({
      ...{ value: view.state.doc.toString(), start, end },
    });
    view.dispatch({
      changes: { from, to, insert },
      selection: { anchor: select[0], head: select[1] },
      scrollIntoView: true,
      userEvent: 'input',
    });
    view.focus();
  }
  const run = ({ does }: Command) => {
    if (typeof does === 'function') edit(does);
    else if (does === 'picture') setChosen('pictures');
  };

  async function archive(): Promise<Blob> {
    const files = await paperFiles({ markdown, bibliography: works, pictures: blobs });
    const folder = fileNameOf(titleOf(markdown));
    const bytes = await renderer.ask('pack', { folder, files });
    return new Blob([bytes], { type: 'application/zip' });
  }
  /** What is printed is the preview, which is shown for it where another part is open. */
  async function printPreview(): Promise<void> {
    setChosen('preview');
    const { printAlone } = await import('../../manuscript-reader/print-alone.ts');
    await new Promise(requestAnimationFrame);
    if (body.current) await printAlone(body.current);
  }
  const download = (format: PaperFormat) =>
    working.run(async () => {
      const name = fileNameOf(titleOf(markdown));
      if (format === 'pdf') return printPreview();
      if (format === 'markdown') return saveFile(await archive(), `${name}.zip`);
      const pictures = await picturesToExport(blobs, record);
      const asked = { format, name, markdown, bibliography: works, pictures };
      const { bytes, type, name: file } = await renderer.ask('export', asked);
      saveFile(new Blob([bytes], { type }), file);
    });
  const submit = () =>
    working.run(async () => {
      await paper.sync.flush();
      const name = `${fileNameOf(titleOf(markdown))}.zip`;
      await navigate(submitPath(await beginSubmission(person, await archive(), name)));
    });

  const panes: Readonly<Record<Pane, () => ReactNode>> = {
    text: () => (
      <div className={styles.source}>
        <CommandToolbar without={WITHOUT} onCommand={run} />
        {isBlank && (
          <Button
            size="small"
            sx={{ alignSelf: 'start', m: 1 }}
            onClick={() => paper.markdown.insert(0, NEW_PAPER)}
          >
            {t('authorPapers.startWithTemplate')}
          </Button>
        )}
        <SharedSource
          text={paper.markdown}
          cursors={paper.cursors}
          label={t('authorPapers.textSource')}
          view={text}
          onCommand={run}
        />
      </div>
    ),
    bibliography: () => (
      <div className={styles.source}>
        <SharedSource
          text={paper.bibliography}
          cursors={paper.cursors}
          label={t('authorPapers.bibliographySource')}
          view={bibliography}
          isMarkdown={false}
        />
      </div>
    ),
    preview: () => (
      <section
        className={styles.preview}
        aria-label={t('authorPapers.preview')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keyboard
        tabIndex={0}
      >
        {failed && <Alert severity="error">{t('authorPapers.previewFailed')}</Alert>}
        {isBlank && <p>{t('authorPapers.previewEmpty')}</p>}
        {rendered && !isBlank && (
          <>
            {rendered.problems.length > 0 && (
              <details className={styles.problems}>
                <summary>{t('authorPapers.problems', { count: rendered.problems.length })}</summary>
                <ul>
                  {worstFirst(rendered.problems).map((problem) => {
                    const { line } = problem;
                    const message = problemText(problem);
                    return (
                      <li key={problemKey(problem)}>
                        {line === undefined
                          ? message
                          : t('authorPapers.problemAtLine', { line, message })}
                      </li>
                    );
                  })}
                </ul>
              </details>
            )}
            <PaperPreview paper={rendered} pictures={pictures} body={body} />
          </>
        )}
      </section>
    ),
    pictures: () =>
      record && (
        <PaperPictures
          {...{ id, record, pictures }}
          onInsert={(name) => {
            setChosen('text');
            requestAnimationFrame(() =>
              edit((marked) =>
                insertBlock(marked, () => figure(name, t('authorPapers.caption'), '')),
              ),
            );
          }}
        />
      ),
    comments: () => (
      <PaperComments
        paper={paper}
        uid={person.uid}
        nameOf={nameOf}
        selected={() => text.current?.state.selection.main ?? { from: 0, to: 0 }}
        goTo={({ from, to }) => {
          if (!isWide) setChosen('text');
          requestAnimationFrame(() => {
            text.current?.dispatch({
              selection: { anchor: from, head: to },
              scrollIntoView: true,
            });
            text.current?.focus();
          });
        }}
      />
    ),
    versions: () => <PaperVersions id={id} paper={paper} nameOf={nameOf} />,
    share: () => record && <PaperShare id={id} uid={person.uid} record={record} />,
  };
  const tabs: readonly Pane[] = isWide ? SIDES : ['text', ...SIDES];

  return (
    <>
      <link rel="stylesheet" href={mathStyleHref} precedence="math" />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1 }}>
        <SaveMark state={state} />
        <WritersHere paper={paper} />
        <Box sx={{ flexGrow: 1 }} />
        <PaperDownload
          isDisabled={isBlank || working.busy}
          onChoose={(format) => void download(format)}
        />
        <Button
          variant="contained"
          disabled={isBlank}
          loading={working.busy}
          onClick={() => void submit()}
        >
          {t('authorPapers.submit')}
        </Button>
      </Box>
      {working.problem && <ProblemNote>{working.problem}</ProblemNote>}
      {state.name === 'refused' && <Alert severity="error">{state.message}</Alert>}
      <div className={styles.desk} data-wide={isWide}>
        {isWide && <div className={styles.pane}>{panes.text()}</div>}
        <div className={styles.pane}>
          <Tabs
            value={shown}
            onChange={(_, next: Pane) => setChosen(next)}
            variant="scrollable"
            allowScrollButtonsMobile
            aria-label={t('authorPapers.parts')}
          >
            {tabs.map((each) => (
              <Tab
                key={each}
                value={each}
                label={LABELS[each]}
                id={`paper-tab-${each}`}
                aria-controls="paper-panel"
              />
            ))}
          </Tabs>
          <div
            id="paper-panel"
            role="tabpanel"
            aria-labelledby={`paper-tab-${shown}`}
            className={styles.panel}
          >
            {panes[shown]()}
          </div>
        </div>
      </div>
    </>
  );
}
