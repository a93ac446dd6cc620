import { expect, it } from 'vitest';
import { retractionsIn } from './retractions-in.ts';

const HEAD =
  'Record ID,Title,Journal,RetractionDate,RetractionDOI,OriginalPaperDate,OriginalPaperDOI,RetractionNature,Reason';
const row = (doi: string, nature: string, date: string, notice = 'unavailable') =>
  `1,"A title, with ""quotes""",J,${date},${notice},1/1/2001 0:00,${doi},${nature},+Error;`;
const file = (...rows: readonly string[]) => [HEAD, ...rows].join('\r\n');
const works = async (...rows: readonly string[]) => {
  const found = await retractionsIn(file(...rows));
  return 'works' in found ? found.works : found.problem;
};

it('reads the work, kind and date of a notice', async () => {
  expect(
    await works(
      row('10.5555/ABC', 'Retraction', '3/14/2019 0:00', '10.5555/Notice'),
      row('https://doi.org/10.5555/def', 'Expression of concern', '12/1/2020 0:00'),
    ),
  ).toEqual([
    { doi: '10.5555/abc', nature: 'retraction', on: '2019-03-14', notice: '10.5555/notice' },
    { doi: '10.5555/def', nature: 'concern', on: '2020-12-01', notice: '' },
  ]);
});

it('ignores corrections, works without a DOI, and works reinstated later', async () => {
  expect(
    await works(
      row('10.5555/a', 'Correction', '3/14/2019 0:00'),
      row('unavailable', 'Retraction', '3/14/2019 0:00'),
      row('10.5555/b', 'Retraction', '3/14/2019 0:00'),
      row('10.5555/b', 'Reinstatement', '5/1/2019 0:00'),
      row('10.5555/c', 'Reinstatement', '5/1/2018 0:00'),
      row('10.5555/c', 'Retraction', '3/14/2019 0:00'),
      row('10.5555/d', 'Retraction', '2/31/2019 0:00'),
    ),
  ).toEqual([
    { doi: '10.5555/c', nature: 'retraction', on: '2019-03-14', notice: '' },
    { doi: '10.5555/d', nature: 'retraction', on: '', notice: '' },
  ]);
});

it('reports missing columns and empty files', async () => {
  expect(await retractionsIn('DOI,Date\n10.5555/a,2019')).toEqual({
    problem: expect.stringContaining('OriginalPaperDOI, RetractionNature'),
  });
  expect(await works(row('', 'Retraction', ''))).toBe(
    'No row contains the DOI of a retracted work.',
  );
});
