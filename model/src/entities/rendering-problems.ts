/** What the renderer, and whoever reads a bibliography, says about a text. */
import { z } from 'zod';
import { t } from '../messages/t.ts';
import { formulaFaultText } from './formula-faults.ts';
import { remarkKind } from './remark-kind.ts';

const Text = z.string();
const Count = z.number();

/** What authors can type instead. */
const BLOCK = ':::note';
const TITLED_BLOCK = ':::name[title]';
const PICTURE = '![caption](file.png)';
const BIBTEX_ENTRY = '@article';

export const RENDERING_PROBLEMS = {
  'reference/unresolved': remarkKind({ label: Text }, ({ label }) =>
    t('manuscriptProblems.referenceUnresolved', { label }),
  ),
  'diagram/unreadable': remarkKind(
    {
      block: Text,
      kind: z.enum(['lists', 'stages', 'stageRange', 'levels', 'steps', 'lane', 'lanes', 'step']),
      least: Count,
      most: Count,
      step: Text,
    },
    ({ block, kind, least, most, step }) =>
      t('manuscriptProblems.diagramUnreadable', { block, kind, least, most, step }),
  ),
  'figure/external': remarkKind({ name: Text }, ({ name }) =>
    t('manuscriptProblems.figureExternal', { name }),
  ),
  'figure/missing': remarkKind({ name: Text }, ({ name }) =>
    t('manuscriptProblems.figureMissing', { name }),
  ),
  'link/refused': remarkKind({ address: Text }, ({ address }) =>
    t('manuscriptProblems.linkRefused', { address }),
  ),
  'citation/unresolved': remarkKind({ key: Text }, ({ key }) =>
    t('manuscriptProblems.citationUnresolved', { key }),
  ),
  'term/undefined': remarkKind({ term: Text }, ({ term }) =>
    t('manuscriptProblems.termUndefined', { term }),
  ),
  'label/duplicate': remarkKind({ label: Text }, ({ label }) =>
    t('manuscriptProblems.labelDuplicate', { label }),
  ),
  'label/unused': remarkKind({ label: Text }, ({ label }) =>
    t('manuscriptProblems.labelUnused', { label }),
  ),
  /** `kind`: what its content is shown as. */
  'directive/unknown': remarkKind(
    { block: Text, kind: z.enum(['typed', 'code']) },
    ({ block, kind }) => t('manuscriptProblems.directiveUnknown', { block, kind, example: BLOCK }),
  ),
  'directive/attribute': remarkKind({ name: Text, block: Text }, ({ name, block }) =>
    t('manuscriptProblems.directiveAttribute', { name, block }),
  ),
  'directive/unclosed': remarkKind({ block: Text }, ({ block }) =>
    t('manuscriptProblems.directiveUnclosed', { block }),
  ),
  'directive/unreadable': remarkKind({ block: Text }, ({ block }) =>
    t('manuscriptProblems.directiveUnreadable', { block, example: TITLED_BLOCK }),
  ),
  'directive/leftover': remarkKind({}, () => t('manuscriptProblems.directiveLeftover')),
  'figure/none': remarkKind({}, () => t('manuscriptProblems.figureNone', { example: PICTURE })),
  'table/none': remarkKind({ kind: z.enum(['list', 'block']) }, ({ kind }) =>
    t('manuscriptProblems.tableNone', { kind }),
  ),
  'html/raw': remarkKind({ tag: Text }, ({ tag }) => t('manuscriptProblems.htmlRaw', { tag })),
  'html/wrapper': remarkKind({}, () => t('manuscriptProblems.htmlWrapper')),
  'code/inline': remarkKind({ code: Text }, ({ code }) =>
    t('manuscriptProblems.codeInline', { code }),
  ),
  'code/figure': remarkKind({}, () => t('manuscriptProblems.codeFigure', { example: PICTURE })),
  'code/hidden': remarkKind({}, () => t('manuscriptProblems.codeHidden')),
  'role/unknown': remarkKind({ role: Text }, ({ role }) =>
    t('manuscriptProblems.roleUnknown', { role }),
  ),
  'span/attributes': remarkKind({ attributes: Text }, ({ attributes }) =>
    t('manuscriptProblems.spanAttributes', { attributes }),
  ),
  'raw/format': remarkKind({ format: Text }, ({ format }) =>
    t('manuscriptProblems.rawFormat', { format }),
  ),
  'tex/math-in-text': remarkKind({ source: Text }, ({ source }) =>
    t('manuscriptProblems.texMathInText', { source }),
  ),
  'tex/command': remarkKind({ name: Text }, ({ name }) =>
    t('manuscriptProblems.texCommand', { name }),
  ),
  'tex/layout': remarkKind({ name: Text }, ({ name }) =>
    t('manuscriptProblems.texLayout', { name }),
  ),
  'tex/environment': remarkKind({ name: Text }, ({ name }) =>
    t('manuscriptProblems.texEnvironment', { name }),
  ),
  'text/comment': remarkKind({}, () => t('manuscriptProblems.textComment')),
  'text/unrendered': remarkKind(
    {
      kind: z.enum(['slow', 'text', 'abstract', 'bibliography', 'failed']),
      count: Count,
      most: Count,
      reason: Text,
    },
    ({ kind, count, most, reason }) =>
      t('manuscriptProblems.textUnrendered', { kind, count, most, reason }),
  ),
  'bibtex/entry': remarkKind({ key: Text }, ({ key }) =>
    t('manuscriptProblems.bibtexEntry', { key }),
  ),
  'csl/not-json': remarkKind({}, () => t('manuscriptProblems.cslNotJson')),
  'csl/entry': remarkKind({ number: Count }, ({ number }) =>
    t('manuscriptProblems.cslEntry', { number }),
  ),
  'bibliography/unreadable': remarkKind({}, () => t('manuscriptProblems.bibliographyUnreadable')),
  'bibliography/no-works': remarkKind({}, () =>
    t('manuscriptProblems.bibliographyNoWorks', { example: BIBTEX_ENTRY }),
  ),
  /** `figure`: as the text calls it, “Figure 3”; empty without a number. */
  'figure/alt': remarkKind(
    { figure: Text, described: z.enum(['caption', 'none']) },
    ({ figure, described }) => {
      if (described === 'none')
        return figure
          ? t('manuscriptProblems.figureWithoutWords', { figure })
          : t('manuscriptProblems.imageWithoutWords');
      return figure
        ? t('manuscriptProblems.figureWithoutDescription', { figure })
        : t('manuscriptProblems.imageWithoutDescription');
    },
  ),
  /** `reason`: in KaTeX's words. `command`: where it is one that is not allowed; else empty. */
  'math/unreadable': remarkKind(
    { formula: Text, reason: Text, command: Text },
    ({ formula, reason, command }) =>
      command
        ? t('manuscriptProblems.mathRefused', { formula, command })
        : t('manuscriptProblems.mathUnreadable', { formula, reason: formulaFaultText(reason) }),
  ),
} as const;
