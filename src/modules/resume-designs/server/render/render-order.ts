import type { DesignName } from '../../resume-design.ts';
import type { Sheet } from '../sheet.ts';
import type { DrawnTemplate } from '../word/drawn-template.ts';

/** How a sheet is to be set; lengths in points, spacing as a factor. */
export interface Look {
  accent: string;
  fonts: string[];
  size: number;
  spacing: number;
  paper: 'a4' | 'us-letter';
}

/** A page of facts: what is said, and under which words. */
export interface Letter {
  language: string;
  direction: 'ltr' | 'rtl';
  title: string;
  /** Whom the file is about, for its properties. */
  name: string;
  sender: string;
  facts: { label: string; lines: string[] }[];
  note: string;
}

/** What a shared link's picture says. */
export interface ShareWords {
  language: string;
  direction: 'ltr' | 'rtl';
  sender: string;
  /** Above the title: pay comes first. */
  lead: string;
  title: string;
  lines: string[];
  note: string;
}

export interface RenderOrder {
  id: number;
  sheet: Sheet | Letter | ShareWords | DrawnTemplate;
  look: Look;
  design: DesignName | 'letter' | 'share' | 'word-template';
  /** What the sheet says as JSON, which a PDF carries along for programs. */
  data: string | undefined;
  /** A picture, base64. */
  photo: string | undefined;
  /** It is set smaller until it takes no more, within what can be read. */
  mostPages: number;
  format: 'pdf' | 'svg';
  /** Which parts of a picture whoever asks has from the one before; without it they want it in one piece. */
  known?: string[] | undefined;
}

export interface Rendered {
  pages: number;
  result: string;
  /** Parts of a picture by name that were not known. */
  parts?: Record<string, string> | undefined;
}

export type RenderAnswer = { id: number } & (Rendered | { fault: string });
