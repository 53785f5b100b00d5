/** Where a file that another app has shared waits in the browser: the service worker puts it there, the profile takes it. */
export const SHARED_FILE = 'parley-shared';
export const FILE_KEY = 'file';

export interface KeptFile {
  file: File;
  at: number;
}
