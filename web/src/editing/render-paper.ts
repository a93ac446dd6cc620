import { isCsl } from '@quire/content/citations/read-csl';
import { asList, asText } from '@quire/content/paper/fields';
import { fileNameOf } from '@quire/content/paper/find-files';
import { readFrontMatter } from '@quire/content/paper/front-matter';
import { type Paper, readPaper } from '@quire/content/paper/read-paper';
import { renderDocument } from '@quire/content/render-document';
import { renderInline } from '@quire/content/render-inline';
import { newReport, problem as problemOf } from '@quire/content/report/problems';
import { bodyWordsIn } from '@quire/content/run/body-words';
import type { ImportProblem } from '@quire/model/entities/import-problem';
import { countWords } from './count-words.ts';
import type { PaperSource, PictureSource, ShownPaper } from './messages.ts';
import { worstFirst } from './problem-texts.ts';
import { splitBlocks } from './split-blocks.ts';

const NO_BYTES = new Uint8Array();

/** The bibliography's name: what the front matter calls it, so that an import finds it again. */
function bibliographyNameOf(named: string | undefined, source: string): string {
  if (named) return fileNameOf(named);
  return isCsl(source) ? 'paper.json' : 'paper.bib';
}

/** What the import says of a missing head, to somebody who is still writing. */
function gentle(problem: ImportProblem): ImportProblem {
  if (problem.code !== 'front-matter/missing') return problem;
  const { line } = problem;
  const expected = problemOf('warning', 'front-matter/expected', {});
  return line === undefined ? expected : { ...expected, line };
}

/** Both readings look for figures: the rendering’s word on them is the one with the right line. */
const isSaidTwice = ({ code }: ImportProblem) => code === 'figure/missing';

function figuresOf(paper: Paper | null, pictures: PaperSource['pictures']) {
  if (!paper) return pictures;
  return new Map(
    [...paper.figurePaths].flatMap(([name, path]): [string, PictureSource][] => {
      const picture = pictures.get(path);
      return picture ? [[name, picture]] : [];
    }),
  );
}

/**
 * A paper's folder as its readers would see it, read by the press's own import and renderer. Without
 * front matter the text is shown all the same.
 */
export function renderPaper({ markdown, bibliography, pictures }: PaperSource): ShownPaper {
  const source = markdown.replace(/\r\n?/g, '\n');
  const front = readFrontMatter(source, newReport());
  const bibliographyName = bibliographyNameOf(
    asList(front?.fields.bibliography).map(asText).find(Boolean),
    bibliography,
  );
  const encoder = new TextEncoder();
  const files = new Map([...pictures.keys()].map((path) => [path, NO_BYTES]));
  files.set('paper.md', encoder.encode(source));
  if (bibliography.trim()) files.set(bibliographyName, encoder.encode(bibliography));
  const paper = readPaper({ files });
  const content = paper.ok ? paper.content : null;
  const shown = renderDocument({
    markdown: content?.markdown ?? front?.body ?? source,
    abstract: content?.metadata.abstract ?? '',
    ...(paper.ok && paper.abstractLine !== undefined ? { abstractLine: paper.abstractLine } : {}),
    bibtex: content?.bibtex ?? bibliography,
    macros: content?.macros ?? {},
    words: bodyWordsIn(content?.metadata.language),
    figures: figuresOf(paper.ok ? paper : null, pictures),
  });
  const offset = (paper.ok ? paper.firstLine : (front?.bodyLine ?? 1)) - 1;
  const problems = [
    ...(source.trim() === '' ? [] : paper.problems.map(gentle).filter((one) => !isSaidTwice(one))),
    ...shown.problems.map((one) =>
      one.line === undefined ? one : { ...one, line: one.line + offset },
    ),
  ];
  const title = content ? renderInline(content.metadata.title, content.macros) : null;
  return {
    metadata: content?.metadata ?? null,
    titleHtml: title?.html ?? '',
    abstractHtml: shown.abstractHtml,
    blocks: splitBlocks(shown.html),
    outline: shown.outline,
    problems: worstFirst(problems),
    words: countWords(shown.plainText),
    hasMath: shown.hasMath || (title?.hasMath ?? false) || /class="katex/.test(shown.abstractHtml),
    hasDiagrams: shown.html.includes('class="diagram'),
    key: paper.ok ? paper.akey : 'paper',
    bibliographyName,
  };
}
