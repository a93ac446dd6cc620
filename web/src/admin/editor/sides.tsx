import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { Article } from '@quire/model/entities/article';
import type { ImportProblem } from '@quire/model/entities/import-problem';
import { t } from '@quire/model/messages/t';
import { lazy, type ReactNode, Suspense } from 'react';
import { countProblems } from '../../editing/problem-texts.ts';
import type { Person } from '../../session/use-person.ts';
import { ProofNotes } from '../kit/proof-notes.tsx';
import type { DraftContent } from './draft/draft-content.ts';
import type { ArticleDraftStore } from './draft/draft-store.ts';
import type { ImportedProblems } from './import/use-imported-problems.ts';
import { OutlinePanel } from './panels/outline-panel.tsx';
import { PdfPanel } from './panels/pdf-panel.tsx';
import { ReferencesPanel } from './panels/references-panel.tsx';
import { VersionsPanel } from './panels/versions-panel.tsx';
import { ProblemRows } from './problems/problem-rows.tsx';
import type { SourceView } from './source/source-view.ts';
import type { Side } from './workspace.tsx';

/** Metadata, files and publication, loaded when opened. */
const ArticleDetails = lazy(() => import('./details/article-details.tsx'));

interface SideParts {
  readonly id: string;
  readonly article: Article;
  readonly person: Person;
  readonly store: ArticleDraftStore;
  readonly content: DraftContent;
  readonly problems: readonly ImportProblem[];
  /** What the last import could not read. */
  readonly imported: ImportedProblems;
  readonly source: SourceView | null;
  readonly goToLine: (line: number) => void;
  readonly isReadOnly: boolean;
  /** How often an import has filled in the details form. */
  readonly offers: number;
}

const NO_NOTES: never[] = [];

/** The panels beside the text, in the order of the tabs. */
export function sidesOf(parts: SideParts, preview: () => ReactNode): readonly Side[] {
  const { id, article, person, store, content, problems, source, goToLine, isReadOnly } = parts;
  const { imported } = parts;
  const { submission } = article;
  return [
    { name: 'preview', label: t('officeEditor.preview'), isBare: true, show: preview },
    {
      name: 'pdf',
      label: t('officeEditor.pdf'),
      isBare: true,
      show: () => <PdfPanel id={id} store={store} revision={article.revision} />,
    },
    {
      name: 'outline',
      label: t('officeEditor.outline'),
      show: () => <OutlinePanel markdown={content.markdown} source={source} onLine={goToLine} />,
    },
    {
      name: 'problems',
      label: t('officeEditor.problems'),
      count: countProblems(problems) + countProblems(imported.problems),
      show: () => (
        <>
          {problems.length > 0 && <ProblemRows problems={problems} onLine={goToLine} />}
          {imported.problems.length > 0 && (
            <>
              <Typography variant="subtitle2" component="h3" sx={{ px: 2, pt: 2 }}>
                {t('officeEditor.importedProblems')}
              </Typography>
              <Typography variant="body2" color="text.secondary" sx={{ px: 2 }}>
                {t('officeEditor.importedProblemsHint')}
              </Typography>
              <ProblemRows
                problems={imported.problems}
                onLine={goToLine}
                onDismiss={imported.dismiss}
              />
            </>
          )}
          {problems.length + imported.problems.length === 0 && (
            <Alert severity="success">{t('officeEditor.noProblems')}</Alert>
          )}
        </>
      ),
    },
    {
      name: 'references',
      label: t('officeEditor.bibliography'),
      show: () => (
        <ReferencesPanel
          article={parts.id}
          store={store}
          bibtex={content.bibtex}
          isReadOnly={isReadOnly}
        />
      ),
    },
    {
      name: 'details',
      label: t('officeEditor.details'),
      show: () => (
        <Suspense fallback={<LinearProgress aria-label={t('officeEditor.loadingDetails')} />}>
          <ArticleDetails
            key={parts.offers}
            id={id}
            article={article}
            person={person}
            settle={() => store.save()}
            onLine={goToLine}
          />
        </Suspense>
      ),
    },
    ...(submission === undefined
      ? []
      : [
          {
            name: 'corrections' as const,
            label: t('officeEditor.corrections'),
            show: () => <ProofNotes submission={submission} mayTick={!isReadOnly} />,
          },
        ]),
    {
      name: 'versions',
      label: t('officeEditor.versions'),
      show: () => (
        <VersionsPanel
          id={id}
          person={person}
          store={store}
          revision={article.revision}
          publishedRevision={article.publishedRevision}
          notes={article.notes ?? NO_NOTES}
          isReadOnly={isReadOnly}
        />
      ),
    },
  ];
}
