/** Why something differs, by the beginning of the title of a kind: found by reading the reports of the papers. */
const NO_ENTRIES =
  'Citations of `smart`, `cdsaxs` and `scikit-prox` have no entry in a bibliography: the corpus has none of the first, and the others lack the works. Each is named in the report.';
const OFFICE = [
  'Citations are found where a name and a year match the list. Not matched are several works of one author in one citation (“2020a, 2020b”), works that the list names by a dash (“———. 2020b”) or by a title alone, and names that the list writes otherwise. They stay in the text as words, and the report quotes them.',
  'References that no citation matches are not listed below the text; the report quotes them.',
];

export const KNOWN_LOSSES: readonly { readonly of: string; readonly losses: readonly string[] }[] =
  [
    { of: 'Markdown (JOSS)', losses: [NO_ENTRIES] },
    {
      of: 'Dialects',
      losses: [
        'The fixtures hold what is wrong on purpose (unknown keys, open fences), and marks of dialects that the count of the source takes for words.',
      ],
    },
    {
      of: 'LaTeX (our samples',
      losses: ['The samples cite works, but have no bibliography beside them.'],
    },
    {
      of: 'LaTeX',
      losses: [
        'Pictures: most papers of the corpus come without some of their pictures; each is named with its file and line. A figure that holds text, a table or a program instead of a picture is in the text, above its caption, and is not counted as a figure.',
        '`hafiscal-econark`: four tables are in files that the corpus does not have; eight formulas use a command of the package `nth`.',
        '`build-systems-acmart`: one formula has a colour given by numbers.',
        '`russian-synopsis-memoir`: the count of its source has both branches of its conditions, and words of lists that it does not use.',
      ],
    },
    { of: 'Word', losses: OFFICE },
    {
      of: 'OpenDocument',
      losses: [
        ...OFFICE,
        'Formulas that are missing stand in titles of works: the list of references shows them as raised and lowered letters.',
      ],
    },
    {
      of: 'Jupyter (our sample',
      losses: [
        'Its source is counted in the Markdown that is read from it. What the file itself holds is stated in `content/src/notebook/sample-notebook.test.ts`.',
      ],
    },
    { of: 'Jupyter (papers', losses: [NO_ENTRIES] },
    {
      of: 'JATS',
      losses: [
        'Formulas and tables that the file has as a picture only are named. The picture of a table is shown.',
        'References that the text does not cite are not listed below it; the report names them.',
        '`kitchen-sink.xml`: a picture within a line has to be added by hand.',
      ],
    },
  ];
