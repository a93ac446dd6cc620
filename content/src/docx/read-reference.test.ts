import { describe, expect, it } from 'vitest';
import { readReference } from './read-reference.ts';

const HOLT_AND_BO = [
  { family: 'Holt', given: expect.stringMatching(/^M/) },
  { family: 'Bo', given: expect.stringMatching(/^A/) },
];
const ARTICLE = {
  ...{ type: 'article-journal', title: 'Mud of the north', volume: '2', page: '3-9' },
  ...{ author: HOLT_AND_BO, issued: { 'date-parts': [[2021]] } },
  'container-title': expect.stringMatching(/^J(ournal of|\.)? Mud/),
};

describe('readReference', () => {
  it.each([
    ['APA', 'Holt, M., & Bo, A. B. (2021). Mud of the north. Journal of Mud, 2(1), 3–9.'],
    ['Harvard', 'Holt, M. and Bo, A. (2021) ‘Mud of the north’, Journal of Mud, 2(1), pp. 3–9.'],
    ['Chicago', 'Holt, Maren, and Ada Bo. 2021. “Mud of the north.” Journal of Mud 2 (1): 3–9.'],
    ['Springer', 'Holt M, Bo AB (2021) Mud of the north. J Mud 2:3–9'],
    ['Vancouver', 'Holt M, Bo AB. Mud of the north. J Mud. 2021;2(1):3–9.'],
    ['AMA with a month', 'Holt M, Bo AB. Mud of the north. J Mud. 2021 Jan;2(1):3-9.'],
    ['IEEE', 'M. Holt and A. Bo, “Mud of the north,” J. Mud, vol. 2, no. 1, pp. 3–9, Jan. 2021.'],
    ['Elsevier', 'M. Holt, A.B. Bo, Mud of the north, J. Mud 2 (2021) 3–9.'],
    ['Nature', 'Holt, M. & Bo, A. B. Mud of the north. J. Mud 2, 3–9 (2021).'],
    ['MDPI', 'Holt, M.; Bo, A.B. Mud of the north. J. Mud 2021, 2, 3–9.'],
    ['Frontiers', 'Holt, M., and Bo, A. (2021). Mud of the north. J. Mud 2:3–9.'],
  ])('takes an article of %s apart', (_, entry) => {
    const { work, isWhole } = readReference(`${entry} https://doi.org/10.5555/mud.1`);
    expect(isWhole).toBe(false);
    expect(work).toMatchObject({ ...ARTICLE, DOI: '10.5555/mud.1' });
  });

  it('takes books, chapters and papers of conferences apart', () => {
    const work = (entry: string) => readReference(entry).work;
    expect(work('Holt, M. (2019a). Mud (2nd ed.). Mud Press.')).toMatchObject({
      ...{ type: 'book', title: 'Mud', edition: '2', publisher: 'Mud Press' },
    });
    expect(
      work('Holt, M. (2019). Wet mud. In A. Bo & C. Lee (Eds.), All of mud (pp. 3–9). Mud Press.'),
    ).toMatchObject({
      ...{ type: 'chapter', title: 'Wet mud', page: '3-9', publisher: 'Mud Press' },
      ...{ 'container-title': 'All of mud', editor: [{ family: 'Bo' }, { family: 'Lee' }] },
    });
    expect(
      work('M. Holt, “Mud nets,” in Proc. Conf. Mud, Oslo, Norway, 2021, pp. 3–9.'),
    ).toMatchObject({ type: 'paper-conference', 'container-title': 'Proc. Conf. Mud' });
  });

  it('takes lists of names apart of which the first alone is turned round, as Chicago has them', () => {
    const entry =
      'Holt, Maren B., Jo van der Marsh, and Ada Lee Bo. 2021. “Mud of the north.” J. Mud 2 (1): 3–9.';
    expect(readReference(entry)).toMatchObject({
      isWhole: false,
      work: {
        title: 'Mud of the north',
        author: [{ family: 'Holt' }, { family: 'van der Marsh', given: 'Jo' }, { given: 'Ada' }],
      },
    });
  });

  it('identifies which work of a year it is, and reports missing authors', () => {
    expect(readReference('Holt, M. (2019b). Mud. Mud Press.').letter).toBe('b');
    expect(readReference('Holt M, et al. Mud. J Mud. 2021;2:3.')).toMatchObject({
      ...{ isAbridged: true, work: { author: [{ family: 'Holt' }] } },
    });
  });

  it('keeps an organisation as it is called, and what it cannot take apart whole', () => {
    const { work } = readReference('World Mud Organization. (2020). Mud and health. WMO.');
    expect(work).toMatchObject({ author: [{ literal: 'World Mud Organization' }] });
    const minutes = 'The Salt Board, internal minutes, undated';
    expect(readReference(minutes)).toMatchObject({ isWhole: true, work: { title: minutes } });
  });
});
