/**
 * The allow-list: every element and attribute that a rendered text may have. Everything else is
 * removed, whatever its source. Formulas, widths and sizes are added afterwards by our own code.
 */
import type { Schema } from 'hast-util-sanitize';
import { CODE_CLASSES } from './code-colours.ts';

const CELLS = ['align-left', 'align-center', 'align-right', 'unbroken'];
const LINKS = [
  ...['cross-reference', 'cite', 'back-link', 'data-footnote-backref', 'figure-link'],
  ...['reference-scholar', 'figure-original'],
];
/** Classes of diagrams, notices and theorems. */
const DRAWN = /^(diagram|notice|theorem)(-[a-z0-9]+)*$/;

export const SCHEMA: Schema = {
  tagNames: [
    ...['h2', 'h3', 'h4', 'h5', 'h6', 'p', 'blockquote', 'ul', 'ol', 'li', 'hr', 'pre', 'code'],
    ...['dl', 'dt', 'dd'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'figure', 'figcaption', 'section'],
    ...['img', 'picture', 'source'],
    ...['div', 'span', 'a', 'em', 'strong', 'i', 'b', 'del', 'sub', 'sup', 'br', 'input'],
  ],
  attributes: {
    // Passages in another language, and how they run.
    '*': ['id', 'lang', ['dir', 'ltr', 'rtl', 'auto']],
    a: [
      'href',
      'rel',
      'ariaLabel',
      'ariaDescribedBy',
      'dataFootnoteRef',
      'dataFootnoteBackref',
      'dataShare',
      'dataOf',
      'download',
      ['className', ...LINKS],
    ],
    code: [['className', /^language-[\w+#.-]+$/, 'math-unreadable', 'source-unreadable'], 'title'],
    div: [
      ['className', 'equation', 'table-scroll', 'figure-missing', 'centre', DRAWN],
      'tabIndex',
      ['role', 'region', 'group', 'note'],
      'ariaLabel',
      'dataMath',
    ],
    figure: [['className', 'figure', 'table-figure', DRAWN]],
    h2: [['className', 'sr-only', 'notes-heading']],
    img: [
      'src',
      'srcSet',
      'sizes',
      'alt',
      'width',
      'height',
      ['loading', 'lazy', 'eager'],
      ['decoding', 'async'],
    ],
    input: [['type', 'checkbox'], ['disabled', true], ['checked', true], 'ariaLabel'],
    li: [['className', 'task-list-item', 'reference', DRAWN]],
    ol: ['start', ['className', 'reference-list', DRAWN], ['role', 'list']],
    p: [['className', 'continued', DRAWN]],
    pre: ['tabIndex', ['className', 'source-unreadable']],
    section: [['className', 'footnotes', 'references'], 'dataFootnotes', 'ariaLabelledBy'],
    source: [['type', 'image/avif'], 'srcSet', 'sizes'],
    span: [
      [
        'className',
        'math',
        'math-joined',
        'citation',
        'caption-label',
        'section-number',
        'unresolved',
        'back-links',
        'small-caps',
        ...CODE_CLASSES,
        DRAWN,
      ],
      ['role', 'img'],
      'ariaLabel',
      'title',
      'dataMath',
      'dataDrawing',
    ],
    td: [['className', ...CELLS]],
    th: [
      ['className', ...CELLS],
      ['scope', 'col', 'row'],
    ],
    ul: [
      ['className', 'contains-task-list', 'reference-list', DRAWN],
      ['role', 'list'],
    ],
  },
  protocols: { href: ['http', 'https', 'mailto'], src: ['http', 'https'] },
  ancestors: {},
  clobber: [],
  strip: ['script', 'style', 'template'],
  allowComments: false,
  allowDoctypes: false,
  required: { input: { disabled: true, type: 'checkbox' } },
};
