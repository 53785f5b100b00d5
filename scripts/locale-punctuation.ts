const CJK = '[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}]';
const NARROW = new RegExp(`(?:${CJK}|[」』）”》])[,;:!?.]|[,;:!?]\\s*${CJK}`, 'u');
const LATIN_IN_ARABIC = /\p{sc=Arabic}\s*[,;?]|[,;?]\s*\p{sc=Arabic}/u;
const CURLY_APOSTROPHE = /\p{L}’\p{L}|\}\}’\p{L}/u;
const FULL_WIDTH = ['zh-CN', 'zh-TW', 'ja'];

/** What is wrong with the signs of a text, whatever it says. */
export function punctuationProblems(language: string, text: string): string[] {
  const faults: [boolean, string][] = [
    [text.includes('...'), 'has three dots: write …'],
    [/ {2}/.test(text), 'has two spaces in a row'],
    [text.trim() !== '' && text !== text.trim(), 'begins or ends with a space'],
    [FULL_WIDTH.includes(language) && NARROW.test(text), 'has a narrow sign: write ，。？！：；'],
    [language === 'ar' && LATIN_IN_ARABIC.test(text), 'has a Latin sign: write ،؛؟'],
    [language === 'en' && CURLY_APOSTROPHE.test(text), "has a curly apostrophe: write '"],
  ];
  return faults.filter(([isWrong]) => isWrong).map(([, problem]) => problem);
}
