/** Where the files of the build before are; not in `build`, which the next one empties. */
export const ASSETS_BEFORE = 'node_modules/.cache/assets-before';
