export type { StoredFile } from '../files.contract.ts';
export { claimFile, releaseFile } from './claim-file.ts';
export { loadFiles, loadFilesOf, presentFile } from './files.queries.ts';
export { filesModule } from './files.routes.ts';
export { purgeFilesTask } from './files.tasks.ts';
export { scanFilesTask } from './scan-files.task.ts';
export { type MayRead, registerStoredFiles } from './serve-file.ts';
export { createStoreFile, type FileParts } from './store-file.ts';
