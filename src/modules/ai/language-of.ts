import type { LanguageCode } from '#src/modules/options/languages.ts';

/** Common short words that hardly occur in the other languages. */
const COMMON: Record<string, string> = {
  en: 'the and of to with for in by from was were is are at our my their on as an which that team managed led',
  id: 'dan yang untuk dengan di dari pada tidak adalah kepada serta oleh dalam bisa karena tim perusahaan saya kami telah melalui kebutuhan pelanggan mengelola',
  ms: 'dan yang untuk dengan di dari pada tidak adalah kepada serta oleh dalam boleh kerana pasukan syarikat saya kami telah melalui keperluan pelanggan menguruskan ialah',
  tr: 've bir ile için olarak bu da de daha gibi olan ekip çalıştım yaptım ettim yönettim sağladım sorumlu kadar',
  'pt-BR': 'e de da do para com em os as uma um não mais por dos das no na ao equipe fui meu minha responsável à',
  es: 'y de la el para con en los las una un no más por del al equipo fui mi responsable se',
  // Nobody is asked about these: they keep a text in them from being taken for one of ours.
  fr: 'et de la le les des pour avec dans une un est sur par au aux du équipe je été nous',
  de: 'und der die das für mit von im in ein eine ist auf zu den dem des wurde ich',
  fil: 'ang ng sa mga at na ay para ko namin aking pag nang',
  vi: 'và của cho với các trong là được tôi đã những một',
  it: 'e di il la per con in gli le una un del della sono che nel ho',
};
const KNOWN = new Map(Object.entries(COMMON).map(([code, words]) => [code, new Set(words.split(' '))]));
const OURS = new Set(['en', 'id', 'ms', 'tr', 'pt-BR', 'es']);

const SIMPLIFIED =
  /[们这个来对时国会为说过发现经动进产业务负责学习实际应设计开团队长门关从数据项与优观类应总结统级达销营济汇轻软网络运维]/gu;
const TRADITIONAL =
  /[們這個來對時國會為說過發現經動進產業務負責學習實際應設計開團隊長門關從數據項與優觀類應總結統級達銷營濟匯輕軟網絡運維]/gu;

/** Letters that few others have. */
const LETTERS: Record<string, RegExp> = {
  tr: /[ığşİĞŞ]/gu,
  'pt-BR': /[ãõ]/giu,
  es: /[ñ¿¡]/giu,
  vi: /[ăđơưạ-ỹ]/giu,
  de: /[äß]/giu,
  fr: /[èêœ]/giu,
};

/** The language of a text; `hint` decides between close ones and for a text that is too short. Undefined is none of ours. */
export function languageOf(text: string, hint: LanguageCode): LanguageCode | undefined {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const [kana, han, arabic, latin] = [
    count(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu),
    count(/\p{Script=Han}/gu),
    count(/\p{Script=Arabic}/gu),
    count(/\p{Script=Latin}/gu),
  ];
  // One sign says as much as several letters, and names of products stand in Latin everywhere.
  const [eastern, most] = [(kana + han) * 3, Math.max((kana + han) * 3, arabic, latin)];
  const letters = count(/\p{L}/gu);
  if (letters === 0) return hint;
  if (most * 2 < letters) return undefined;
  if (most === eastern) return kana > 0 && kana * 8 >= han ? 'ja' : chineseOf(text, hint);
  if (most === arabic) return 'ar';
  return latinOf(text, hint);
}

function chineseOf(text: string, hint: LanguageCode): LanguageCode {
  const [simplified, traditional] = [text.match(SIMPLIFIED)?.length ?? 0, text.match(TRADITIONAL)?.length ?? 0];
  if (simplified === traditional) return hint === 'zh-TW' || hint === 'ja' ? hint : 'zh-CN';
  return simplified > traditional ? 'zh-CN' : 'zh-TW';
}

function latinOf(text: string, hint: LanguageCode): LanguageCode | undefined {
  const words = text.toLowerCase().match(/[\p{L}\p{M}']+/gu) ?? [];
  const scores = [...KNOWN].map(([code, known]) => {
    const hits = words.filter((word) => known.has(word)).length;
    const letters = LETTERS[code] ? (text.match(LETTERS[code])?.length ?? 0) : 0;
    return { code, score: hits + letters + (code === hint ? 0.5 : 0) };
  });
  scores.sort((one, other) => other.score - one.score);
  const [best] = scores;
  // A line of names and nouns is in no language that could be told.
  if (!best || best.score < 1) return words.length < 12 ? hint : undefined;
  return OURS.has(best.code) ? (best.code as LanguageCode) : undefined;
}
