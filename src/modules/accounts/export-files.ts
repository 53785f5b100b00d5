/** The files that a finished export can be had as. */
export const exportFiles = [
  { file: 'parley-data.json', format: 'json' },
  { file: 'parley-data.zip', format: 'csv' },
  { file: 'resume.json', format: 'resume' },
  { file: 'parley.ics', format: 'calendar' },
] as const;
