import type { Found } from './contact.ts';
import type { Cell, Line } from './document.ts';
import { headingOf, isDocumentTitle } from './headings.ts';
import { companyScore, isPlace, titleScore } from './knowledge.ts';
import { type Labelled, labelOf } from './labels.ts';
import { fold, isCjk } from './normalise.ts';

const PARTS = /\s+[|–—•·◆/]\s+|\s{2,}|[|｜]|,\s+(?=\p{Lu}{2,5}\b)/u;
const CREDENTIALS =
  /,?\s+(?:rn|md|phd|mba|cpa|pmp|jr|sr|dr|esq|bsc|msc|ma|ba|s\.?kom|s\.?e|s\.?t|s\.?pd|s\.?h|a\.?md|m\.?m|skm|ns|apt)\.?$/i;
const HONORIFIC =
  /^(?:(?:dayang|awang|pengiran)\s+(?:hajah|haji)\s+|(?:profesor madya|prof\.? madya|associate professor|profesor|professor)\s+(?:dr\.?\s+)?|(?:(?:mr|mrs|ms|dr|drs|dra|ir|prof|profa|profª|assoc|asst|doç|doc|yrd|öğr|gör|arş|ing|lic|mtro|mtra|arq|eng|sr|sra|sn|av|hj|ts|apt|ns|drg|drh|hem|uzm|د|م|أ)\.\s*)+|(?:mr|mrs|ms|dr|ir|prof|encik|puan|cik|ustaz|ustazah|tuan|hajah|haji|bay|bayan|bapak|ibu|السيد|السيدة|الدكتور|الدكتورة|المهندس|المهندسة|المحامي|المحامية|الأستاذ|الأستاذة|الشيف|الشيخ|chef)\s+)(?=\S)/i;
/** ', S.Farm., Apt.' and ', CPA': what someone may write behind their name. */
const BEHIND_COMMA =
  /,\s*(?:(?:[A-Z][A-Za-z]{0,5}\.){1,3}\s?[A-Za-z]{0,5}\.?|[A-Z][A-Z-]{1,5}|Ph\.?D\.?|Apt\.?|Ns\.?|MSc|BSc)$/;
/** '陳雅婷 Tina Chen', '林思琪 (Susie Lin)': the second is how foreigners say it. */
const TWO_SCRIPTS =
  /^([\u3400-\u9fff々]{2,6}|[\u3400-\u9fff々]{1,4}\s[\u3040-\u30ff\u3400-\u9fff々]{1,4})\s*[(（/]?\s?[A-Z][A-Za-z.,'’\s-]{1,30}[)）]?$/;
/** '黒木 理沙 くろき りさ': how it is read. */
const READING =
  /^([\u3400-\u9fff々ヶ]{1,4}\s[\u3040-\u30ff\u3400-\u9fff々]{1,5})\s+[\u3040-\u30ff]{1,8}(?:\s[\u3040-\u30ff]{1,8})?$/;
/** What stands where a photo belongs. */
const PHOTO =
  /^(?:photo(?:graph)?|headshot|picture|foto(?: diri)?|fotoğraf|gambar|retrato|fotografía|صورة(?: شخصية)?|الصورة(?: الشخصية)?|照片|相片|大頭照|大头照|證件照|证件照|写真|顔写真|証明写真)(?:\s?\d\s?[x×]\s?\d)?$/iu;
/** '徐 慧 君' */
const SPREAD_NAME = /^\p{Script=Han}(?:\s\p{Script=Han}){2,3}$/u;
/** '廖彥廷 男', '王先生', '周育德 博士' */
const SEX =
  /(?<=^\p{Script=Han}{2,4})\s*(?:\s[男女]|先生|女士|小姐|\s(?:博士|教授|副教授|醫師|医师|律師|律师|老師|老师|護理師))(?:\s*[·|／/].*)?$/u;
const SURNAME_FIRST = /^([\p{L}'’\s-]{2,40}),\s*([\p{L}'’.\s-]{2,40})$/u;
/** '許家豪 業務經理', '榊原 蓮 Webエンジニア': what someone is stands behind the name. */
const BEFORE_TITLE =
  /^([\u3400-\u9fff々]{1,3}\s[\u3040-\u30ff\u3400-\u9fff々]{1,4}|[\u3400-\u9fff々]{2,4})\s+(\S.{1,30})$/u;
/** '簡佩雯 （Peiwen Chien）31歲・女' */
const BEFORE_FACTS = /^([\u3400-\u9fff]{2,4})\s*[（(][A-Za-z .,'’-]{2,30}[)）]\s?\d{2}[歲岁].*$/u;
/** 'グエン・ヴァン・ナム（NGUYEN VAN NAM） 1996年生' */
const SPELT = /^([\u30a0-\u30ff]{1,12}(?:[・=＝][\u30a0-\u30ff]{1,12}){1,4})\s?[（(][A-Z][A-Za-z\s.'’-]{3,40}[)）]/u;
/** 'Nama saya Siti Aminah, umur 44', 'ben Ali Kaya, 21' in a letter. */
const LEADS =
  /(?<=^|[\s,.!¡])(?:my name is|i am|i['’]m|nama saya(?: adalah)?|saya bernama|me llamo|mi nombre es|soy|meu nome é|me chamo|eu sou|ben|adım|benim adım)(?=\s)/giu;
const FULL_NAME =
  /^\s+((?:\p{Lu}[\p{L}'’-]+|bin|binti|bt|de|da|dos|del)(?:\s(?:\p{Lu}[\p{L}'’-]+|bin|binti|bt|de|da|dos|del)){1,5})(?=[,.،;!\s]|$)/u;
const INTRODUCED_CJK =
  /(?:我叫|我是|本人)([\u3400-\u9fff]{2,4})(?=[，,。.！])|私は?、?([\u3400-\u9fff\u3040-\u30ff\s]{2,10})と申し/u;
const KATAKANA_NAME = /^[\u30a0-\u30ff]{1,12}(?:[・=＝][\u30a0-\u30ff]{1,12}){1,4}$/;
/** 'グエン ティ ラン', in the largest letters of the page: else it is how a name is read. */
const SPACED_KATAKANA = /^[\u30a0-\u30ff]{1,12}(?:\s[\u30a0-\u30ff]{1,12}){1,4}$/;

/** Whose resume it is: what a label says, else the most telling line of the head. */
export function findName(
  lines: Line[],
  labelled: Labelled[],
  { email, language }: { email: string; language: string },
): Found<string> | undefined {
  const told = labelled.find(({ label, value }) => label === 'name' && value.length < 60);
  if (told)
    return {
      value: cleanName(partsOf(withoutAddress(told.value), true)[0] ?? told.value, language),
      cell: told.cell,
      page: told.page,
      confidence: 0.97,
    };
  const head = joinNameLines(lines);
  const largest = Math.max(...head.map(({ size }) => size), 1);
  let best: Found<string> | undefined;
  for (const [at, line] of head.slice(0, 24).entries()) {
    for (const cell of line.cells) {
      for (const part of partsOf(cell.text, line.size === largest)) {
        const score = scoreName(part, line, at, { largest, email, language });
        if (score > (best?.confidence ?? 0.2))
          best = { value: cleanName(part, language), cell, page: line.page, confidence: Math.min(0.98, score) };
      }
    }
  }
  return best && best.confidence >= LEAST_SURE ? best : (introduced(head) ?? best);
}

/** Below this a name that someone tells in a sentence is likelier. */
const LEAST_SURE = 0.5;

function introduced(head: Line[]): Found<string> | undefined {
  for (const { cells, page } of head.slice(0, 8)) {
    for (const cell of cells) {
      const text = cell.text.slice(0, 300);
      // 'Ben Carter' is a name himself.
      const leads = [...text.matchAll(LEADS)].filter(([lead]) => lead !== 'Ben');
      const told = leads.flatMap(({ index, 0: lead }) => FULL_NAME.exec(text.slice(index + lead.length))?.[1] ?? []);
      const found = told[0] ?? INTRODUCED_CJK.exec(text)?.slice(1).find(Boolean);
      if (found && titleScore(found) === 0) return { value: found.trim(), cell, page, confidence: 0.6 };
    }
  }
  return undefined;
}

/** '氏名：佐藤 花子 hanako@…' */
const withoutAddress = (text: string) => text.replace(/\s+/g, ' ').replace(/\s*[\w.%+-]{1,64}@.*$/, '');

/** What may be a name in a cell, without degrees; 'GARCÍA, Ana' is turned round. */
function partsOf(text: string, isLargest: boolean): string[] {
  const bare = plainName(text);
  const [, family = '', given = ''] = SURNAME_FIRST.exec(bare) ?? [];
  // 'Lim Hui Min, Sharon': a whole name, and how foreigners say it.
  if (family.split(' ').length > 2 && !given.includes(' ') && isLargest) return [`${family} ${given}`];
  const isShouted = family.length > 2 && family === family.toUpperCase() && given !== given.toUpperCase();
  if (isShouted || (family && isLargest && !isPlace(bare) && titleScore(bare) === 0)) return [`${given} ${family}`];
  return bare.split(PARTS).slice(0, 2);
}

/** Without degrees behind it and without its spelling in another script. */
function plainName(text: string): string {
  let bare = text.trim();
  for (let count = 0; count < 4 && BEHIND_COMMA.test(bare); count++) bare = bare.replace(BEHIND_COMMA, '');
  bare = bare.replace(SPREAD_NAME, (spread) => spread.replace(/\s/g, '')).replace(SEX, '');
  const [, own = '', title = ''] = BEFORE_TITLE.exec(bare) ?? [];
  if (own && !isDocumentTitle(bare) && (isDocumentTitle(title) || titleScore(title.replace(/[(（].*$/u, '')) > 0))
    return own;
  return (
    BEFORE_FACTS.exec(bare)?.[1] ??
    SPELT.exec(bare)?.[1] ??
    TWO_SCRIPTS.exec(bare)?.[1] ??
    READING.exec(bare)?.[1] ??
    bare
  );
}

/** A long name in large letters takes two lines of a narrow column. */
function joinNameLines(lines: Line[]): Line[] {
  const largest = Math.max(...lines.map(({ size }) => size), 1);
  const isLarge = ({ size, cells }: Line) =>
    size === largest &&
    size >= 14 &&
    cells.length === 1 &&
    looksLikeName(plainName(cells[0]?.text ?? '').replace(/,/g, ''), true);
  const joined: Line[] = acrossColumns(lines, largest);
  for (const line of lines) {
    const before = joined.at(-1);
    const [first] = before?.cells ?? [];
    const [cell] = line.cells;
    const isName =
      cell && titleScore(cell.text) === 0 && cell.text.split(' ').length <= 4 && !/,.*,|\d/.test(cell.text);
    if (before && first && isName && isLarge(before) && isLarge(line) && before.block === line.block) {
      joined[joined.length - 1] = {
        ...before,
        cells: [{ ...first, text: `${first.text}${first.text.endsWith('-') ? '' : ' '}${cell.text}` }],
      };
    } else joined.push(line);
  }
  return joined;
}

/** A name of two lines in the largest letters, while other columns stand beside it. */
function acrossColumns(lines: Line[], largest: number): Line[] {
  const isLarge = (line: Line | undefined) => line?.size === largest && largest >= 16;
  const isWord = ({ text }: Cell) => /^\p{Lu}[\p{L}'’-]+$/u.test(text) && looksLikeName(text) && titleScore(text) === 0;
  for (const [at, line] of lines.slice(0, 6).entries()) {
    if (!isLarge(line) || line.cells.length < 2) continue;
    for (const cell of line.cells.filter(isWord)) {
      const below = lines
        .slice(at + 1, at + 3)
        .filter(isLarge)
        .flatMap(({ cells }) => cells)
        .find((one) => one.box && cell.box && Math.abs(one.box.x - cell.box.x) < 4 && isWord(one));
      if (below) return [{ ...line, cells: [{ ...cell, text: `${cell.text} ${below.text}` }] }];
    }
  }
  return [];
}

function scoreName(
  text: string,
  line: Line,
  at: number,
  { largest, email, language }: { largest: number; email: string; language: string },
): number {
  const plain = text.replace(HONORIFIC, '').replace(CREDENTIALS, '').trim();
  const bare = isSmall(plain, line, largest) ? capitals(plain) : plain;
  if (!looksLikeName(bare)) return 0;
  let score = 0.45 - Math.min(at, 10) * 0.03;
  if (line.size > 0) score += 0.35 * (line.size / largest) ** 2;
  if (line.isBold || line.isHeading) score += 0.08;
  if (email && resembles(bare, email)) score += 0.25;
  // The second line of a head in two scripts is how foreigners say it.
  if (/^(?:ar|ja|zh)/.test(language) && /^[\p{Script=Latin}\s.'’-]+$/u.test(bare)) score -= 0.3;
  // 長 and 師 end a title, and begin a name.
  if (titleScore(isCjk(bare) ? bare.slice(-2) : bare) > 0) score -= 0.35;
  if (isPlace(bare) || companyScore(bare) > 0) score -= 0.3;
  if (isCjk(bare) && /の|を|[市区區県縣鎮町]$/.test(bare)) score -= 0.3;
  const isLargest = line.size === largest && line.size >= 14;
  if (/^[\u3040-\u30ff\s]+$/.test(bare) && !KATAKANA_NAME.test(bare) && !(isLargest && SPACED_KATAKANA.test(bare)))
    score -= 0.3;
  return score;
}

/** `isPart`: it goes on in the next line, and may begin with a small letter. */
function looksLikeName(text: string, isPart = false): boolean {
  const plain = text.replace(/ (?:a\/l|a\/p|s\/o|d\/o) /i, ' ');
  if (plain !== text) return looksLikeName(plain, isPart);
  if (text.length < 2 || text.length > 48 || /[\d@:：/\\,;!?。、]/.test(text)) return false;
  if (/^\p{Lu}{2}$/u.test(text)) return false;
  if (headingOf(text) || isDocumentTitle(text) || labelOf(text) || PHOTO.test(text)) return false;
  if (KATAKANA_NAME.test(text) || SPACED_KATAKANA.test(text)) return true;
  if (isCjk(text))
    return (
      /^[\u3400-\u9fff々ヶ]{1,4}[\s\u3000·・]?[\u3040-\u30ff\u3400-\u9fff々]{1,6}(?:\s*[(（][\p{L}\s]+[)）])?$/u.test(
        text,
      ) && text.replace(/\s/g, '').length <= 12
    );
  const words = text.split(' ');
  if (words.length > 7) return false;
  const isCased = words.every(
    (word) =>
      !/^\p{Ll}/u.test(word) ||
      /^(?:de|da|do|dos|das|del|la|las|los|e|y|bin|binti|bt|anak|ak|van|von|der|al|el|ibn|di|i|san|a\/l|a\/p)$/i.test(
        word,
      ),
  );
  return (isCased || isPart) && /^[\p{L}\p{M}'’"“”.\s()-]+$/u.test(text);
}

/** 'jussara penha' in the largest letters of the page, as some designs have it. */
const isSmall = (text: string, { size }: Line, largest: number) =>
  size === largest && size >= 16 && text === text.toLowerCase() && /^\p{Ll}+(?:[ -]\p{Ll}+){1,4}$/u.test(text);

const capitals = (text: string) => text.replace(/(?<=^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase());

function resembles(name: string, email: string): boolean {
  const local = fold(email.split('@')[0] ?? '').replace(/[^a-z]/g, '');
  return fold(name)
    .split(/[^a-z]+/)
    .some((word) => word.length > 2 && local.includes(word));
}

function cleanName(text: string, language: string): string {
  const bare = plainName(text)
    .replace(HONORIFIC, '')
    .replace(CREDENTIALS, '')
    .replace(/\s*[(（][^()（）]*[)）]\s*$/, '')
    .replace(/[|,]+$/, '')
    .trim();
  if (bare === bare.toLowerCase() && bare !== bare.toUpperCase()) return capitals(bare);
  const isShouted = bare === bare.toUpperCase() && bare !== bare.toLowerCase();
  const spelling = language === 'tr' || /[İĞŞ]/.test(bare) ? 'tr' : 'en';
  return isShouted
    ? bare
        .split(' ')
        .map((word) => capitalised(word, spelling))
        .join(' ')
    : bare;
}

function capitalised(word: string, language = 'en'): string {
  return word
    .toLocaleLowerCase(language)
    .replace(/(^|[-'’])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toLocaleUpperCase(language));
}

const COMPOUND =
  /^(?:欧阳|歐陽|司马|司馬|诸葛|諸葛|上官|夏侯|皇甫|尉迟|公孙|公孫|慕容|令狐|司徒|东方|東方|独孤|南宫|范姜|張簡|张简)/;
const JAPANESE =
  /^(?:佐藤|鈴木|高橋|田中|伊藤|渡辺|渡邊|渡邉|山本|中村|小林|加藤|吉田|山田|佐々木|山口|松本|井上|木村|斎藤|斉藤|齋藤|清水|山崎|阿部|池田|橋本|石川|山下|小川|石井|長谷川|後藤|岡田|近藤|前田|藤田|遠藤|青木|坂本|村上|太田|金子|藤井|福田|西村|三浦|竹内|中川|岡本|松田|原田|中野|小野|田村|藤原|中山|石田|小島|和田|森田|内田|柴田|酒井|宮崎|横山|高木|安藤|宮本|大野|小山|高田|工藤|上野|今井|丸山|増田|千葉|菅原|杉山|久保|松井|野口|木下|野村|菊地|菊池|佐野|松尾|大塚|平野|市川|新井|杉本|桜井|古川|水野|吉川|山内|西田|飯田|西川|小松|北村|安田|五十嵐|川口|平田|関|中田|久保田|服部|東|岩崎|土屋|川崎|本田|永井|樋口|秋山|中島|山中|矢野|早川|大西|望月|吉村|広瀬|大橋|石原|松岡|馬場|浜田|秋元|星野|辻|岩田|片山|堀|荒木|大谷|黒田|川上|尾崎|萩原|松下|内藤|富田|熊谷|須藤|田口|津田|成田|河野|白石)/;
const SPANISH_LANGUAGES = new Set(['es']);
const PARTICLE = /^(?:de|da|do|dos|das|del|la|las|los|van|von|der|den|bin|binti|bt|anak|ibn|al|el|bint)$/i;

/** Given name and family name, in the order of the language. */
export function splitName(full: string, language: string | undefined): { first: string; last: string } {
  const words = full.split(/[\s\u3000·]+/).filter(Boolean);
  if (isCjk(full)) return splitCjk(full, words);
  const [only] = words;
  if (words.length < 2) return { first: only ?? '', last: '' };
  const shouted = full.match(/^([\p{Lu}'’-]{2,}(?:\s[\p{Lu}'’-]{2,})*)\s+(\p{Lu}\p{Ll}.*)$/u);
  if (shouted?.[1] && shouted[2]) return { first: shouted[2], last: capitalised(shouted[1]) };
  const marker = words.findIndex((word, at) => at > 0 && PARTICLE.test(word));
  if (marker > 0) return { first: words.slice(0, marker).join(' '), last: words.slice(marker).join(' ') };
  if (/[\u0600-\u06ff]/.test(full)) return splitArabic(words);
  const last = language !== undefined && SPANISH_LANGUAGES.has(language) && words.length > 2 ? 2 : 1;
  return { first: words.slice(0, -last).join(' '), last: words.slice(-last).join(' ') };
}

function splitCjk(full: string, words: string[]): { first: string; last: string } {
  // Which part of 'グエン・ティ・ラン' is the family's depends on where it is from.
  if (KATAKANA_NAME.test(full)) return { first: full, last: '' };
  if (words.length === 2) return { last: words[0] as string, first: words[1] as string };
  const bare = full.replace(/\s/g, '');
  const length = COMPOUND.exec(bare)?.[0].length ?? JAPANESE.exec(bare)?.[0].length ?? (bare.length > 3 ? 2 : 1);
  const cut = length >= bare.length ? 1 : length;
  return { last: bare.slice(0, cut), first: bare.slice(cut) };
}

/** 'عبد' and the word after it are one name. */
function splitArabic(words: string[]): { first: string; last: string } {
  const count = words[0] === 'عبد' || words[0] === 'أبو' ? 2 : 1;
  return { first: words.slice(0, count).join(' '), last: words.slice(count).join(' ') };
}
