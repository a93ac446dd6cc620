import { DRAFT_FIELDS } from '@quire/model/entities/submission';
import { describe, expect, it } from 'vitest';
import { readStep, stepOfField, stepsOf } from './steps.ts';

describe('the steps of the wizard', () => {
  it('give every field of a draft its place', () => {
    expect(DRAFT_FIELDS.filter((field) => stepOfField(field) === null)).toEqual([]);
    expect(stepOfField('files')).toBe('files');
  });

  it('find the step of a field within a list', () => {
    expect(stepOfField('authors.2.email')).toBe('authors');
    expect(stepOfField('declarations.coi')).toBe('statements');
    expect(stepOfField('unheard-of')).toBeNull();
  });

  it('begin a revision with the answer, and never ask for another journal then', () => {
    expect(stepsOf('draft')[0]).toBe('journal');
    expect(stepsOf('draft')).not.toContain('answer');
    expect(stepsOf('major_revision')[0]).toBe('answer');
    expect(stepsOf('major_revision')).not.toContain('journal');
  });

  it('begin at the beginning where an address asks for no step there is', () => {
    expect(readStep('files', stepsOf('draft'))).toBe('files');
    expect(readStep('answer', stepsOf('draft'))).toBe('journal');
    expect(readStep(null, stepsOf('minor_revision'))).toBe('answer');
  });
});
