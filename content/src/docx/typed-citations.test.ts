import { describe, expect, it } from 'vitest';
import { citeTyped, type ListedWork } from './typed-citations.ts';

const work = (key: string, names: readonly string[], year: string, letter = ''): ListedWork => ({
  ...{ key, names, year, letter },
});
const WORKS = [
  work('holt', ['Holt', 'Aas'], '2019'),
  work('bo-a', ['Bo'], '2020', 'a'),
  work('bo-b', ['Bo'], '2020', 'b'),
  work('beek', ['van Beek', 'Lee', 'Marsh'], '2018'),
  work('who', ['World Mud Organization'], '2021'),
];
const cite = (text: string) => citeTyped(text, WORKS, true);

describe('citeTyped', () => {
  it.each([
    ['Mud is slow [1, 3–5].', 'Mud is slow [@holt; @bo-b; @beek; @who].'],
    ['Mud is slow \\[1], \\[2].', 'Mud is slow [@holt; @bo-a].'],
    ['Mud is slow [1]–[3].', 'Mud is slow [@holt; @bo-a; @bo-b].'],
    ['So Holt and Aas [1] say.', 'So Holt and Aas [-@holt] say.'],
    ['Mud is slow.<sup>1,2</sup> Salt', 'Mud is slow [@holt; @bo-a]. Salt'],
    ['Mud is slow<sup>2–4</sup>, salt', 'Mud is slow [@bo-a; @bo-b; @beek], salt'],
    ['Mud is slow¹⁻³ and m².', 'Mud is slow [@holt; @bo-a; @bo-b] and m².'],
    ['Mud is slow (1, 2), see eq. (3).', 'Mud is slow [@holt; @bo-a], see eq. (3).'],
  ])('reads numbers of %s', (typed, made) => {
    expect(cite(typed).markdown).toBe(made);
  });

  it.each([
    ['So (Holt & Aas, 2019; Bo, 2020a).', 'So [@holt; @bo-a].'],
    ['So (Holt and Aas 2019, Bo 2020a, b).', 'So [@holt; @bo-a; @bo-b].'],
    ['So (see van Beek *et al.*, 2018, p. 3).', 'So [see @beek, p. 3].'],
    ['So (World Mud Organization, 2021).', 'So [@who].'],
    ['Holt and Aas (2019) and Bo (2020a, 2020b)', 'Holt and Aas [-@holt] and Bo [-@bo-a; -@bo-b]'],
    ['As van Beek et al. (2018, p. 7) say', 'As van Beek et al. [-@beek, p. 7] say'],
    ['The World Mud Organization (2021) says', 'The World Mud Organization [-@who] says'],
  ])('reads names and years of %s', (typed, made) => {
    expect(cite(typed).markdown).toBe(made);
  });

  it('leaves powers, units, code and formulas alone', () => {
    const text = 'It is 10<sup>2</sup> m<sup>2</sup> of R<sup>2</sup>, `a[1]` and (x)<sup>2</sup>.';
    expect(cite(`${text} Mud.<sup>1</sup>`).markdown).toBe(`${text} Mud [@holt].`);
  });

  it('keeps what it cannot match as it was typed, and names it with the words around it', () => {
    const { markdown, unmatched, cited } = cite(
      'Mud (Holt & Aas, 2019; Zed, 1999). No (Bo, 2020).',
    );
    expect(markdown).toBe('Mud (@holt; Zed, 1999). No (Bo, 2020).');
    expect([...cited]).toEqual(['holt']);
    expect(unmatched).toHaveLength(2);
    expect(unmatched[1]).toMatch(/^\(Bo, 2020\) in: .*No \(Bo, 2020\)\.$/);
  });
});
