import { formatNumber, formatPercent } from '@quire/model/messages/numbers';
import { t } from '@quire/model/messages/t';
import { judge, type ReadinessCriterion } from '@quire/model/readiness/criteria';
import { MEASURES, type Measures, type MeasureUnit } from '@quire/model/readiness/measures';

const figure = (unit: MeasureUnit, value: number): string =>
  unit === 'percent' ? formatPercent(value / 100, 1) : formatNumber(value);

/** What was found for a criterion, with the limit where it is not met; '' where there is nothing to say. */
export function findingText(criterion: ReadinessCriterion, measures: Measures): string {
  if ('hand' in criterion) return '';
  const value = measures[criterion.measure];
  if (value === null) return t('officeReadiness.nothingToCount');
  const { unit } = MEASURES[criterion.measure];
  const isMet = judge(criterion, measures) === 'met';
  if (unit === 'yes') return isMet ? '' : t('officeReadiness.missing');
  const found = figure(unit, value);
  if (isMet) return t('officeReadiness.found', { value: found });
  return 'most' in criterion
    ? t('officeReadiness.foundAtMost', { value: found, limit: figure(unit, criterion.most) })
    : t('officeReadiness.foundAtLeast', { value: found, limit: figure(unit, criterion.least) });
}
