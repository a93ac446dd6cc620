import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import type { ImportProblem } from '@quire/model/calls/calls';
import type { Article } from '@quire/model/entities/article';
import { lazy, type ReactNode, Suspense } from 'react';
import { countProblems } from '../../editing/problem-texts.ts';
import type { Person } from '../../session/use-person.ts';
import { ProofNotes } from '../kit/proof-notes.tsx';
import type { DraftContent } from './draft/draft-content.ts';
import type { ArticleDraftStore } from './draft/draft-store.ts';
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
  const { submission } = article;
  return [
    { name: 'preview', label: 'Preview', isBare: true, show: preview },
    {
      name: 'pdf',
      label: 'PDF',
      isBare: true,
      show: () => <PdfPanel id={id} store={store} revision={article.revision} />,
    },
    {
      name: 'outline',
      label: 'Outline',
      show: () => <OutlinePanel markdown={content.markdown} source={source} onLine={goToLine} />,
    },
    {
      name: 'problems',
      label: 'Problems',
      count: countProblems(problems),
      show: () =>
        problems.length > 0 ? (
          <ProblemRows problems={problems} onLine={goToLine} />
        ) : (
          <Alert severity="success">No problems found in the text.</Alert>
        ),
    },
    {
      name: 'references',
      label: 'Bibliography',
      show: () => <ReferencesPanel store={store} bibtex={content.bibtex} isReadOnly={isReadOnly} />,
    },
    {
      name: 'details',
      label: 'Details',
      show: () => (
        <Suspense fallback={<LinearProgress aria-label="Loading details" />}>
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
            label: 'Corrections',
            show: () => <ProofNotes submission={submission} mayTick={!isReadOnly} />,
          },
        ]),
    {
      name: 'versions',
      label: 'Versions',
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
