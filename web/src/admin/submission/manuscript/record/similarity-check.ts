import type { Similarity } from '@quire/model/entities/similarity';
import { similarityProblemText } from '@quire/model/entities/similarity-problem';
import { formatPercent } from '@quire/model/messages/numbers';
import { t } from '@quire/model/messages/t';
import type { Check } from './checks.ts';

const STATES = {
  waiting: t('officeChecks.similarityWaiting'),
  processing: t('officeChecks.similarityProcessing'),
  comparing: t('officeChecks.similarityComparing'),
} as const;

/** The service counts per cent. */
const percent = (value: number) => formatPercent(value / 100);

function scored(
  { overall, internet, publications, submitted }: NonNullable<Similarity['score']>,
  { name, version }: Similarity['file'],
) {
  const parts = [
    ...(publications === undefined
      ? []
      : [t('officeChecks.sharePublications', { share: percent(publications) })]),
    ...(internet === undefined
      ? []
      : [t('officeChecks.shareInternet', { share: percent(internet) })]),
    ...(submitted === undefined
      ? []
      : [t('officeChecks.shareSubmitted', { share: percent(submitted) })]),
  ];
  return t('officeChecks.score', {
    share: percent(overall),
    hasParts: parts.length > 0 ? 'yes' : 'no',
    parts: parts.join(', '),
    file: name,
    version,
  });
}

/** The result of a similarity service, and what it means. Nothing is claimed without one. */
export function similarityCheck(hasService: boolean, found: Similarity | null): Check {
  const check = (verdict: Check['verdict'], says: string): Check => ({
    label: t('officeChecks.similarity'),
    says,
    verdict,
  });
  if (!found) {
    return check(
      'none',
      hasService ? t('officeChecks.similarityUnchecked') : t('officeChecks.noSimilarityService'),
    );
  }
  const { state, file, problem, score } = found;
  const error = problem ? similarityProblemText(problem) : found.error;
  if (state === 'failed') {
    const reason = error ?? t('officeChecks.checkFailed');
    const { name, version } = file;
    return check('none', t('officeChecks.similarityFailed', { file: name, version, reason }));
  }
  if (state !== 'done' || !score) {
    const again = error ? t('officeChecks.similarityRetried', { reason: error }) : '';
    return check('none', [state === 'done' ? '' : STATES[state], again].filter(Boolean).join(' '));
  }
  return check('look', scored(score, file));
}
