import { joinSpelledOut } from './fold-disguise.ts';

const NAMES = 'whats?app|telegram|wechat|weixin|skype|viber|snapchat|kakaotalk|kakao talk|微信|واتساب|تيليجرام';
/** A messenger as the subject of work: a bot, a campaign, an integration. Only where its name is written plainly. */
const AS_WORK = new RegExp(
  `(?<!\\b(?:my|meu|mi|benim|saya)\\s)(?:(?:${NAMES})(?:['’]?\\w{0,3})?\\s(?:business|for business|bots?|botu|chat ?bots?|api|ads?|marketing|channels?|campaigns?|communit(?:y|ies)|mini.?programs?|integrations?|entegrasyon\\w*|reklam\\w*|stickers?|clone|users?|analytics|moderat\\w*|managers?|specialists?|developers?|support|dispatch(?:es)?|office|operator|archive)(?!\\s*[:=@])` +
    `|(?:${NAMES})-(?:based|like|style|powered|integrated|resistant|first|driven|native|compatible)\\b|\\b(?:an?|old|historic|the first) telegrams?\\b(?!\\s*(?:account|user|id|group|[:=@]))` +
    `|(?:bots?|chat ?bots?|anuncios|campanhas?|campanas?|integra\\w{1,14}|iklan|روبوت|بوت|حملات)\\s(?:de\\s|do\\s|en\\s|untuk\\s|on\\s|for\\s)?(?:${NAMES})(?!\\s*[:=@])` +
    `|(?:企业|企業)微信|(?:微信|qq)的?(?:开发|開發|接口|后端|前端|产品|项目|端|小程序|公众号|公眾號|支付|音乐|音樂|生态|生態|运营|營運|开放平台|游戏|遊戲))`,
  'gu',
);

/** Names that mean leaving this place whatever stands around them. */
const ALWAYS =
  /whats?app|w(?:h?ats|as+)ap|gua?sap|uasap|vatsap|zap ?zap|telegram|tele gram|wechat|weixin|wexin|kakaotalk|kakao talk|snapchat|viber|skype|\bskaip\b|\bzalo\b|(?<!\b(?:gps|radio|traffic|trading|audio|strength|\dg)\s)signal app|微信|微❤信|威信[号號]|[威薇微围维]\s?x(?:in|\b)|[薇徽维維]信|v\s?信|\+v\b|加\s?v(?![a-z])|加微|加扣|扣扣|企[鹅鵝][号號]|qq[号號群]|\bqq\b|\bvx\b|\bwx\b|カカオ|(?<!\p{L})(?:ال|عال|بال|عل)?واتس(?:\s?[اآ]ب)?(?!\p{L})|واتساب|ت[ي]?ل[ي]?\s?[غجقك]\s?رام|تلقرام|انستا\s?[غجقك]رام|سنابي|سناب شات|ватсап|телеграм/u;
/** The same with everything between their letters taken out; none of these can come about by chance. */
const JOINED = /whatsapp|telegram|kakaotalk|snapchat|instagram/;

/** Names that are ordinary words too: only when someone is asked to come there. */
const WORDS = 'line|signal|messenger|teams|zap';
const AMBIGUOUS = `(?:${WORDS}|discord|instagram|insta|facebook|feis(?:buk)?|fb|ig|wa|tg|imo|hangouts|twitter)`;
/** `my line manager` goes on, `my line` and `my line is sara` do not; `my facebook ads` are work. */
const MEANT =
  `(?:(?:${WORDS})(?=\\s{0,3}(?:$|[.,!?:;)@#]|(?:is|id|handle|number|account|instead|por favor|please|ya|yuk|aja)\\b))` +
  '|(?!(?:' +
  WORDS +
  `)\\b)${AMBIGUOUS}(?!\\s(?:ads?|analytics|marketing|content|campaigns?|pages?|pixel|teams?|projects?|bots?|api|reels|experience|community|strategy|servers?|moderat\\w+|support|accounts? manage\\w+|shops?|groups? manage)))`;
const OWNED = '\\s{0,3}(?:id|user|username|handle|account|hesabi|aku|saya|gue|ku|benim|meu|mio)?';
const INVITED = new RegExp(
  [
    `\\b(?:my|add me (?:on|in|at|via)|(?:find|reach|text|message|dm|contact|ping|write|call) me (?:on|in|at|via)|` +
      `(?:chat|talk|continue|move|speak) (?:on|over|via|in)|meu|minha|mi|(?:hubungi|cari|add|follow|tambah|kontak) (?:saya |aku )?(?:di|kat|dalam|via|lewat)|benim|` +
      `agregame (?:a|al|en|por)|escribeme (?:a|al|en|por)|buscame (?:en|por)|me chama no|chame no|bana|(?:continuar|falar|fala|chama|segue) (?:no|pelo)|` +
      `(?:lanjut|chat|kontak) (?:di|via|lewat))\\s+${MEANT}`,
    `(?<!\\p{L}\\s)\\b${AMBIGUOUS}${OWNED}\\s{0,3}(?:[:=@#]|\\bid\\b)\\s{0,3}\\S`,
    `\\b${AMBIGUOUS}${OWNED}\\s{0,3}(?:[:=@#]|\\bid\\b)\\s{0,3}(?=\\S*[\\d_@])\\S{4}`,
    `\\b${AMBIGUOUS}\\s{0,3}(?:@|(?:id|user|username|handle|account)\\s{0,3}(?:[:=@#]|is\\b))`,
    `(?<!\\p{L})(?:تويتر|فيسبوك|الفيس|انستا|سناب|تيك توك)\\s{0,3}[:=@]\\s{0,3}\\S`,
    `\\b(?:no|pelo|nosso|meu|mi|tu|nuestro) (?:face(?![- ]to)|insta|zap|whats)\\b`,
    `\\bwhats['’]?(?:tan|ta|imdan)\\b|\\b(?:meu|mi|no|pelo|al|por|su|seu|mandame) (?:whats|wsp|wpp|wtsp|uats)\\b`,
    `\\b(?:link|grupo) d[oe]l? (?:whats|zap|wpp|wsp)\\b|\\bjapri\\b|\\b(?:chat|pm|dm|kontak|hubungi)(?: \\w+)? (?:ke |di )?wa\\b|私我\\s?v|小飛機(?:找|:|加)|\\bwa\\s(?:aja|saja|saya|me|dong|ya)\\b|\\b(?:ws|wsap|wasap|w/sap)\\s(?:je|kat|saya|ke|di|nombor|boss)\\b`,
    `\\b(?:signal|line|insta) me\\b(?!\\s(?:up|with))`,
    `\\bline\\s?id\\b|\\bline\\s?交換|lineを?(?:追加|交換)|line(?:で|に)(?:連絡|追加|話|続)|lineのid`,
    `(?<![ァ-ヶー])ライン(?:で(?:話|連絡|続|やり取り|お話|お願い)|交換|追加|に(?:連絡|追加)|id|のid)`,
    // 賴 stands for LINE, and in other words for trust and need.
    `(?<![依信仰無])[賴赖](?:\\s{0,3}(?:id|帳號|账号|號|:)|聊|加)|[加用](?:我)?[賴赖](?![\\p{Script=Han}]{0,1}皮)`,
    `加(?:我|个|個|一下)?[威微]信|[威](?:信)(?:聊|联系|聯繫|聯絡|id|:)`,
  ].join('|'),
  'u',
);

const LEET: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's', '!': 'i' };
/** Between letters, or before at least three of them. */
const LEET_SIGN = /(?<=\p{L}[013457@$!]?)[013457@$!](?=[013457@$!]?\p{L})|(?<![\p{L}\p{N}@$])[1345$](?=\p{L}{3})/gu;

/** Signs that stand for letters become letters; a one is an i or an l. */
export function readLeet(folded: string): string[] {
  const read = (one: string) =>
    folded.replace(/vv/g, 'w').replace(LEET_SIGN, (sign) => (sign === '1' ? one : (LEET[sign] ?? sign)));
  return [...new Set([folded, read('i'), read('l')])];
}

/** Whether a text asks to go on elsewhere; that somebody works with messengers is no such wish. */
export function hasMessenger(folded: string): boolean {
  const asked = folded.replace(AS_WORK, ' ');
  if (hasCensoredName(asked) || TAG.test(asked)) return true;
  return readLeet(asked).some((text) => {
    const spelled = joinSpelledOut(text);
    const tidy = spelled.replace(/(?<=\p{L})['’`´._\-*|~]+(?=\p{L})/gu, '');
    if (spelled !== text && hasSpelledName(text)) return true;
    if (ALWAYS.test(spelled) || ALWAYS.test(tidy) || INVITED.test(spelled) || hasMisspelt(tidy)) return true;
    return JOINED.test(tidy.replace(/[^\p{L}]/gu, '')) && !/\binstagram\b/.test(spelled);
  });
}

const TAG = /\b[a-z][a-z0-9._]{1,30}#\d{4}\b/;
const SPELLED_NAME = /^(?:line|discord|signal|messenger|instagram|insta|facebook|twitter)$/;

/** A name that is an ordinary word too, letter by letter: nobody writes `l.i.n.e` of a queue. */
function hasSpelledName(text: string): boolean {
  return (text.match(/(?<!\p{L})\p{L}(?:[\s._\-*|/\\,~]{1,3}\p{L}(?!\p{L})){3,}/gu) ?? []).some((run) =>
    SPELLED_NAME.test(run.replace(/[^\p{L}]/gu, '')),
  );
}

const CENSORED = /(?<![a-z\d])[a-z]+[○◯●×*〇][a-z○◯●×*〇]*|(?<![ァ-ヶー])[ァ-ヶー]+[○◯●×*〇][ァ-ヶー○◯●×*〇]*/gu;
const HIDDEN = ['whatsapp', 'telegram', 'wechat', 'weixin', 'line', 'instagram', 'skype', 'viber', 'discord', 'signal'];
const HIDDEN_KANA = ['ライン', 'カカオ', 'テレグラム', 'インスタ', 'スカイプ'];

/** `L○NE`, `w******p`: a name with letters blotted out. Half of it has to be left, and the first letter. */
function hasCensoredName(folded: string): boolean {
  return (folded.match(CENSORED) ?? []).some((word) => {
    const left = word.replace(/[^\p{L}]/gu, '').replaceAll('〇', '');
    const names = /[ァ-ヶ]/.test(word) ? HIDDEN_KANA : HIDDEN;
    return names.some((name) => {
      if (left.length * 2 < name.length || word[0] !== name[0]) return false;
      const pattern = word.replace(/[○◯●×*〇]+/g, (hidden) => (hidden.length > 1 ? '.+' : '.'));
      return new RegExp(`^${pattern}${/[ァ-ヶ]/.test(name) ? '' : '$'}`).test(name);
    });
  });
}

/** Long names that no other word comes near. */
const LONG_NAMES = ['whatsapp', 'telegram', 'instagram', 'kakaotalk', 'snapchat'];
/** `What SAP` is a question about software. */
const NEAR_BY_CHANCE = /^whatsa/;

/** A long name with one letter wrong, missing or doubled, also in two pieces: `telg ram`, `watsapp`. */
function hasMisspelt(text: string): boolean {
  const words = text.match(/[a-z]{3,}/g) ?? [];
  return words.some((word, at) => {
    if (LONG_NAMES.some((name) => word !== name && isNear(word, name))) return true;
    const pair = word + (words[at + 1] ?? '');
    return (
      !NEAR_BY_CHANCE.test(pair) &&
      text.includes(`${word} ${words[at + 1]}`) &&
      LONG_NAMES.some((name) => isNear(pair, name))
    );
  });
}

/** Whether one letter more, less or other makes the two equal. */
function isNear(word: string, name: string): boolean {
  if (Math.abs(word.length - name.length) > 1) return false;
  let start = 0;
  while (start < word.length && word[start] === name[start]) start++;
  let end = 0;
  while (end < Math.min(word.length, name.length) - start && word.at(-1 - end) === name.at(-1 - end)) end++;
  return Math.max(word.length, name.length) - start - end <= 1;
}
