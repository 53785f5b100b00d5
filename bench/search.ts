import { openBenchDatabase } from './search-database.ts';

const at = process.argv.indexOf('--jobs');
const b = await openBenchDatabase(Number(at > 0 ? process.argv[at + 1] : 1_000_000));
await b.close();
