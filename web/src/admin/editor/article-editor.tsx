import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { ARTICLE_TITLE_MAX_CHARACTERS } from '@quire/model/constants';
import type { Article } from '@quire/model/entities/article';
import { t } from '@quire/model/messages/t';
import { adminArticlesPath } from '@quire/model/office-paths';
import { can } from '@quire/model/roles';
import { useMemo, useRef, useState } from 'react';
import { useDraftPreview } from '../../editing/preview/use-draft-preview.ts';
import { useRenderer } from '../../editing/preview/use-renderer.ts';
import { useTranslations } from '../../editing/preview/use-translations.ts';
import type { Person } from '../../session/use-person.ts';
import { Toolbar } from '../kit/markdown/toolbar.tsx';
import { useFigures } from '../kit/markdown/use-figures.ts';
import { OfficeFrame } from '../kit/office-frame.tsx';
import { useStaffNameLookup } from '../kit/use-staff-names.ts';
import { useCommands } from './commands/use-commands.ts';
import { ArticleEditorDialogs } from './dialogs/dialogs.tsx';
import { titleProblem } from './draft/title-problem.ts';
import { useArticleDraft } from './draft/use-draft.ts';
import { EditorMessages } from './editor-messages.tsx';
import { UploadList } from './files/upload-list.tsx';
import { useUploads } from './files/use-uploads.ts';
import { useImportedProblems } from './import/use-imported-problems.ts';
import { PreviewPane } from './preview/preview-pane.tsx';
import { useShownArticle } from './preview/use-shown-article.ts';
import { PublicationState } from './publication-state.tsx';
import { PublishButton } from './publish-button.tsx';
import { SaveState } from './save-state.tsx';
import { sidesOf } from './sides.tsx';
import { SourcePane } from './source/source-pane.tsx';
import type { SourceView } from './source/source-view.ts';
import { TEXT_SIDE, useRoomForBoth, Workspace } from './workspace.tsx';

interface EditorProps {
  readonly id: string;
  readonly article: Article;
  readonly person: Person;
}

/** Edits one article: text and title are saved automatically as versions; publishing makes one public. */
export function ArticleEditor({ id, article, person }: EditorProps) {
  const { store, state } = useArticleDraft(id, article, person);
  const { content, base, phase, isDirty, isSaving, conflict, merged } = state;
  const mayEdit = can(person, 'article.edit', article);
  const isReadOnly = !mayEdit || phase !== 'open';

  const both = useRoomForBoth();
  const [chosen, setChosen] = useState<string>(both ? 'preview' : TEXT_SIDE);
  const source = useRef<SourceView | null>(null);
  const [ready, setReady] = useState<SourceView | null>(null);
  const renderer = useRenderer();

  const uploads = useUploads(store, id, person.uid);
  const originals = useFigures(content.files);
  const figures = useMemo(
    () => new Map([...uploads.pending, ...originals]),
    [uploads.pending, originals],
  );
  const text = { ...content, language: base?.metadata.language };
  const shown = useDraftPreview(renderer, text, figures, phase === 'open');
  const translated = useTranslations(renderer, base?.metadata.translations, content);
  const page = useShownArticle(article, state);
  const problems = shown.preview?.problems ?? NO_PROBLEMS;
  const imported = useImportedProblems(id, content.markdown);
  const marked = useMemo(() => [...problems, ...imported.problems], [problems, imported.problems]);

  const showSource = () => !both && setChosen(TEXT_SIDE);
  /** A new number renders the details again, with what an import has entered in their form. */
  const [offers, setOffers] = useState(0);
  const showDetails = () => {
    setOffers((count) => count + 1);
    setChosen('details');
  };
  const { keep: keepProblems } = imported;
  const parted = {
    ...{ id, store, source, renderer, uploads, showSource, showDetails },
    keepProblems,
  };
  const { asked, ask, actions } = useCommands(parted);
  const nameOf = useStaffNameLookup(
    person,
    [conflict?.theirs, merged].flatMap((version) => version?.savedBy ?? []),
  );
  const other = conflict?.theirs ?? merged;
  const who = other ? nameOf(other.savedBy) : '';

  const parts = useMemo(
    () => ({
      onCommand: actions.run,
      onSave: () => void store.save(),
      onTransfer: actions.transfer,
      works: () => renderer.ask('works', store.state().content.bibtex),
      lookAtFormula: (tex: string, isDisplayed: boolean) =>
        renderer.ask('formula', { tex, isDisplayed, macros: store.state().content.macros }),
    }),
    [actions, store, renderer],
  );
  const goToLine = (line: number) => {
    showSource();
    // On a phone the text is shown first.
    requestAnimationFrame(() => source.current?.goToLine(line));
  };

  const sides = sidesOf(
    {
      ...{ id, article, person, store, content, problems, imported },
      ...{ source: ready, goToLine, isReadOnly, offers },
    },
    () => (
      <PreviewPane {...shown} article={page} translated={translated} source={both ? ready : null} />
    ),
  );
  const wrongTitle = titleProblem(content.title);

  const buttons = (
    <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
      <SaveState state={state} mayEdit={mayEdit} />
      <Button
        variant="outlined"
        disabled={isReadOnly || !isDirty || wrongTitle !== null || conflict !== null}
        loading={isSaving}
        onClick={() => void store.save()}
      >
        {t('office.save')}
      </Button>
      <PublishButton
        id={id}
        article={article}
        person={person}
        isDirty={isDirty}
        onRefused={() => setChosen('details')}
      />
    </Stack>
  );

  return (
    <OfficeFrame
      person={person}
      title={t('officeEditor.title')}
      crumbs={[{ label: t('officeEditor.articles'), path: adminArticlesPath() }]}
      actions={buttons}
    >
      <Stack spacing={1.5}>
        <EditorMessages
          store={store}
          state={state}
          mayEdit={mayEdit}
          who={who}
          onConflict={() => ask({ what: 'conflict' })}
        />
        <PublicationState id={id} article={article} dirty={isDirty} />
        <TextField
          label={t('office.title')}
          value={content.title}
          onChange={(event) => store.change({ title: event.target.value })}
          disabled={isReadOnly}
          error={base !== null && wrongTitle !== null}
          helperText={
            base
              ? (wrongTitle ??
                t('officeEditor.titleLength', {
                  length: content.title.length,
                  most: ARTICLE_TITLE_MAX_CHARACTERS,
                }))
              : ' '
          }
        />
        <Toolbar isDisabled={isReadOnly} onCommand={actions.run}>
          <Button size="small" disabled={isReadOnly} onClick={() => ask({ what: 'import' })}>
            {t('officeEditor.importFile')}
          </Button>
          <Typography variant="body2" color="text.secondary" sx={{ ml: 'auto' }}>
            {t('officeEditor.wordCount', { count: shown.preview?.words ?? 0 })}
          </Typography>
        </Toolbar>
        <UploadList queue={uploads.queue} uploads={uploads.uploads} />
        <Workspace
          chosen={chosen}
          onChoose={setChosen}
          sides={sides}
          text={
            phase === 'open' && (
              <SourcePane
                store={store}
                source={source}
                parts={parts}
                isReadOnly={isReadOnly}
                problems={marked}
                onReady={setReady}
              />
            )
          }
        />
      </Stack>
      <ArticleEditorDialogs
        asked={asked}
        actions={actions}
        store={store}
        renderer={renderer}
        who={who}
        onClose={() => ask(null)}
      />
    </OfficeFrame>
  );
}

const NO_PROBLEMS: readonly never[] = [];
