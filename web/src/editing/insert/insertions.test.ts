import { describe, expect, it } from 'vitest';
import { COMMANDS } from './commands.ts';
import { edited, type Marked } from './edit.ts';
import { type AskedInsertion, insertionsInto } from './insertions.ts';

/** A text of which a part is selected, and what is asked about it. */
function open(value: string, start = value.length, end = start) {
  let text = value;
  let selected = [start, end] as const;
  const asked: (AskedInsertion | null)[] = [];
  const insertions = insertionsInto({
    edit(make) {
      const marked: Marked = { value: text, start: selected[0], end: selected[1] };
      const edit = make(marked);
      text = edited(text, edit);
      selected = [edit.select[0], edit.select[1]];
    },
    ask: (question) => asked.push(question),
  });
  return { ...insertions, asked, now: () => ({ text, selected: text.slice(...selected) }) };
}

const command = (name: string) => {
  const found = COMMANDS.flat().find((each) => each.name === name);
  if (!found) throw new Error(name);
  return found;
};

describe('what is put into a text', () => {
  it('comes from a command, or from what the command asks', () => {
    const at = open('so good', 3, 7);
    at.run(command('Bold'));
    at.run(command('Figure'));
    at.run(command('Citation'));
    expect(at.now().text).toBe('so **good**');
    expect(at.asked).toEqual([{ what: 'picture', files: [] }, { what: 'citation' }]);
  });

  it('cites after what is selected, which stays selected', () => {
    const at = open('As they say', 8, 11);
    at.cite(['holm2019', 'reis2021']);
    const cited = 'say[@holm2019; @reis2021]';
    expect(at.now()).toEqual({ text: `As they ${cited}`, selected: cited });
  });

  it('makes a figure of each picture, one after the other', () => {
    const at = open('');
    const next = new File([], 'b.png');
    at.figure('figures/a.png', { alt: 'A point', caption: 'The point.' }, [next]);
    at.figure('figures/b.png', { alt: '', caption: '' }, []);
    expect(at.now().text).toBe(
      '![The point.](figures/a.png){#fig:a alt="A point"}\n\n![](figures/b.png){#fig:b}\n\n',
    );
    expect(at.asked).toEqual([{ what: 'picture', files: [next] }, null]);
  });

  it('offers each kind of notice and diagram', () => {
    const at = open('');
    at.notices.find(({ name }) => name === 'Tip')?.choose();
    expect(at.now().text).toMatch(/^:::tip\n/);
    expect(at.diagrams.map(({ name }) => name)).toEqual([
      ...['Editorial', 'Professional', 'Systematic', 'All-flow'],
    ]);
  });
});
