export { claimFile, releaseFile } from './claim-file.ts';
export { loadFiles, presentFile } from './files.queries.ts';
export { filesModule } from './files.routes.ts';
export { purgeFilesTask } from './files.tasks.ts';
export { type MayRead, registerStoredFiles } from './serve-file.ts';
