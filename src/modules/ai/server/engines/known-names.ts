/** Capitals that name nobody. */
const USUAL = new Set(
  `i january february march april may june july august september october november december monday tuesday wednesday
  thursday friday saturday sunday jan feb mar apr jun jul aug sep sept oct nov dec kpi kpis hr it b2b b2c roi sop sops ui
  ux qa pc ok ai ytd vat etc ocak şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık januari februari
  maret juni juli agustus september oktober desember mac ogos disember`.split(/\s+/),
);
/** Employers that models like to make up, where no capital or word beside them gives them away. */
const FAMOUS =
  'google microsoft amazon apple facebook meta netflix tesla toyota samsung ibm oracle deloitte pwc kpmg mckinsey accenture unilever nestlé nestle shopee grab gojek tokopedia petronas pertamina aramco emirates harvard stanford oxford cambridge mit 谷歌 微软 腾讯 阿里巴巴 华为 字节跳动 百度 亚马逊 清华 北大 微軟 台積電 鴻海 台大 トヨタ ソニー 楽天 グーグル アマゾン マイクロソフト 任天堂 東大 أرامكو جوجل غوغل أمازون مايكروسوفت طيران-الإمارات'
    .split(' ')
    .map((name) => name.replace('-', ' '));

const CAPITAL = /\p{Lu}[\p{L}\p{M}\p{N}&'’-]*/gu;
const LATIN_NAME = /[A-Za-z][A-Za-z0-9&.+#-]{2,}/g;
/** What stands before the first word of a sentence, a line, a quotation or an item. */
const OPENERS = '.:;!?。：；！？•·–—("“«‘/-';
const LONGEST_OPENING = 12;

/** Employers and schools in scripts without capitals, by the word that they end in. */
const EAST =
  /(?:股份有限公司|有限责任公司|有限公司|大学|大學|学院|學院|公司|集团|集團|银行|銀行|医院|醫院|病院|学校|學校|研究所|製作所|工場|株式会社|商事)/gu;
/** Before such a word they name nobody: 'the company', 'several companies', 'a listed company'. */
const EAST_GENERAL =
  /(?:^|[^\p{Script=Han}\p{Script=Katakana}\p{Script=Latin}ー]|[在为為于於和与與及从從对對向给給把被的了本该該贵貴我各家全子分总總母大小同前原至到由让讓使帮幫替助其此所数數多几幾]|上市|国有|國有|多家|一家|中小|総合|専門|医科|当|弊)$/u;
const NAME_BEHIND = /^(?![のでにはをがとへもや])[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}A-Z]{2}/u;
/** In Arabic the name follows. */
const ARAB = /(?:شركة|جامعة|مجموعة|بنك|مصرف|مستشفى|مؤسسة|معهد|كلية|مدرسة)\s+(\S+)/gu;
const ARAB_GENERAL =
  /^(?:كبير|كبرى|صغير|رائد|عالمي|محلي|خاص|عام|متوسط|ناشئ|دولي|وطني|في|من|على|إلى|مع|عن|و|بال|لل|منذ|حتى|حيث|التي|تعمل|متعدد|مساهم|مختلف|واحد)/u;

/**
 * Whether a sentence names only what was given. A capital inside a sentence, a Latin word among other scripts, the name
 * of a school or a company: each must stand in the given words, at least by its stem.
 */
export function hasKnownNames(sentence: string, given: string, isSameLanguage: boolean): boolean {
  const lower = given.toLowerCase();
  if (FAMOUS.some((name) => stands(sentence, name) && !lower.includes(name))) return false;
  const isLatin = (sentence.match(/\p{Script=Latin}/gu)?.length ?? 0) * 2 > (sentence.match(/\p{L}/gu)?.length ?? 0);
  if (!isLatin) {
    if ((sentence.match(LATIN_NAME) ?? []).some((name) => !isKnown(name, lower))) return false;
    return !isSameLanguage || (hasKnownEast(sentence, given) && hasKnownArab(sentence, given));
  }
  if (!isSameLanguage) return true;
  return [...sentence.matchAll(CAPITAL)].every(
    ({ 0: name, index }) => isStart(sentence, index) || isKnown(name, lower),
  );
}

/** Whether a word begins a sentence or an item: then its capital says nothing. */
function isStart(sentence: string, index: number): boolean {
  for (let at = index - 1; at >= Math.max(0, index - LONGEST_OPENING); at -= 1) {
    const sign = sentence[at] as string;
    if (OPENERS.includes(sign)) return true;
    if (!/[\s*]/.test(sign)) return false;
  }
  return index <= LONGEST_OPENING;
}

/** As a word of its own; signs have no ends. */
function stands(sentence: string, name: string): boolean {
  const lower = sentence.toLowerCase();
  const at = lower.indexOf(name);
  if (at < 0) return false;
  if (!/[a-zé]/.test(name)) return true;
  return !/\p{L}/u.test(lower[at - 1] ?? ' ') && !/\p{L}/u.test(lower[at + name.length] ?? ' ');
}

/** With other endings too: `Accountancy` is known by `Accountant`, `Foods'ta` by `Foods`. */
function isKnown(name: string, lower: string): boolean {
  const [word = ''] = name.toLowerCase().split(/['’]/u, 1);
  if (word.length < 2 || USUAL.has(word) || lower.includes(word)) return true;
  const parts = word.split(/[-&]/).filter((part) => part.length > 1);
  if (parts.length > 1 && parts.every((part) => isKnown(part, lower))) return true;
  return word.length >= 5 && startsWord(lower, word.slice(0, Math.max(4, Math.ceil(word.length * 0.6))));
}

function startsWord(lower: string, start: string): boolean {
  for (let at = lower.indexOf(start); at >= 0; at = lower.indexOf(start, at + 1)) {
    if (!/\p{L}/u.test(lower[at - 1] ?? ' ')) return true;
  }
  return false;
}

function hasKnownEast(sentence: string, given: string): boolean {
  return [...sentence.matchAll(EAST)].every(({ 0: word, index }) => {
    const before = sentence.slice(Math.max(0, index - 2), index);
    // 'Kabushiki gaisha' may also stand before its name.
    const after = sentence.slice(index + word.length, index + word.length + 2);
    if (word === '株式会社' && NAME_BEHIND.test(after)) return given.includes(after);
    return EAST_GENERAL.test(before) || given.includes(before.slice(-2) + word) || given.includes(before);
  });
}

function hasKnownArab(sentence: string, given: string): boolean {
  return [...sentence.matchAll(ARAB)].every(({ 1: next = '' }) => {
    const name = next.replace(/[.,،؛:()«»]/gu, '');
    const bare = name.replace(/^ال/u, '');
    const stem = bare.length > 5 ? bare.slice(0, -2) : bare;
    return name === '' || ARAB_GENERAL.test(bare) || startsWord(given, stem) || startsWord(given, `ال${stem}`);
  });
}
