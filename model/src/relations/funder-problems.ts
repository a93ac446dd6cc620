import type { Funder } from '../entities/funder.ts';
import { DOI, isRor } from '../identifiers.ts';
import { entryFaultText } from './entry-faults.ts';
import type { EntryProblem } from './relation-problems.ts';

/** Whether a text names a funder in Crossref's registry. */
export const isFunderDoi = (text: string): boolean => /^10\.13039\/\d{6,15}$/.test(text);

type FunderProblem = EntryProblem<'name' | 'ror' | 'funderDoi' | 'grantDoi'>;

/** What keeps funders from being published: no name, and identifiers that are none. */
export function funderProblems(funders: readonly Funder[]): FunderProblem[] {
  return funders.flatMap(({ name, ror, funderDoi, grantDoi }, place) => {
    const found: (FunderProblem | false)[] = [
      name.trim() === '' && {
        ...{ place, part: 'name', code: 'funder-name' },
        message: entryFaultText('funder-name'),
      },
      Boolean(ror && !isRor(ror)) && {
        ...{ place, part: 'ror', code: 'funder-ror' },
        message: entryFaultText('funder-ror'),
      },
      Boolean(funderDoi && !isFunderDoi(funderDoi)) && {
        ...{ place, part: 'funderDoi', code: 'funder-doi' },
        message: entryFaultText('funder-doi'),
      },
      Boolean(grantDoi && !DOI.test(grantDoi)) && {
        ...{ place, part: 'grantDoi', code: 'grant-doi' },
        message: entryFaultText('grant-doi'),
      },
    ];
    return found.filter((each) => each !== false);
  });
}
