import { Document, Packer } from 'docx';
import type { LanguageCode } from '#src/modules/options/languages.ts';
import type { Block } from './word-parts.ts';
import { pointNumbering, type WordLook, wordStyles } from './word-styles.ts';

export const DOCX_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Paper, in twentieths of a point. */
export const PAPERS = { a4: { width: 11_906, height: 16_838 }, letter: { width: 12_240, height: 15_840 } };

export interface WordDocument {
  title: string;
  creator: string;
  language: LanguageCode;
  look: WordLook;
  paper: keyof typeof PAPERS;
  margins: { block: number; inline: number };
  body: Block[];
}

/** A document for Word and everything that opens its files. */
export function packWord({ title, creator, language, look, paper, margins, body }: WordDocument): Promise<Buffer> {
  const { block, inline } = margins;
  const page = { size: PAPERS[paper], margin: { top: block, bottom: block, left: inline, right: inline } };
  return Packer.toBuffer(
    new Document({
      title,
      creator,
      lastModifiedBy: creator,
      styles: wordStyles(look, language),
      numbering: pointNumbering,
      sections: [{ properties: { page }, children: body }],
    }),
  );
}
