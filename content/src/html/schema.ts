/**
 * The allow-list: every element and attribute that a rendered text may have. What is not here is
 * taken out, whoever made it. Formulas, widths and sizes are added afterwards, by us.
 */
import type { Schema } from 'hast-util-sanitize';

const SIDES = ['align-left', 'align-center', 'align-right'];

export const SCHEMA: Schema = {
  tagNames: [
    ...['h2', 'h3', 'h4', 'h5', 'h6', 'p', 'blockquote', 'ul', 'ol', 'li', 'hr', 'pre', 'code'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'figure', 'figcaption', 'img', 'section'],
    ...['div', 'span', 'a', 'em', 'strong', 'i', 'b', 'del', 'sub', 'sup', 'br', 'input'],
  ],
  attributes: {
    '*': ['id'],
    a: [
      'href',
      'rel',
      'ariaLabel',
      'ariaDescribedBy',
      'dataFootnoteRef',
      'dataFootnoteBackref',
      ['className', 'cross-reference', 'cite', 'back-link', 'data-footnote-backref'],
    ],
    code: [['className', /^language-[\w+#.-]+$/, 'math-unreadable', 'source-unreadable'], 'title'],
    div: [
      ['className', 'equation', 'table-scroll', 'figure-missing', 'centre'],
      'tabIndex',
      ['role', 'region', 'group'],
      'ariaLabel',
      'dataMath',
    ],
    figure: [['className', 'figure', 'table-figure']],
    h2: [['className', 'sr-only', 'notes-heading']],
    img: [
      'src',
      'srcSet',
      'sizes',
      'alt',
      'width',
      'height',
      'dataShare',
      ['loading', 'lazy', 'eager'],
      ['decoding', 'async'],
    ],
    input: [['type', 'checkbox'], ['disabled', true], ['checked', true], 'ariaLabel'],
    li: [['className', 'task-list-item', 'reference']],
    ol: ['start', ['className', 'reference-list']],
    p: [['className', 'continued']],
    pre: ['tabIndex', ['className', 'source-unreadable']],
    section: [['className', 'footnotes', 'references'], 'dataFootnotes', 'ariaLabelledBy'],
    span: [
      [
        'className',
        'math',
        'citation',
        'caption-label',
        'section-number',
        'unresolved',
        'back-links',
      ],
      'title',
      'dataMath',
    ],
    td: [['className', ...SIDES]],
    th: [
      ['className', ...SIDES],
      ['scope', 'col', 'row'],
    ],
    ul: [['className', 'contains-task-list', 'reference-list']],
  },
  protocols: { href: ['http', 'https', 'mailto'], src: ['http', 'https'] },
  ancestors: {},
  clobber: [],
  strip: ['script', 'style', 'template'],
  allowComments: false,
  allowDoctypes: false,
  required: { input: { disabled: true, type: 'checkbox' } },
};
