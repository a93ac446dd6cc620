type Kind = 'pdf' | 'typeset' | 'plain';

const KINDS: Readonly<Record<string, Kind>> = {
  pdf: 'pdf',
  docx: 'typeset',
  md: 'typeset',
  tex: 'typeset',
  txt: 'plain',
};

/** How a file can be shown in the page, by the name that reviewers get it under; null: it is downloaded. */
export const readableAs = (name: string): Kind | null =>
  KINDS[name.split('.').at(-1) ?? ''] ?? null;
