import { punctuationProblems } from './locale-punctuation.ts';
import { longForms } from './long-forms.ts';
import type { VoiceGuide } from './voice-guide.ts';

const WITHOUT_SPACES = ['zh-CN', 'zh-TW', 'ja'];
// Agreements keep the long forms.
const FORMAL = ['pages/terms', 'pages/privacy', 'pages/cookies', 'pages/community'];
const PLACEHOLDER = /\{\{.*?\}\}/g;

type Check = (file: string, key: string, text: string) => string[];

/** A check of one language's texts against its guide, and against what can be told of any text. */
export function voiceCheck(language: string, guide: VoiceGuide | undefined): Check {
  const banned = (guide?.banned ?? []).map(({ term, instead }) => ({
    term,
    instead,
    pattern: pattern(language, term),
  }));
  return (file, key, text) => {
    const always = punctuationProblems(language, text);
    if (isException(guide, `${file}.${key}`)) return always;
    const plain = normal(language, text.replace(PLACEHOLDER, '_'));
    const words = banned.filter((one) => one.pattern.test(plain));
    const long = language === 'en' && !FORMAL.includes(file) ? longForms(plain) : [];
    return [
      ...always,
      ...words.map(({ term, instead }) => `says “${term}”: ${instead}`),
      ...long.map((words) => `says “${words}”: contract it`),
    ];
  };
}

/** Exceptions that fit no text any more would hide the next text of that name. */
export function staleExceptions(guide: VoiceGuide, keys: string[]): string[] {
  return guide.exceptions
    .filter((exception) => !keys.some((key) => fits(exception, key)))
    .map((exception) => `“${exception}” under Exceptions is no text`);
}

function isException(guide: VoiceGuide | undefined, key: string): boolean {
  return guide?.exceptions.some((exception) => fits(exception, key)) ?? false;
}

function fits(exception: string, key: string): boolean {
  return exception.endsWith('*') ? key.startsWith(exception.slice(0, -1)) : key === exception;
}

/** Whole words, or any part of a text where words are not set apart; `*` at an end of a term stands for more letters. */
function pattern(language: string, term: string): RegExp {
  const open = WITHOUT_SPACES.includes(language);
  const core = normal(language, term.replace(/^\*|\*$/g, '')).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const before = open || term.startsWith('*') ? '' : '(?<![\\p{L}\\p{M}\\p{N}])';
  const after = open || term.endsWith('*') ? '' : '(?![\\p{L}\\p{M}\\p{N}])';
  return new RegExp(before + core + after, 'u');
}

function normal(language: string, text: string): string {
  return text.replaceAll('’', "'").toLocaleLowerCase(language);
}
