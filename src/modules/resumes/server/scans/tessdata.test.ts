import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { makeTemporaryFolder } from '#test/temporary-folder.ts';
import { findScanData } from './tessdata.ts';

describe('the data for reading scans', () => {
  const root = makeTemporaryFolder('parley-tessdata-');
  afterAll(() => rmSync(root, { recursive: true, force: true }));
  const folderWith = (name: string, languages: string[]) => {
    const folder = join(root, name);
    mkdirSync(folder);
    for (const language of languages) writeFileSync(join(folder, `${language}.traineddata`), '');
    return folder;
  };

  it('RES-02 is that of the page before English, and never more than two', async () => {
    const folder = folderWith('many', ['eng', 'jpn', 'ara', 'chi_tra', 'osd', 'deu']);
    const languages = async (language: string) => (await findScanData(folder, language))?.languages;
    expect(await languages('ja')).toEqual(['jpn', 'eng']);
    expect(await languages('zh-TW')).toEqual(['chi_tra', 'eng']);
    expect(await languages('en')).toEqual(['eng']);
    expect(await languages('tr')).toEqual(['eng']);
  });

  it('RES-02 is whatever the site speaks where neither is installed, and nothing where there is none', async () => {
    expect(await findScanData(folderWith('turkish', ['tur', 'osd']), 'en')).toMatchObject({ languages: ['tur'] });
    expect(await findScanData(folderWith('others', ['osd', 'deu']), 'en')).toBeUndefined();
    expect(await findScanData(join(root, 'nowhere'), 'en')).toBeUndefined();
  });
});
