import { describe, expect, it } from 'vitest';
import { fundersInText } from './funders-in-text.ts';

const read = (statement: string) =>
  fundersInText(statement).map(({ name, awards }) => [name, ...awards].join(' | '));

describe('funders in a statement', () => {
  it.each([
    [
      'F.N. gratefully acknowledges funding from the Helmholtz Association under grant no. VH-NG-1352. The rest is ours.',
      ['Helmholtz Association | VH-NG-1352'],
    ],
    [
      'This work was supported by the Engineering and Physical Sciences Research Council (EPSRC) [EP/1], and by the Salt Board, grant number 12345 and B-77.',
      ['Salt Board | 12345 | B-77'],
    ],
    ['Supported in part by NSF grants DMS-2347850 and DMS-17.', ['NSF | DMS-2347850 | DMS-17']],
    ['Funded by grants 11 and 12/b from the Tides Foundation.', ['Tides Foundation | 11 | 12/b']],
    [
      'Funded by the Deutsche Forschungsgemeinschaft (DFG) under Grant nos. 1001, 1002, and 1003.',
      ['Deutsche Forschungsgemeinschaft | 1001 | 1002 | 1003'],
    ],
    [
      'It was funded by the Salt Board (grant 71); later by the Salt Board (grant 72) and by the Conselho Nacional de Desenvolvimento Científico e Tecnológico, project 9-1.',
      [
        'Salt Board | 71 | 72',
        'Conselho Nacional de Desenvolvimento Científico e Tecnológico | 9-1',
      ],
    ],
  ])('are read with their awards: %s', (statement, funders) => {
    expect(read(statement)).toEqual(funders);
  });

  it.each([
    'We received no funding.',
    'Supported by a fellowship from the Salt Board.',
    'Funded by the Salt Foundation and the Tide Council under grant 71.',
    'The authors acknowledge the NVIDIA Corporation Hardware grant support.',
    'Grant support came from the Austrian Academy of Sciences under award DOC-Fellowship 24966.',
    'A.M. is funded by a Royal Society Industry Fellowship IF160117.',
    'Funded by LLNL’s Laboratory Directed Research and Development Program under project 22-ERD-037.',
    'Supported by NSF CSSI grant 1931388, and by FPI grant PRE2020-092051.',
    'Supported by the NSF Graduate Research Fellowship under grant DGE-1762114.',
    'We thank Ada Reed for grant 12 of her mud.',
    'El trabajo fue financiado por el Consejo con la ayuda 71.',
  ])('are left to people where they can be read in two ways, or have no award: %s', (statement) => {
    expect(read(statement)).toEqual([]);
  });

  it('are found in a moment in the longest statement', () => {
    const words = 'by the Mud of Silt and the Tides '.repeat(300);
    expect(read(words)).toEqual([]);
  });
});
