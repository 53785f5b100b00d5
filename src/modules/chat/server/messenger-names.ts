import { joinSpelledOut } from './fold-disguise.ts';

const NAMES = 'whats?app|telegram|wechat|weixin|skype|viber|snapchat|kakaotalk|kakao talk|微信|واتساب|تيليجرام';
/** A messenger as the subject of work: a bot, a campaign, an integration. Only where its name is written plainly. */
const AS_WORK = new RegExp(
  `(?<!\\b(?:my|meu|mi|benim|saya)\\s)(?:(?:${NAMES})(?:['’]?\\w{0,3})?\\s(?:business|for business|bots?|botu|chat ?bots?|api|ads?|marketing|channels?|campaigns?|communit(?:y|ies)|mini.?programs?|integrations?|entegrasyon\\w*|reklam\\w*|stickers?|clone|users?|analytics)(?!\\s*[:=@])` +
    `|(?:bots?|chat ?bots?|anuncios|campanhas?|campanas?|integra\\w+|iklan|روبوت|بوت|حملات)\\s(?:de\\s|do\\s|en\\s|untuk\\s|on\\s|for\\s)?(?:${NAMES})(?!\\s*[:=@])` +
    `|(?:微信|qq)(?:小程序|公众号|公眾號|支付|音乐|音樂|生态|生態|运营|營運|开放平台|游戏|遊戲))`,
  'gu',
);

/** Names that mean leaving this place whatever stands around them. */
const ALWAYS =
  /whats?app|w(?:h?ats|as+)ap|gua?sap|uasap|vatsap|zap ?zap|telegram|tele gram|wechat|weixin|wexin|kakaotalk|kakao talk|snapchat|viber|skype|\bskaip\b|zalo\b|signal app|微信|微❤信|威信[号號]|[薇徽维維]信|v\s?信|\+v\b|加v\b|加微|加扣|扣扣|企[鹅鵝][号號]|qq[号號群]|\bqq\b|\bvx\b|\bwx\b|カカオ|(?<!\p{L})واتس(?:\s?[اآ]ب)?(?!\p{L})|واتساب|ت[ي]?ل[ي]?[غجق]رام|سناب شات|ватсап|телеграм/u;
/** The same with everything between their letters taken out; none of these can come about by chance. */
const JOINED = /whatsapp|telegram|kakaotalk|snapchat|instagram/;

/** Names that are ordinary words too: only when someone is asked to come there. */
const AMBIGUOUS =
  '(?:line|signal|discord|messenger|instagram|insta|facebook|fb|ig|wa|tg|imo|teams|hangouts|twitter|zap)';
const INVITED = new RegExp(
  [
    `\\b(?:my|add me (?:on|in|at|via)|(?:find|reach|text|message|dm|contact|ping|write|call) me (?:on|in|at|via)|` +
      `(?:chat|talk|continue|move|speak) (?:on|over|via|in)|meu|minha|mi|hubungi (?:saya )?(?:di|via|lewat)|benim|` +
      `agregame (?:a|en|por)|escribeme (?:a|en|por)|me chama no|chame no|bana|(?:continuar|falar|fala|chama|segue) (?:no|pelo)|` +
      `(?:lanjut|chat|kontak) (?:di|via|lewat))\\s+${AMBIGUOUS}\\b`,
    `\\b${AMBIGUOUS}\\s*(?:id|user|username|handle|account|hesabi)?\\s*(?:[:=@#]|\\bid\\b)\\s*\\S`,
    `\\bwa\\s(?:aja|saja|saya|me|dong|ya)\\b`,
    `\\b(?:signal|line|insta) me\\b(?!\\s(?:up|with))`,
    `\\bline\\s?id\\b|\\bline交換|lineを?(?:追加|交換)|line(?:で|に)(?:連絡|追加|話|続)|lineのid`,
    `(?<![ァ-ヶー])ライン(?:で(?:話|連絡|続|やり取り|お話|お願い)|交換|追加|に(?:連絡|追加)|id|のid)`,
    // 賴 stands for LINE, and in other words for trust and need.
    `(?<![依信仰無])[賴赖](?:\\s*(?:id|帳號|账号|號|:)|聊|加)|[加用](?:我)?[賴赖](?![\\p{Script=Han}]{0,1}皮)`,
    `加(?:我|个|個|一下)?[威微]信|[威](?:信)(?:聊|联系|聯繫|聯絡|id|:)`,
  ].join('|'),
  'u',
);

const LEET: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's', '!': 'i' };
/** Between letters, or before at least three of them. */
const LEET_SIGN = /(?<=\p{L})[013457@$!](?=\p{L})|(?<![\p{L}\p{N}@$])[1345$](?=\p{L}{3})/gu;

/** Signs that stand for letters become letters; a one is an i or an l. */
export function readLeet(folded: string): string[] {
  const read = (one: string) => folded.replace(LEET_SIGN, (sign) => (sign === '1' ? one : (LEET[sign] ?? sign)));
  return [...new Set([folded, read('i'), read('l')])];
}

/** Whether a text asks to go on elsewhere; that somebody works with messengers is no such wish. */
export function hasMessenger(folded: string): boolean {
  return readLeet(folded.replace(AS_WORK, ' ')).some((text) => {
    const spelled = joinSpelledOut(text);
    const tidy = spelled.replace(/(?<=\p{L})['’`´._\-*|~]+(?=\p{L})/gu, '');
    if (ALWAYS.test(spelled) || ALWAYS.test(tidy) || INVITED.test(spelled)) return true;
    return JOINED.test(tidy.replace(/[^\p{L}]/gu, '')) && !/\binstagram\b/.test(spelled);
  });
}
