export { createFileReport } from './file-report.ts';
