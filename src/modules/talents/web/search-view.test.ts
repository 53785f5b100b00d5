import { describe, expect, it } from 'vitest';
import { filterParameters, readTalentFilters, talentsHref, withoutFilters, withoutValue } from './search-view.ts';

const read = (search: string) => readTalentFilters(new URLSearchParams(search));

describe('the address of a search for candidates', () => {
  it('EMP-03 says every filter, and reads back what it has said', () => {
    const search =
      'text=backend+engineer&job_id=7&title_ids=3%2C4&location_ids=9&country_ids=106&arrangement_ids=1%2C3&min_years=3&max_years=8&degree=bachelor&language_ids=2&skills=SQL%2CC%2B%2B&start_within=0&active_within=7&may_work_in=106&leave_out_known=1';
    const filters = read(search);
    expect(filters).toMatchObject({
      text: 'backend engineer',
      job_id: 7,
      title_ids: [3, 4],
      skills: ['SQL', 'C++'],
      start_within: 0,
      leave_out_known: true,
    });
    expect(filterParameters(filters).toString()).toBe(search);
  });

  it('EMP-03 reads what a plain form sends: repeated names and empty fields', () => {
    const filters = read('text=&job_id=&arrangement_ids=1&arrangement_ids=3&min_years=&degree=&active_within=30');
    expect(talentsHref('en', filters)).toBe('/en/employer/talents?arrangement_ids=1,3&active_within=30');
  });

  it('EMP-03 lets fall what makes no sense, and turns years round', () => {
    const filters = read(
      'job_id=x&title_ids=1,zwei,-3&min_years=9&max_years=2&degree=king&start_within=4&skills=,%20,',
    );
    expect(filterParameters(filters).toString()).toBe('title_ids=1&min_years=2&max_years=9');
  });

  it('EMP-03 takes away one choice, one filter, or all but the words and the job', () => {
    const filters = read('text=cook&job_id=7&skills=SQL,Go&degree=master&leave_out_known=1');
    expect(withoutValue(filters, 'skills', 'SQL').skills).toEqual(['Go']);
    expect(withoutValue(filters, 'degree', 'master').degree).toBeUndefined();
    expect(withoutValue(filters, 'leave_out_known', '1').leave_out_known).toBe(false);
    expect(filterParameters(withoutFilters(filters)).toString()).toBe('text=cook&job_id=7');
  });
});
