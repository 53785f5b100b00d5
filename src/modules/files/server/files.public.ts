export type { StoredFile } from '../files.contract.ts';
export { claimFile, releaseFile } from './claim-file.ts';
export { createCopyFile } from './copy-file.ts';
export { filesModule } from './files.module.ts';
export { loadFiles, loadFilesOf, presentFile } from './files.queries.ts';
export { renameFile } from './rename-file.ts';
export type { MayRead } from './serve-file.ts';
export { createStoreBytes } from './store-bytes.ts';
export { createStoreFile, type FileParts } from './store-file.ts';
