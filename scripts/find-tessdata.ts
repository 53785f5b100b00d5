import { findProgram } from './find-program.ts';

/** A folder with Tesseract's English data for tests. */
export function findTessdata(): string {
  return findProgram({
    what: 'data for Tesseract',
    setting: 'TESSDATA_DIR',
    places: ['/usr/share/tesseract-ocr/5/tessdata', '/usr/share/tesseract-ocr/4.00/tessdata', '/usr/share/tessdata'],
    file: '/eng.traineddata',
    packages: ['tesseract-ocr-eng'],
  });
}
