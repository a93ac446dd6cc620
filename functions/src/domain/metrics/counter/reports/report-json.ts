/** Reports as JSON, by the specification of the COUNTER API 5.1. */
import { lastDayOf } from '../hours.ts';
import type { ItemRow } from '../items.ts';
import type { AskedReport } from './asked-report.ts';
import {
  type Institution,
  type Performance,
  proprietary,
  type Report,
  type Reported,
  type Titled,
} from './make-report.ts';

/** Of an article, the version of record is what readers are shown; other items have no versions. */
export const versionOf = ({ type }: Pick<Titled, 'type'>) =>
  type === 'Article' ? 'VoR' : undefined;

export const institutionIds = ({ id, ror }: Institution) => ({
  Proprietary: [proprietary(id)],
  ...(ror && { ROR: [ror] }),
});

function header(report: Report) {
  const { asked, institution, platform, created, exceptions } = report;
  const { kind, filters, begin, end, shows, hasTotalsOnly, hasParents } = asked;
  const metrics = kind.view ? kind.metrics : asked.metrics;
  const attributes = kind.view
    ? {}
    : {
        ...(shows.length > 0 && { Attributes_To_Show: shows }),
        ...(hasTotalsOnly && { Granularity: 'Total' }),
        ...(hasParents && { Include_Parent_Details: 'True' }),
      };
  return {
    Release: '5.1',
    Report_ID: kind.id,
    Report_Name: kind.name,
    Created: created,
    Created_By: platform.name,
    Institution_ID: institutionIds(institution),
    Institution_Name: institution.name,
    Registry_Record: '',
    ...(Object.keys(attributes).length > 0 && { Report_Attributes: attributes }),
    Report_Filters: {
      ...(metrics && { Metric_Type: metrics }),
      Begin_Date: `${begin}-01`,
      End_Date: lastDayOf(end),
      ...filters,
      ...(asked.itemId && { Item_ID: asked.itemId }),
      ...(asked.isOfPlatform && { Platform: platform.name }),
    },
    ...(exceptions.length > 0 && { Exceptions: exceptions }),
  };
}

const performance = ({ attributes, counts }: Performance) => ({
  ...Object.fromEntries(attributes),
  Performance: Object.fromEntries(
    [...counts].map(([metric, months]) => [metric, Object.fromEntries(months)]),
  ),
});

const performances = (reported: Reported) => ({
  Attribute_Performance: reported.performances.map(performance),
});

const authors = (all: ItemRow['authors']) =>
  all.map(({ name, orcid }) => ({ Name: name, ...(orcid && { ORCID: orcid }) }));

function details(
  { kind, shows }: AskedReport,
  item: Titled & Pick<ItemRow, 'authors' | 'published'>,
) {
  const { authors: all, published } = item;
  const version = versionOf(item);
  const has = (name: string) => kind.view !== undefined || shows.includes(name);
  return {
    ...(has('Authors') && all.length > 0 && { Authors: authors(all) }),
    ...(has('Publication_Date') && published && { Publication_Date: published }),
    ...(has('Article_Version') && version && { Article_Version: version }),
  };
}

const ids = (titled: Titled) =>
  Object.fromEntries(Object.entries(titled.ids).filter(([, id]) => id));

function itemRecord(report: Report, reported: Reported) {
  const { item } = reported.subject;
  const name = report.platform.name;
  return {
    Item: item?.name ?? '',
    Publisher: name,
    Platform: name,
    ...(item && { ...details(report.asked, item), Item_ID: ids(item) }),
    ...performances(reported),
  };
}

/** Items below their journals and books where these are shown, otherwise in one list. */
function itemGroups(report: Report) {
  const { asked, items } = report;
  const isView = asked.kind.view !== undefined;
  if (items.length === 0) return [];
  if (!isView && !asked.hasParents)
    return [{ Items: items.map((reported) => itemRecord(report, reported)) }];
  const parents = new Map<string, { title: Titled; of: Reported[] }>();
  for (const reported of items) {
    const { title } = reported.subject;
    if (!title) continue;
    const parent = parents.get(title.ids.Proprietary) ?? { title, of: [] };
    parents.set(title.ids.Proprietary, parent);
    parent.of.push(reported);
  }
  return [...parents.values()].map(({ title, of }) => ({
    Title: title.name,
    ...(!isView && { Data_Type: title.type }),
    Item_ID: ids(title),
    Items: of.map((reported) => itemRecord(report, reported)),
  }));
}

const RECORDS = {
  platform: (report: Report) =>
    report.items.map((reported) => ({ Platform: report.platform.name, ...performances(reported) })),
  title: (report: Report) =>
    report.items.map((reported) => ({
      Title: reported.subject.title?.name ?? '',
      Publisher: report.platform.name,
      Platform: report.platform.name,
      ...(reported.subject.title && { Item_ID: ids(reported.subject.title) }),
      ...performances(reported),
    })),
  item: itemGroups,
} as const;

/** A report as the API answers it. */
export const reportJson = (report: Report) => ({
  Report_Header: header(report),
  Report_Items: RECORDS[report.asked.kind.level](report),
});
