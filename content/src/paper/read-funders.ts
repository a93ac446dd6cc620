import { AWARDS_MAX, FUNDERS_MAX, type Funder } from '@quire/model/entities/funder';
import { isRor, normaliseDoi } from '@quire/model/identifiers';
import { isFunderDoi } from '@quire/model/relations/funder-problems';
import { rorAsTyped } from '@quire/model/typed-ids';
import type { Report } from '../report/problems.ts';
import { asList, asText, type Fields, firstOf, isFields } from './fields.ts';
import type { FrontMatter } from './front-matter.ts';

/** Each field with its address or its prefix, as it is kept; what is none of its form is left out. */
function idsOf(fields: Fields): Pick<Funder, 'ror' | 'funderDoi' | 'grantDoi'> {
  const ror = rorAsTyped(asText(fields.ror));
  const funderDoi = normaliseDoi(asText(fields.funderDoi)) ?? '';
  const grantDoi = normaliseDoi(asText(fields.grantDoi));
  return {
    ...(isRor(ror) ? { ror } : {}),
    ...(isFunderDoi(funderDoi) ? { funderDoi } : {}),
    ...(grantDoi ? { grantDoi } : {}),
  };
}

function readFunder(value: unknown): Funder | null {
  const fields = isFields(value) ? value : { name: value };
  const name = asText(firstOf(fields, 'name', 'funder')).slice(0, 400);
  if (name === '') return null;
  const awards = asList(firstOf(fields, 'awards', 'award'))
    .map(asText)
    .filter((award) => award !== '' && award.length <= 120);
  return { name, ...idsOf(fields), awards: awards.slice(0, AWARDS_MAX) };
}

const isIncomplete = (value: unknown, funder: Funder | null) =>
  funder === null ||
  (isFields(value) &&
    (['ror', 'funderDoi', 'grantDoi'] as const).some(
      (field) => asText(value[field]) !== '' && funder[field] === undefined,
    ));

/**
 * Who paid for the work: `funders`, or `funding` where that is a list of records. Each has a `name`, and as much of `ror`,
 * `funderDoi`, `awards` and `grantDoi` as there is; a text is a name. What does not fit is reported and left out.
 */
export function readFunders(front: FrontMatter, report: Report): Funder[] {
  const { funders, funding } = front.fields;
  const values =
    funders === undefined
      ? Array.isArray(funding) && funding.some(isFields)
        ? funding
        : []
      : asList(funders);
  const read = values.map((value) => ({ value, funder: readFunder(value) }));
  if (read.some(({ value, funder }) => isIncomplete(value, funder))) {
    report.warn(
      'funders/unreadable',
      {},
      front.lineOf(funders === undefined ? 'funding:' : 'funders:'),
    );
  }
  const fitting = read.flatMap(({ funder }) => funder ?? []);
  if (fitting.length > FUNDERS_MAX) report.warn('funders/many', { most: FUNDERS_MAX });
  return fitting.slice(0, FUNDERS_MAX);
}
