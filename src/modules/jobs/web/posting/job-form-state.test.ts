import { describe, expect, it } from 'vitest';
import { fieldsWhere, jobFieldTable } from '../../job-fields.ts';
import { emptyFields, errorsOf, moved, rememberedFields } from './job-form-state.ts';

describe('the state of the job form', () => {
  it('EMP-02 begins in the country, money and language of the page', () => {
    expect(emptyFields({ countryId: 106, currency: 'JPY', language: 'ja' })).toMatchObject({
      country_id: 106,
      currency: 'JPY',
      language: 'ja',
    });
  });

  it('EMP-02 remembers of the last job where and how people work, not what this one is about', () => {
    const last = {
      title: 'Baker',
      location_ids: [7],
      currency: 'SGD',
      benefit_ids: [3],
      salary_min: 4000,
      skill_ids: [9],
    };
    expect(rememberedFields(last)).toMatchObject({ location_ids: [7], currency: 'SGD', benefit_ids: [3] });
    for (const name of ['title', 'salary_min', 'skill_ids']) expect(rememberedFields(last)).not.toHaveProperty(name);
  });

  it('EMP-02 puts a problem of a question at that question, and several of one field together', () => {
    const errors = errorsOf(
      [
        { field: 'title', text: 'Too short.' },
        { field: 'title', text: 'No phone numbers.' },
        { field: 'screening_questions.1.question', text: 'Required.' },
      ],
      (key) => key,
    );
    expect(errors).toEqual({ title: 'Too short. No phone numbers.', 'screening_questions.1': 'Required.' });
  });

  it('EMP-02 calls a field by the name above it, not by the one programs use', () => {
    const errors = errorsOf(
      [{ field: 'fields.work_experience_id', text: 'work_experience_id is required' }],
      () => 'Experience',
    );
    expect(errors).toEqual({ work_experience_id: 'Experience is required' });
  });

  it('EMP-02 moves a question up or down and never out of the list', () => {
    expect(moved(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c']);
    expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'b', 'c']);
    expect(moved(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c']);
  });
});

it('EMP-02 every choice from a list has its place in the form', () => {
  const selects = fieldsWhere(({ is, list }) => list !== undefined && (is === 'id' || is === 'choice'));
  // Radio buttons show where the work is done; the plain selects of these two sections show themselves.
  const elsewhere = selects.filter((name) => !['job', 'people'].includes(jobFieldTable[name].section));
  expect(elsewhere).toEqual(['work_arrangement_id']);
});
