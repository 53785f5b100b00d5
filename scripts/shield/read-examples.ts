import { readdirSync, readFileSync } from 'node:fs';
import { type Features, featuresOf, type Side } from '#src/modules/chat/server/shield/features.ts';
import { authorOf } from './author-of.ts';

export interface Example {
  language: string;
  half: string;
  author: string;
  /** `ok`, or the main harm; several are separated by commas. */
  reason: string;
  side: Side;
  text: string;
  features: Features;
}

/** The labelled messages of one half, see `test/scams/README.md`. */
export function readExamples(half: string): Example[] {
  const folder = new URL(`../../test/scams/${half}/`, import.meta.url);
  return readdirSync(folder)
    .sort()
    .flatMap((file) =>
      readFileSync(new URL(file, folder), 'utf8')
        .trim()
        .split('\n')
        .map((row, line) => {
          const [reason = '', who, message = ''] = row.split('\t');
          return toExample(half, file.replace('.tsv', ''), reason, who === 'talent' ? 'talent' : 'boss', message, line);
        }),
    );
}

const REASON_OF: Record<string, string> = {
  payment_request: 'fee',
  off_platform: 'off_platform',
  suspicious_link: 'link',
  personal_data: 'document',
};

/** Half a of the short phrases that chat's own tests are made of. */
export function readPhrases(): Example[] {
  return readFileSync(new URL('../../test/chat/scam-flags.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((row) => row.split('\t'))
    .filter(([half]) => half === 'a')
    .map(([, label = '', text = ''], line) =>
      toExample('phrases', '', label === '' ? 'ok' : (REASON_OF[label] ?? 'ok'), 'boss', text, line),
    );
}

function toExample(half: string, language: string, reason: string, side: Side, message: string, line: number): Example {
  const text = message.replaceAll('\\n', '\n');
  return {
    half,
    author: authorOf(half, language, line),
    language,
    reason,
    side,
    text,
    features: featuresOf(text, side),
  };
}
