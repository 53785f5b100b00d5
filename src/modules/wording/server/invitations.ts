/** Patterns over text without disguises (fold-disguise.ts) for going on elsewhere without a messenger's name. */

/** Asking to be added or naming oneself, and then a name as accounts have them: with a digit, an underscore or a dot inside. */
const HANDLE = String.raw`(?=[a-z0-9_.]*[a-z])(?=[a-z0-9_.]*[\d_])[a-z0-9][a-z0-9_.]{3,}[a-z0-9]`;
const NAMING = [
  String.raw`\b(?:add|find|follow|search(?: for)?|look) me\b(?! (?:an?|the|some|another|to)\b)|\bmy (?:id|handle|user ?name|nick(?:name)?|account)\b|\b(?:handle|user ?name|screen name|nick(?:name)?|search id)\s*(?:is|:|=|->)`,
  '加我|用户名|用戶名|使用者名稱|搜(?:索|尋|寻)?我?|我的?(?:号|號|账号|帳號|id)|(?:账号|帳號|id)(?:是|为|為|:)',
  'idは|id教え|ユーザー(?:名|ネーム|id)|アカウント(?:名)?は|(?:追加|登録|検索|フォロー)して',
  String.raw`\b(?:tambah(?:kan)?|cari|follow|add) (?:saya|aku|me)\b|\b(?:id|akun|akaun|nama pengguna) (?:saya|aku)\b`,
  String.raw`\b(?:kullanici adim|hesabim|beni (?:ekle|bul|takip))\w*|\bekleyin\b`,
  String.raw`\b(?:meu (?:usuario|perfil|user|id|nick)|me (?:adiciona|segue|procura|acha))\b`,
  String.raw`\b(?:mi (?:usuario|perfil|id|nick|cuenta)|agregame|buscame|sigueme|anademe)\b`,
  'حسابي|معرفي|يوزري|(?:ا|أ)ضفني|تابعني|ابحث عني',
].join('|');
const NAMED = new RegExp(`(?:${NAMING})[^.!?。！？؟\\n]{0,30}?(?<![a-z0-9_.@-])${HANDLE}`, 'u');
/** Names on sites where work is shown, and words that only look like a name. */
const SHOWN =
  /\b(?:git ?hub|git ?lab|kaggle|leetcode|hackerrank|codeforces|stack ?overflow|behance|dribbble|orcid)\b|\b(?:20|19)\d\d\b|\b(?:iso ?\d+|rfc ?\d+|h264|mp[34]|utf8|base64|sha256|ipv[46]|web3|oauth2|e2e|b2[bc])\b/g;

/** A code to be photographed leads to an account elsewhere. */
const SCAN = [
  String.raw`\b(?:scan|snap)(?:ning)? (?:my|our|the|this|that)(?: \w+){0,2} (?:qr|code)\b|\bmy qr\b`,
  '扫(?:一下|描)?(?:我的?|下方|这个|上面的?)(?:二维)?码|扫码(?:加|添加|联系|进|聊)|(?:掃|掃描)(?:一下)?(?:我的?|下方|這個)?(?:qr|條碼|二維碼)',
  'qrコードを?(?:読み取|読み込|スキャン)',
  String.raw`\b(?:pindai|scan|imbas)(?:kan)? (?:kode |kod |barcode )?(?:qr|barcode)(?: \w+)? (?:saya|ini|kami|di bawah)\b`,
  String.raw`\b(?:qr|kare) ?kod\w* (?:okut|tara)\w*`,
  String.raw`\bescane\w* (?:o |el |meu |mi |nuestro |nosso |este )(?:codigo )?qr\b`,
  'امسح (?:ال)?(?:رمز|كود|باركود|qr)',
].join('|');

/** Apps by their colour or drawing: no one says it so who has nothing to hide. */
const BY_LOOKS = [
  String.raw`\b(?:green|blue|purple|yellow) (?:(?:paper )?plane|bubble|phone|chat|messag\w+|talk)s? ?(?:app|icon)?\b(?=[^.!?\n]*\b(?:app|icon|me|id)\b)|\b(?:paper|blue) plane app\b|\b(?:on|via|through|over|using) (?:the|that) (?:green|blue|purple|yellow) (?:\w+ )?app\b`,
  '绿泡泡|綠泡泡|绿色(?:软件|聊天|图标|app)|綠色(?:軟體|聊天|app)|(?:纸|紙|小|蓝色小?)(?:飞机|飛機)(?:号|號|app|软件|联系|聊|上|加)?(?=[^。！？]{0,30}(?:聊|联系|聯繫|聯絡|加|号|號|搜|上))',
  '緑の(?:アプリ|アイコン|やつ|トーク)|青い飛行機|紙飛行機(?:の)?アプリ',
  String.raw`\baplikasi (?:hijau|biru|pesawat kertas)\b|\b(?:yesil|mavi|mor) (?:uygulama|ikon)\w*|\b(?:app|aplicativo|aplicacion|icone|icono) (?:verde|azul|roxo|morado|zinho verde|verdinho)\b|\bno verdinho\b`,
  'التطبيق (?:الاخضر|الأخضر|الازرق|الأزرق)',
].join('|');

const LEADS_AWAY = new RegExp(`${SCAN}|${BY_LOOKS}`, 'u');

/** Whether a text leads to an account elsewhere without a messenger's name: a user name, a code to scan, `the green app`. */
export function hasInvitation(folded: string): boolean {
  return LEADS_AWAY.test(folded) || NAMED.test(folded.replace(SHOWN, ' '));
}

/** Being asked to leave, wherever to. */
const LEAVING = [
  String.raw`\boutside (?:of )?(?:the |this )?(?:app|platform|chat|website)\b|\b(?:chat|talk|continue|speak|discuss|connect|carry on|take (?:this|it)|move (?:this|our \w+))\b[^.!?\n]{0,20}\b(?:outside|off|away from|out of|somewhere else|elsewhere|privately|another|off here)\b`,
  String.raw`\b(?:another|other|different) (?:chat |messaging )?app\b(?=[^.!?\n]*\b(?:me|chat|talk|continue|faster|quicker)\b)|\b(?:rarely|hardly|never|seldom|don'?t) (?:check|look at|read|use|see)(?: \w+){0,2} (?:here|this (?:app|site|chat))\b`,
  '(?:换|換)(?:个|個|一个|一個)?(?:地方|软件|軟體|平台|app)(?:聊|说|說|谈|談|联系|聯繫|聯絡)?|(?:其他|别的|別的|其它)(?:软件|軟體|平台|app)(?:上)?(?:聊|联系|聯繫|聯絡|谈|談)|(?:这里|這裡|这边|這邊|平台)(?:不方便|不常看|很少看|很少上|不常上)|私下(?:聊|联系|聯繫|聯絡|谈|談)',
  '(?:別の|ほかの|他の)(?:アプリ|サイト|ツール|場所)で(?:話|連絡|続|やり取り|お話)|(?:ここ|こちら|このサイト|このアプリ)(?:は|を)(?:あまり|ほとんど)(?:見|使)|(?:サイト|アプリ)の外で|直接(?:連絡|やり取り)(?:し|を)',
  String.raw`\bdi luar (?:aplikasi|platform|situs|laman|app)\b|\b(?:aplikasi|app|platform) (?:lain|sebelah)\b|\bpindah (?:ke )?(?:chat|aplikasi|app|platform)\b|\bjarang (?:buka|cek|lihat|tengok|semak)\b`,
  String.raw`\b(?:uygulama|platform|site)\w* disinda\w*|\bbaska (?:bir )?(?:uygulama|platform|yer)\w*(?: konus| devam| yaz| gec)\w*|\bburaya (?:pek|nadiren|cok) \w*`,
  String.raw`\bfora (?:d[aeo]|deste|desta) (?:app|aplicativo|plataforma|site|aqui)\b|\b(?:fal\w+|convers\w+|continu\w+|seguir|papo)\b[^.!?\n]{0,20}\b(?:outro|outra) (?:app|aplicativo|plataforma|lugar)\b|\b(?:quase nao|raramente|nunca) (?:olho|vejo|entro|uso)\b`,
  String.raw`\bfuera de (?:la |esta |este |el )?(?:app|aplicacion|plataforma|sitio|aqui)\b|\b(?:habl\w+|convers\w+|continu\w+|seguir|sigamos|charl\w+)\b[^.!?\n]{0,20}\b(?:otra|otro) (?:app|aplicacion|plataforma|lado|sitio)\b|\b(?:casi no|rara vez|nunca) (?:reviso|miro|entro|uso)\b`,
  'خارج (?:التطبيق|المنصة|الموقع|هنا)|(?:نتكلم|نتحدث|نتواصل|نكمل|راسلني|كلمني)[^.؟\n]{0,20}(?:تطبيق|برنامج|مكان|منصة) (?:اخر|آخر|ثاني|تاني)|نادرا ما (?:ادخل|افتح|ارى)|قليل ما (?:ادخل|افتح)',
].join('|');
const LEAVES = new RegExp(LEAVING, 'u');

export function asksToLeave(folded: string): boolean {
  return LEAVES.test(folded);
}
