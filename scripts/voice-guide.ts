import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the check takes from a language's guide, `locales/<lang>/VOICE.md`. */
export interface VoiceGuide {
  /** Words that no text may hold, from the bullets of “Don't”. */
  banned: { term: string; instead: string }[];
  /** Texts in which they may stand, from the bullets of “Exceptions”: `file.key`, or with `*` at the end all that begin so. */
  exceptions: string[];
  /** What is wrong with the guide itself. */
  problems: string[];
}

const SECTIONS = ['Form of address', 'Terms', "Don't"];
const BULLET = /^- `([^`]+)`\s*:\s*(\S.*)$/;

/** Reads a guide; undefined when the language has none. */
export function readVoiceGuide(folder: string): VoiceGuide | undefined {
  const file = join(folder, 'VOICE.md');
  if (!existsSync(file)) return undefined;
  const sections = sectionsOf(readFileSync(file, 'utf8'));
  const bullets = (heading: string) => (sections.get(heading) ?? []).filter((line) => /^\s*[-*] /.test(line));
  const read = [...bullets("Don't"), ...bullets('Exceptions')].filter((line) => !BULLET.test(line));
  return {
    banned: bullets("Don't").flatMap(readBullet),
    exceptions: bullets('Exceptions').flatMap((line) => readBullet(line).map(({ term }) => term)),
    problems: [
      ...SECTIONS.filter((heading) => !sections.has(heading)).map((heading) => `has no section “${heading}”`),
      ...read.map((line) => `cannot be read: ${line.trim()}`),
    ],
  };
}

function readBullet(line: string): { term: string; instead: string }[] {
  const [, term, instead] = BULLET.exec(line) ?? [];
  return term && instead ? [{ term, instead }] : [];
}

/** The lines below each heading of the second level; both kinds of apostrophe name the same section. */
function sectionsOf(text: string): Map<string, string[]> {
  const sections = new Map<string, string[]>();
  for (const part of text.split(/^## /m).slice(1)) {
    const [heading = '', ...lines] = part.split('\n');
    sections.set(heading.trim().replaceAll('’', "'"), lines);
  }
  return sections;
}
