/** A full-time software engineer's wish for Singapore, unless the test says otherwise. */
export function preferenceInput(wish: Record<string, unknown> = {}) {
  return {
    work_arrangement_id: 1,
    function_job_title_id: 10101,
    job_type_id: 1,
    industry_id: 2,
    location_id: 196_001,
    currency: 'SGD',
    min_salary: 5000,
    max_salary: 8000,
    timezone: 'UTC+8',
    work_language_id: 1,
    ...wish,
  };
}
