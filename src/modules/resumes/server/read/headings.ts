import { documentTitles, headingWords, type SectionKind } from './heading-words.ts';
import { fold, isCjk } from './normalise.ts';

const MOST_LENGTH = 60;
/** Words that make a heading longer without changing what it is about. */
const MODIFIERS = new Set(
  `my our the relevant key core main professional selected additional other recent current previous personal career general
  mi mis meus minhas profesional profesionales profissional profissionais principales principais otros outras
  saya utama lain tambahan relevan profesyonel diger onemli temel detayli detailed full further history summary overview section background`.split(
    /\s+/,
  ),
);
const CONNECTOR =
  /\s*(?:&|\/|／|∕|\||｜|,|،|、|・|\+|;|\band\b|\by\b|\be\b|\bdan\b|\bve\b|(?<=\S)\s+و\s?|与|與|和|及)\s*/;
const DECORATION =
  /^[\s\d.)(、:：\-–—_=~*#•·●○◆◇■□▪▫▶►▸>»«|｜▌▍▎▏█❚┃│★☆◎◉◈※✦✧❖❑➤➔✿⚫⬛＊＃§¿¡⚙✎✏✐/【】［］[\]〈〉《》「」『』〔〕<]+|[\s.:：\-–—_=~*#•·●○◆◇■□▪◀◄<»«|｜▌▍▎▏█❚┃│★☆※✦❖＊＃?？!！/【】［］[\]〈〉《》「」『』〔〕>]+$/g;
const CJK_NUMBER = /^(?:第?[（(]?[一二三四五六七八九十壹貳贰參叁肆伍陸陆柒捌玖拾][）)、.．:：\s]\s*)/;
/** 'A. Education', 'IV) Skills', 'Part 2: Work'. */
const LATIN_NUMBER =
  /^(?:(?:part|section|bagian|bahagian|bölüm|parte)\s+)?(?:[A-K]|[IVX]{1,4}|\d{1,2})\s?[.):–-]\s*(?=\p{L}{3})/iu;

function listOf(words: string): string[] {
  return words
    .split(/[|\n]/)
    .map((word) => keyOf(word))
    .filter(Boolean);
}

/** 'ثالثاً: الخبرات' */
const ARABIC_NUMBER = /^(?:[أا]ول|ثاني|ثالث|رابع|خامس|سادس|سابع|ثامن|تاسع|عاشر)[اًٌ]{1,3}\s*[:：.)–-]\s*/u;

/** A letter of an icon font, drawn as what it is. */
const ICON = /^\p{Ll}\s{1,3}(?=\p{Lu}\p{Ll}{2})/u;

/** 'IV. Skills' → 'Skills'. */
export const withoutNumber = (text: string): string =>
  text.trim().replace(CJK_NUMBER, '').replace(LATIN_NUMBER, '').replace(ARABIC_NUMBER, '').replace(ICON, '');

function keyOf(text: string): string {
  const bare = fold(withoutNumber(text).replace(DECORATION, ''));
  return isCjk(bare) ? bare.replace(/\s+/g, '') : bare;
}

const kinds = new Map<string, SectionKind>();
const titles = new Set(listOf(documentTitles));
const kinder = Object.entries(headingWords) as [SectionKind, string][];
for (const [kind, words] of kinder) {
  for (const word of listOf(words)) if (!kinds.has(word)) kinds.set(word, kind);
}

/** The section that a line opens when it is nothing but a heading. */
export function headingOf(text: string): SectionKind | undefined {
  if (text.length > MOST_LENGTH) return undefined;
  const key = keyOf(text.replace(/\s*[（(][^（）()]{1,24}[)）]\s*$/, ''));
  if (key === '') return undefined;
  return kinds.get(key) ?? compound(key) ?? unmodified(key) ?? bilingual(key);
}

/** 'Education & training': what is named first. */
function compound(key: string): SectionKind | undefined {
  const parts = key.split(CONNECTOR).filter(Boolean);
  if (parts.length < 2 || parts.length > 4) return undefined;
  const found = parts.map((part) => kinds.get(part) ?? unmodified(part));
  if (found.some((kind) => kind === undefined)) return undefined;
  if (found.includes('education') && found.includes('work')) return 'history';
  return found[0];
}

function unmodified(key: string): SectionKind | undefined {
  if (isCjk(key)) return undefined;
  const words = key.split(' ');
  if (words.length < 2 || words.length > 5) return undefined;
  const core = words.filter((word) => !MODIFIERS.has(word));
  return core.length > 0 && core.length < words.length ? kinds.get(core.join(' ')) : undefined;
}

/** '教育背景 Education', 'EDUCATION 學歷'. */
function bilingual(key: string): SectionKind | undefined {
  const latin = key.replace(/[^\u0020-\u024f]+/g, ' ').trim();
  const rest = key.replace(/[\u0020-\u024f]+/g, '').trim();
  if (latin === '' || rest === '' || latin.length < 3) return undefined;
  const kind = kinds.get(rest.replace(/[\s／∕｜・]+/g, '')) ?? kinds.get(rest);
  const other = kinds.get(latin.replace(/\s*[/|·]\s*/g, '')) ?? unmodified(latin);
  // 'TALKS ／ 登壇': where they are set apart one of the two is enough.
  if (/[／∕｜/|]/.test(key)) return other ?? kind;
  return kind !== undefined && kind === other ? kind : undefined;
}

/** 'Resume', '履歴書': says what the page is. */
export function isDocumentTitle(text: string): boolean {
  // '履歴書（パート応募）'
  const key = keyOf(text.replace(/\s*[(（][^()（）]{1,20}[)）]$/u, ''));
  // '看護師職務経歴書'
  return (
    titles.has(key) || titles.has(key.replace(/\s+/g, '')) || /^[^\s]{0,8}(?:職務経歴書|履歴書|求職履歷)$/.test(key)
  );
}

/** 'Skills: welding, forklift' → the section and what it says at once. */
export function inlineHeading(text: string): { kind: SectionKind; rest: string } | undefined {
  const match = /^([^:：]{2,40})[:：]\s*(\S.*)$/.exec(text);
  const kind = match?.[1] && headingOf(match[1]);
  return kind && match?.[2] ? { kind, rest: match[2] } : undefined;
}

/** 'Formación. Maestría en …' at the beginning of a paragraph. */
export function runInHeading(text: string): { kind: SectionKind; rest: string } | undefined {
  const match = /^([^.:：]{4,30})\.\s+(\S.{10,})$/.exec(text);
  const kind = match?.[1] && headingOf(match[1]);
  return kind && match?.[2] ? { kind, rest: match[2] } : undefined;
}
