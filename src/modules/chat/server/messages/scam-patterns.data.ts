/** Patterns of the ten languages over text without disguises (wording/server/fold-disguise.ts): small letters, no accents, western digits. */

/** What a serious employer never asks a candidate for, whatever else the sentence says. */
export const FEES: readonly RegExp[] = [
  /\b(?:pay|send|transfer|wire|deposit|remit|buy|purchase)\b[^.!?\n]{0,50}\b(?:fees?|deposit|money|usdt|btc|bitcoin|crypto|gift ?cards?|itunes|steam cards?|western union|moneygram|paypal|my account|bank account|in advance|upfront|up front)\b/,
  /\b(?:registration|training|processing|application|visa|equipment|starter|security|refundable|activation|background check|onboarding|courier|delivery|admin(?:istration)?)\s+(?:kit )?(?:fees?|deposit|payment|charge)\b/,
  /\b(?:refundable|small|advance|upfront)\s+(?:fee|deposit|payment)\b/,
  /\bbiaya (?:pendaftaran|administrasi|pelatihan|seragam|medical|tes)|uang jaminan|transfer (?:uang|dana|dulu)|kirim uang/,
  /\byuran (?:pendaftaran|latihan|proses)|wang (?:deposit|pendahuluan)|bayar (?:deposit|yuran|dulu|dahulu)/,
  /kayit ucreti|egitim ucreti|depozito|on odeme|havale (?:yap|gonder)|para (?:gonder|yatir)/,
  /taxa de (?:inscricao|cadastro|treinamento)|deposito (?:antecipado|de)|(?:faca|fazer|envie|mande) (?:um |o )?(?:pix|deposito|dinheiro)|pagar (?:uma |a )?taxa/,
  /(?:cuota|tasa|pago|costo) de (?:inscripcion|registro|capacitacion|tramite)|\b(?:envia|enviar|haz|deposita|transfiere)\w* (?:un |el |una )?(?:deposito|dinero|transferencia)|pagar (?:un |el )?deposito/,
  /押金|保证金|保證金|(?:报名|報名|培训|培訓|手续|手續|服装|服裝|体检|體檢|材料|建档|工牌)[费費]|(?:先|请|請)(?:转账|轉帳|汇款|匯款|打款|付款)/,
  /保証金|登録料|研修費|前払い|(?:先に|まず)?(?:振り込|振込)(?:んで|みを|む|をお願い)|ギフトカード|手数料(?:を|が)(?:支払|必要|かかり)/,
  /رسوم (?:التسجيل|التدريب|المعاملة|الفيزا)|(?:ارسل|حول|تحويل|ادفع) (?:المبلغ|مبلغ|مال|المال|فلوس|الرسوم|رسوم)|وديعة|مبلغ تامين/,
];

const AMOUNT = String.raw`(?:(?:\$|€|£|¥|r\$|rp\.?|rm|usd?t?|eur)\s?\d|(?<![\d.,])\d[\d.,]{0,12}\s?(?:\$|€|£|¥|usdt?|eur|euros?|dollars?|sgd|myr|元|块|塊|円|rp|ribu|juta|rm|ringgit|tl|lira|reais|pesos|dolares|bucks|ريال|درهم|دولار\p{L}*|جنيه|دينار|ليرة))`;
const PAYING = String.raw`(?:\b(?:pay|send|deposit|transfer|top ?up|recharge|wire|settle)\b|付|转|轉|汇|匯|交|缴|繳|充值|支払|払っ|振込|振り込|入金|送金|\b(?:bayar|transfer|setor|kirim|hantar)\b|yatir|odeme|odeyin|gonderin|havale|\b(?:pague|pagar|deposit[ea]\w*|transfira|transfier[ae]\w*|envi[ea])\b|\b(?:abon[ae]\w*|ingres[ae]\w*|desembols\w*)\b|ادفع|تدفع|دفع|حول|تحويل|ارسل|ايداع)`;
const BUYING = String.raw`(?:\b(?:buy|purchase|order)\b|购买|購買|購入|\b(?:beli|membeli)\b|satin al|\bcompr[ae]\w*\b|اشتر|شراء)`;
const GIFT_CARD = String.raw`(?:gift ?cards?|gift voucher|\bvouchers?\b|cartao[ -]presente|vale[ -]presente|tarjetas? (?:de )?regalo|\b(?:kartu|kad) hadiah|hediye kart\w*|礼品卡|禮品卡|点卡|點數卡|充值卡|ギフト(?:カード|券)|プリペイドカード|itunes|google play|steam card|(?:بطاق[ةه]|بطاقات|كروت|كرت) (?:هدايا|هدية|ايتونز|جوجل)|كرت (?:هدية|شحن))`;
const OBLIGED = String.raw`(?:\b(?:need to|must|have to|required to|hay que|tienes? que|debes?|precisa|tem que|deve|harus|wajib|perlu|mesti|kena)\b|\bgerek|zorunda|lazim|需要|必须|必須|须|必要|يجب|لازم|عليك)`;
const BACK = `(?:refund|reimburs|报销|報銷|精算|pay you back|返还|返還|退还|退還|返金|diganti|dipulangkan|iade|reembols|devolv|devuelv|نعيد|نرد|استرداد)`;

/** Money that passes through the candidate: a cheque to cash, a parcel to send on, a share to keep. */
const PASSED_ON: readonly RegExp[] = [
  /\b(?:cash|deposit|receive|get|accept|keep)\b[^.!?\n]{0,40}\b(?:che(?:que|ck)s?|payments?|funds|transfers?|\d{1,2} ?%)[^.!?\n]{0,60}\b(?:forward|send|wire|transfer|pass)\b[^.!?\n]{0,40}\b(?:rest|remainder|remaining|balance|difference|supplier|vendor|bitcoin|btc|usdt|crypto\w*)\b/,
  /\b(?:send|pay|transfer|deposit|kirim|transfer|envi\w+|pag\w+|mand\w+)\b[^.!?\n]{0,30}\b(?:cash ?app|venmo|zelle|paypal|western union|moneygram|gcash|alipay|paypay|nequi|yape|bizum)\b/,
  /\b(?:bitcoin|btc|crypto|usdt)\b[^.!?\n]{0,12}\b(?:atm|machine|wallet|address)\b/,
  /\b(?:isi|top ?up|isikan) (?:saldo|ulang|kredit)|(?:\bsaldo|\bbaki)\b[^.!?\n]{0,20}\b(?:dulu|dahulu)\b|刷单|刷單|垫资|墊資|[垫墊]付[^。，]{0,6}(?:本金|资金|資金|货款|貨款)|返利|返佣|先充值|充值(?:后|後)?(?:才|返)|立て替え|チャージして/,
];

/** An act of paying with what is paid for or when: telling only where the sentence is not about the pay itself. */
export const ACTS: readonly RegExp[] = [
  ...PASSED_ON,
  new RegExp(`${PAYING}[^.!?。！？؟\\n]{0,40}${AMOUNT}|${AMOUNT}[^.!?。！？؟\\n]{0,24}${PAYING}`, 'u'),
  new RegExp(
    `${BUYING}[^.!?。！？؟\\n]{0,40}${GIFT_CARD}|${GIFT_CARD}[^.!?。！？؟\\n]{0,30}(?:${BUYING}|\\b(?:code|codigo|kode|kod)|コード|番号|卡密|密码|رقم|رمز)`,
    'u',
  ),
  new RegExp(`${BUYING}[^.!?。！？؟\\n]{0,60}${BACK}`),
  new RegExp(`${OBLIGED}[^.!?。！？؟\\n]{0,20}${BUYING}[^.!?。！？؟\\n]{0,50}${AMOUNT}`, 'u'),
  /\b(?:pays?|buy|order|purchase|cover|settled?|get)\b[^.!?\n]{0,40}\b(?:fee|kit|uniforms?|equipment|laptop|check|deposit|visa|courier|delivery|training|insurance|medical)\b[^.!?\n]{0,60}\b(?:yourself|yourselves|by you|from us|first|before|in advance|up ?front|refund\w*|reimburs\w*)\b/,
  /\b(?:before|until|once)\b[^.!?\n]{0,50}\byou (?:must |have to |need to )?(?:pay|cover|buy|settle)\b/,
  /(?:先|请|請|需要?|须|須)[^。！？!?\n]{0,8}(?:转|轉|汇|匯|打|付|交|缴|繳|垫付|墊付)[^。！？!?\n]{0,8}(?:\d|元|块|塊|钱|錢|费|費)/,
  /(?:制服|教材|研修|登録|書類|健診|資料)(?:代|費|料|金)[^。！？!?\n]{0,14}(?:払|振込|振り込|入金|必要)/,
  /(?:先に|前に|事前に|まず)[^。！？!?\n]{0,24}(?:円|代|費|金)[^。！？!?\n]{0,14}(?:払|振込|振り込|入金)/,
  /\b(?:sila|harap|tolong|perlu|harus|wajib|mesti|kena)\b[^.!?\n]{0,25}\b(?:bayar|bayaran|pembayaran|membayar|transfer|setor)\b[^.!?\n]{0,40}(?:\d|rp|rm|ribu)/,
  /\b(?:bayar|bayaran|pembayaran|transfer|setor)\b[^.!?\n]{0,30}(?:\d|ribu)[^.!?\n]{0,40}\b(?:dulu|dahulu|sebelum|untuk)\b/,
  /(?:once|baslamadan|pesin)\b[^!?\n]{0,40}(?:masraf|ucret|odeme|bedel|\btl\b|lira)[^!?\n]{0,40}(?:gonder|yatir|ode|yap)/,
  /(?:dosya|evrak|egitim|islem|uniforma|kargo)\s(?:masraf|ucret|bedel|set)[^.!?\n]{0,40}(?:gonder|yatir|ode|yap)/,
  /\b(?:pague|pagar|paga|deposite|envie|mande|transfira|fazer|faca)\b[^.!?\n]{0,30}(?:\bpix\b|r\$|\breais\b|\btaxa\b|\bexame\b|\buniforme\b|\bcurso\b|\bkit\b)/,
  /\b(?:pagar|pague|pagas|paga|deposita|depositar|deposite|transfiere|cubrir|cubres)\b[^.!?\n]{0,35}\b(?:pesos|uniforme|curso|examen|tramite|esta cuenta|lugar|kit|dinero)\b/,
  /(?:ادفع|تدفع|دفع|حول|تحويل|ارسل)\s[^.!؟\n]{0,15}\d+\s?(?:ريال|درهم|دولار|جنيه|دينار|ليرة)/,
];

/** The sentence is about what the candidate gets. */
export const ABOUT_PAY =
  /\b(?:salary|salaries|wages?|bonus(?:es)?|payroll|sueldo|salario|nomina|quincena|gaji|maas\w*|salarial)\b|工资|工資|薪|奖金|獎金|給料|給与|賞与|راتب|\b(?:an?|per|each|every) (?:hour|day|week|month|year)\b|\b(?:monthly|hourly|budget|invoice|travel)\b|每[月天小]|[时時]薪|社保|公积金|[月時日]給|交通費|\bper (?:jam|hari|bulan)\b|sebulan|sejam|saatlik|aylik|gunluk|\bpor (?:hora|mes|dia)\b|\bla hora\b|\bal mes\b|\bpagamos\b|في الساعة|شهريا/;

/** Nothing is asked for: a fee that is denied, warned of, or borne by the employer, or a product that deals with money. */
export const HARMLESS: readonly RegExp[] = [
  /\b(?:no|never|without(?: any)?|free of|not? (?:ask|charge|require|pay)\w*(?: you| candidates)?(?: for)?(?: any)?)\s+(?:\w+\s+){0,3}(?:fees?|deposit|payment|charge|pay)\b|\bnothing to pay\b|\byou pay nothing\b/,
  /\b(?:beware|be careful|watch out|report (?:it|them|him|her|anyone))\b|\bif (?:anyone|anybody|someone|somebody)\b|\bnever (?:pay|send|transfer|buy)\b/,
  /\b(?:we|(?:the |our )?company|employer) (?:will |would |also )?(?:pays?|covers?|buys?|bears?)\b(?![^.!?\n]*\byou (?:must|have to|need to|pay)\b)/,
  /\b(?:you (?:would|will|could)|our)\b[^.!?\n]{0,60}\b(?:screens?|module|platform|app|service|feature|system|product)\b|\b(?:our|the) (?:product|app|service|platform)\b/,
  /(?:无需|無需|不需要|不收|不会收|不會收|免|不用)[^。，]{0,6}(?:押金|费|費|保证金)|(?:公司|我们|我們)[^。，]{0,4}(?:承担|承擔|支付|报销|報銷|出)|(?:模块|模組|系统|系統|功能|产品|產品)|做[^。，]{0,8}的公司|(?:流程|订单|訂單|后发货|後出貨)/,
  /tanpa biaya|tidak (?:ada|dipungut) biaya|(?:kami|perusahaan|syarikat) (?:membayar|menanggung|tanggung)|ditanggung|kami bayar/,
  /ucretsiz|\b(?:biz|sirket\w*) karsil|karsiliyoruz/,
  /sem (?:taxa|custo)|a empresa (?:paga|cobre)|nos pagamos|por nossa conta/,
  /sin (?:costo|cuota|deposito)|la empresa (?:paga|cubre)|nosotros pagamos|corre por nuestra/,
  /بدون رسوم|(?:رسوم|تكاليف|مصاريف)[^.؟\n]{0,25}(?:على الشركة|على حسابنا|على نفقة|مجان)|الشركة (?:تدفع|تتحمل)|(?:نحن )?(?:ندفع|نتحمل)/,
  /(?:保証金|登録料|費用|代金)は(?:不要|かかりません|ありません)|(?:弊社|会社|当社)(?:が|で)負担|システム/,
];

/** `the six digit number you just got`: a code for signing in, however it is called. */
const SIX_DIGITS =
  /\b(?:\d|four|five|six|empat|lima|enam|dort|bes|alti|quatro|cuatro|cinco|seis)[\s-]?(?:digits?|angka|haneli|digitos)\b[^.!?\n]{0,50}\b(?:got|get|received?|sent|arrived|sms|text|phone|masuk|terima|diterima|gelen|geldi|recebeu|chegou|llego|recibiste|enviaron)|[4-6四五六]\s?位(?:数|數)?[^。\n]{0,10}(?:发|發|告诉|告訴|给|給|报)|[4-6]桁の[^。\n]{0,14}(?:教え|送|伝え)|(?:المكون|مكون) من (?:\d|ستة|اربعة)/;

/** A secret and the wish to be told it, in either order: that somebody builds sign-in screens is no such wish. */
function asked(secret: string, wish: string): RegExp {
  const near = '[^.!?。！？؟\\n]{0,30}';
  return new RegExp(`(?:${secret})${near}(?:${wish})|(?:${wish})${near}(?:${secret})`, 'u');
}

const OTHER_CODES = '(?<!zip |postal |area |source |dress |country |clean |legacy )';

/** What nobody needs to know who hires. */
export const SECRETS: readonly RegExp[] = [
  SIX_DIGITS,
  /\b(?:send|share|give|tell|provide|forward|need|confirm)\b[^.!?\n]{0,40}\b(?:otp|one.time (?:code|password)|verification code|password(?! (?:reset|manager|management|policy|flow|hash|field|screen))|cvv|pin code|pin number|card number|credit card|debit card|bank (?:login|details|password)|online banking|passport (?:copy|scan|photo|number)|id card (?:photo|scan|copy|number)|ssn|social security)\b|\b(?:photo|picture|sides|front)\b[^.!?\n]{0,30}\b(?:bank|debit|credit) card\b|\b(?:bank|debit|credit) card\b[^.!?\n]{0,20}\b(?:both sides|front|photo|picture)\b/,
  new RegExp(
    `\\b(?:send|share|give|tell|read|forward|what|which|need)\\b[^.!?\\n]{0,40}${OTHER_CODES}\\bcode\\b[^.!?\\n]{0,40}\\b(?:sms|text|phone|mobile|message|whatsapp)\\b`,
  ),
  asked('验证码|驗證碼|动态码|口令', '发|發|告诉|告訴|给我|給我|提供|报给|转给|多少|是什么|是什麼'),
  asked(
    '认证コード|認証コード|確認コード|暗証番号|カード番号|パスワード|マイナンバー',
    '教え|送っ|送り|送信して|伝え|転送|お知らせ|ください',
  ),
  asked(
    String.raw`\b(?:kode?|kod) (?:otp|verifikasi|pengesahan)|kata (?:sandi|laluan)|\bpassword\b|\b(?:nomor|nombor) (?:kartu|kad)`,
    String.raw`\b(?:kirim|kirimkan|kasih|beri|berikan|sebutkan|bagikan|bagi|share|minta|hantar|beritahu|tolong|mohon|sila)\b`,
  ),
  asked(
    String.raw`dogrulama kodu|onay kodu|\bsifre\w*|kart numara\w*`,
    'gonder|ilet|paylas|soyle|yazar|yazin|verin|bildir|atin|atar',
  ),
  asked(
    String.raw`codigo de (?:verific|acesso|acceso|confirm)\w*|\b(?:senha|contrasena|clave)\b|numero d[eoa]l? (?:\w+ )?(?:cartao|tarjeta)`,
    String.raw`\b(?:envi|mand|pass|compart|inform|confirm|dime|dame|diga|digame|fala|me de\b|pasame|preciso|necesito|qual e|cual es)\w*`,
  ),
  asked(
    'رمز التحقق|كود التحقق|كلمة (?:السر|المرور)|رقم البطاقة|الرقم السري',
    'ارسل|ارسال|اعطني|اعطيني|ابعت|ابعث|شارك|زود|هات|ما هو|قل لي|تزويدي|حول',
  ),
  /银行卡号|銀行卡號|银行卡正反面|銀行卡正反面|身份证(?:照片|正反面|号)|身分證(?:照片|正反面|字號)|密[码碼](?:发|發|给|給|告)|(?:收到|短信|简讯|簡訊)[^。]{0,8}(?:数字|數字|号码|號碼|代码|代碼)[^。]{0,6}(?:告诉|告訴|发|發|给|給|报)/,
  /(?:sms|ショートメール|携帯)[^。]{0,10}(?:番号|コード|数字)[^。]{0,6}(?:教え|送)/,
  /foto (?:ktp|kartu|kad)|\bkode?\b[^.!?\n]{0,20}\b(?:sms|masuk|diterima|terima)\b/,
  /\b(?:gelen|aldiginiz) (?:sms )?kod/,
  /(?:senha|clave|contrasena|pin) d[eo]l? (?:seu |tu |su )?(?:banco|cartao|tarjeta)|foto d[eo] (?:tu |su |seu |sua )?(?:rg|cpf|cnh|cartao|tarjeta|dni|ine|documento|identidade?|passaporte|pasaporte)/,
  /صورة (?:الهوية|الجواز|البطاقة)|الرمز (?:الذي|اللي)[^.؟\n]{0,12}(?:وصل|جا)/,
];
