/**
 * The reports and standard views that the press gives. Views that would always be empty are left out, as the Code of
 * Practice allows (4.1): those of controlled access (TR_B1, TR_J1, TR_J4) and of denials (TR_B2, TR_J2).
 */
const METRICS = [
  'Searches_Platform',
  'Total_Item_Investigations',
  'Total_Item_Requests',
  'Unique_Item_Investigations',
  'Unique_Item_Requests',
  'Unique_Title_Investigations',
  'Unique_Title_Requests',
] as const;
type Metric = (typeof METRICS)[number];

const TITLE_METRICS = METRICS.slice(1);
/** Unique titles are of books, and never of items (Code of Practice 3.3). */
const ITEM_METRICS = METRICS.slice(1, 5);
const REQUESTS = ['Total_Item_Requests', 'Unique_Item_Requests'] as const;

/** What a row says beside what it is of, in the order of the columns. */
export const ATTRIBUTES = ['Data_Type', 'YOP', 'Access_Type', 'Access_Method'] as const;
export type Attribute = (typeof ATTRIBUTES)[number];
/** What a row says of an item where it is asked for, in the order of the columns. */
export const ITEM_DETAILS = ['Authors', 'Publication_Date', 'Article_Version'] as const;

/** Filters by what a row says, and the parameters that ask for them. */
export type RowFilter = 'Data_Type' | 'YOP' | 'Access_Type' | 'Access_Method';

export interface ReportKind {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly level: 'platform' | 'title' | 'item';
  readonly metrics: readonly Metric[];
  /** What `data_type` can be, as rows of this level say it. */
  readonly dataTypes: readonly string[];
  /** A standard view has fixed filters, and shows these attributes. */
  readonly view?: {
    readonly filters: Readonly<Partial<Record<RowFilter, readonly string[]>>>;
    readonly shows: readonly Attribute[];
  };
}

const PLATFORM_TYPES = ['Book', 'Journal', 'Platform'] as const;

export const REPORT_KINDS: readonly ReportKind[] = [
  {
    id: 'PR',
    name: 'Platform Report',
    description: 'Activity across the platform, with filters and attributes.',
    level: 'platform',
    metrics: METRICS,
    dataTypes: PLATFORM_TYPES,
  },
  {
    id: 'PR_P1',
    name: 'Platform Usage',
    description: 'Searches and requests across the platform.',
    level: 'platform',
    metrics: ['Searches_Platform', ...REQUESTS, 'Unique_Title_Requests'],
    dataTypes: PLATFORM_TYPES,
    view: { filters: { Access_Method: ['Regular'] }, shows: ['Data_Type'] },
  },
  {
    id: 'TR',
    name: 'Title Report',
    description: 'Activity by journal and book, with filters and attributes.',
    level: 'title',
    metrics: TITLE_METRICS,
    dataTypes: ['Book', 'Journal'],
  },
  {
    id: 'TR_B3',
    name: 'Book Usage by Access Type',
    description: 'Investigations and requests by book, year of publication and access type.',
    level: 'title',
    metrics: TITLE_METRICS,
    dataTypes: ['Book'],
    view: {
      filters: { Data_Type: ['Book', 'Reference_Work'], Access_Method: ['Regular'] },
      shows: ['Data_Type', 'YOP', 'Access_Type'],
    },
  },
  {
    id: 'TR_J3',
    name: 'Journal Usage by Access Type',
    description: 'Investigations and requests by journal and access type.',
    level: 'title',
    metrics: ITEM_METRICS,
    dataTypes: ['Journal'],
    view: {
      filters: { Data_Type: ['Journal'], Access_Method: ['Regular'] },
      shows: ['Access_Type'],
    },
  },
  {
    id: 'IR',
    name: 'Item Report',
    description: 'Activity by article and book chapter, with filters and attributes.',
    level: 'item',
    metrics: ITEM_METRICS,
    dataTypes: ['Article', 'Book_Segment'],
  },
  {
    id: 'IR_A1',
    name: 'Journal Article Requests',
    description: 'Requests by article.',
    level: 'item',
    metrics: REQUESTS,
    dataTypes: ['Article'],
    view: {
      filters: { Data_Type: ['Article'], Access_Method: ['Regular'] },
      shows: ['Access_Type'],
    },
  },
];

export const reportKind = (id: string): ReportKind | undefined =>
  REPORT_KINDS.find((kind) => kind.id === id);
