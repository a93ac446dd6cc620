import { describe, expect, test } from 'vitest';
import { COMMANDS, commandFor, shortcutOf } from './commands.ts';

const press = (keys: string, code: string, key: string, altGraph = false) => ({
  code,
  key,
  ctrlKey: keys.includes('ctrl'),
  metaKey: keys.includes('meta'),
  altKey: keys.includes('alt'),
  shiftKey: keys.includes('shift'),
  getModifierState: () => altGraph,
});

describe('the shortcuts', () => {
  test.each([
    [press('ctrl', 'KeyB', 'b'), 'Bold'],
    [press('meta', 'KeyI', 'i'), 'Italic'],
    [press('ctrl alt', 'Digit2', '2'), 'Heading'],
    [press('meta alt', 'KeyT', '†'), 'Table'],
    [press('ctrl shift', 'Digit8', '*'), 'Bulleted list'],
    [press('ctrl shift', 'KeyE', 'E'), 'Formula in the line'],
  ])('mean what they say: %#', (pressed, name) => {
    expect(commandFor(pressed)?.name).toBe(name);
  });

  test.each([
    ['a letter alone', press('', 'KeyB', 'b')],
    ['AltGr, which types a sign', press('ctrl alt', 'KeyE', '€', true)],
    ['a combination without a meaning', press('ctrl', 'KeyQ', 'q')],
    ['what another layout calls by another name', press('ctrl', 'KeyB', 'x')],
  ])('do nothing for %s', (_, pressed) => {
    expect(commandFor(pressed)).toBeNull();
  });

  test('are each given to one command, and every command has one', () => {
    const keys = COMMANDS.flat().map((command) => command.keys);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('are written for people and for machines', () => {
    const [heading] = COMMANDS.flat();
    expect(heading && shortcutOf(heading, false)).toEqual({
      aria: 'Control+Alt+2',
      shown: 'Ctrl+Alt+2',
    });
    expect(heading && shortcutOf(heading, true).shown).toBe('⌘⌥2');
  });
});
