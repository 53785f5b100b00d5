/** What the data folder holds besides files and database that opens something. */
export const SECRET_FILES = ['secret-key', 'demo-sign-in.json'];
