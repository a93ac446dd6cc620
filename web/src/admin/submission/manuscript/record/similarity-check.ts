import type { Similarity } from '@quire/model/entities/similarity';
import type { Check } from './checks.ts';

const LABEL = 'Similarity to published texts';
const STATES = {
  waiting: 'The file will be sent to the service within five minutes.',
  processing: 'The service is reading the file.',
  comparing: 'The service is comparing the text.',
} as const;

const percent = (value: number) => `${Math.round(value)}%`;

const MEANING =
  'The score is the share of the text that matches other texts, excluding quotations and references. It is not a verdict: a methods section may match for good reason, while two copied sentences may be too many. Read the report.';

function scored({ overall, internet, publications, submitted }: NonNullable<Similarity['score']>) {
  const parts = [
    ...(publications === undefined ? [] : [`${percent(publications)} publications`]),
    ...(internet === undefined ? [] : [`${percent(internet)} web pages`]),
    ...(submitted === undefined
      ? []
      : [`${percent(submitted)} manuscripts submitted to the service`]),
  ];
  return `${percent(overall)} of the text matches${parts.length > 0 ? ` (${parts.join(', ')})` : ''}.`;
}

/** The result of a similarity service, and what it means. Nothing is claimed without one. */
export function similarityCheck(hasService: boolean, found: Similarity | null): Check {
  const check = (verdict: Check['verdict'], says: string): Check => ({
    label: LABEL,
    says,
    verdict,
  });
  if (!found) {
    return check(
      'none',
      hasService
        ? 'Not checked yet.'
        : 'Not checked: the press has no connection to a similarity service.',
    );
  }
  const { state, file, error, score } = found;
  const of = `${file.name}, version ${file.version}`;
  if (state === 'failed')
    return check('none', `Not checked (${of}). ${error ?? 'The check failed.'}`);
  if (state !== 'done' || !score) {
    const again = error ? ` It will be retried: ${error}` : '';
    return check('none', `${state === 'done' ? '' : STATES[state]}${again}`);
  }
  return check('look', `${scored(score)} ${of}. ${MEANING}`);
}
