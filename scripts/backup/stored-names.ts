/** Every name that the store should have bytes for: uploads, and the archives of people's own data. */
export const STORED_NAMES = `select id::text as name from files
  union all select archive::text from data_exports where archive is not null`;
