import { parse } from 'tldts';
import type { MessageFlag } from '../chat-fields.ts';
import { findContactDetails } from './contact-details.ts';
import { foldDisguise, withoutPictures } from './fold-disguise.ts';

/**
 * Asking a candidate for money. Each pattern asks for an act or a fee that a serious employer never asks for; a salary
 * that is paid, or a fee that is denied, does not match.
 */
const PAYMENT = [
  /\b(?:pay|send|transfer|wire|deposit|remit|buy|purchase)\b[^.!?\n]{0,50}\b(?:fees?|deposit|money|usdt|btc|bitcoin|crypto|gift ?cards?|itunes|steam cards?|western union|moneygram|paypal|my account|bank account|in advance|upfront|up front)\b/,
  /\b(?:registration|training|processing|application|visa|equipment|starter|security|refundable|activation|background check|onboarding)\s+(?:kit )?(?:fees?|deposit|payment|charge)\b/,
  /\b(?:refundable|small|advance|upfront)\s+(?:fee|deposit|payment)\b/,
  /\bbiaya (?:pendaftaran|administrasi|pelatihan|seragam|medical)|uang jaminan|transfer (?:uang|dana|dulu)|kirim uang/,
  /\byuran (?:pendaftaran|latihan|proses)|wang (?:deposit|pendahuluan)|bayar (?:deposit|yuran|dulu|dahulu)/,
  /kayit ucreti|egitim ucreti|depozito|on odeme|havale (?:yap|gonder)|para (?:gonder|yatir)/,
  /taxa de (?:inscricao|cadastro|treinamento)|deposito (?:antecipado|de)|(?:faca|fazer|envie|mande) (?:um |o )?(?:pix|deposito|dinheiro)|pagar (?:uma |a )?taxa/,
  /(?:cuota|tasa|pago|costo) de (?:inscripcion|registro|capacitacion|tramite)|(?:envia|enviar|haz|deposita|transfiere)\w* (?:un |el |una )?(?:deposito|dinero|transferencia)|pagar (?:un |el )?deposito/,
  /押金|保证金|保證金|报名费|報名費|培训费|培訓費|手续费|手續費|服装费|服裝費|体检费|(?:先|请|請)(?:转账|轉帳|汇款|匯款|打款|付款)/,
  /保証金|登録料|研修費|前払い|(?:先に|まず)?(?:振り込|振込)(?:んで|みを|む|をお願い)|ギフトカード|手数料(?:を|が)(?:支払|必要|かかり)/,
  /رسوم (?:التسجيل|التدريب|المعاملة|الفيزا)|(?:ارسل|حول|تحويل|ادفع) (?:المبلغ|مبلغ|مال|المال|فلوس|الرسوم|رسوم)|وديعة|مبلغ تامين/,
];
const NO_PAYMENT =
  /\b(?:no|never|without(?: any)?|free of|not? (?:ask|charge|require|pay)\w*(?: you| candidates)?(?: for)?(?: any)?)\s+(?:\w+\s+){0,2}(?:fees?|deposit|payment|charge)\b|(?:无需|不需要|不收|不会收|免|不用)[^。，]{0,6}(?:押金|费|費|保证金)|tanpa biaya|tidak (?:ada|dipungut) biaya|sin (?:costo|cuota|deposito)|sem (?:taxa|custo)|ucretsiz|بدون رسوم|(?:保証金|登録料|費用)は(?:不要|かかりません|ありません)/;

const PERSONAL = [
  /\b(?:send|share|give|tell|provide|forward|need|confirm)\b[^.!?\n]{0,40}\b(?:otp|one.time (?:code|password)|verification code|password|cvv|pin code|pin number|card number|credit card|debit card|bank (?:login|details|password)|online banking|passport (?:copy|scan|photo|number)|id card (?:photo|scan|copy|number)|ssn|social security)\b/,
  /验证码|驗證碼|银行卡号|銀行卡號|身份证(?:照片|正反面|号)|身分證(?:照片|正反面|字號)|密码(?:发|给|告)/,
  /認証コード|暗証番号|カード番号|(?:パスワード|マイナンバー)を?(?:教え|送)/,
  /kode otp|kata sandi|nomor kartu|foto ktp|kod otp|nombor kad|dogrulama kodu|kart numara|sifreni|codigo de verific|numero d[eo] (?:cartao|tarjeta)|(?:sua |tu )(?:senha|contrasena)|foto d[eo] (?:rg|cpf|dni|ine)/,
  /رمز التحقق|كلمة (?:السر|المرور)|رقم البطاقة|صورة (?:الهوية|الجواز)/,
];

const SHORTENERS = new Set(
  'bit.ly tinyurl.com t.co goo.gl is.gd cutt.ly rb.gy ow.ly shorturl.at t.ly s.id rebrand.ly tiny.cc buff.ly lnk.to'.split(
    ' ',
  ),
);
const RISKY_ENDING = /^(?:xyz|top|click|zip|mov|loan|work|icu|buzz|cam|rest|gq|tk|ml|cf|ga|quest|sbs|cfd)$/;
const RISKY_FILE = /\.(?:exe|apk|scr|bat|msi|jar|vbs|cmd|dmg)(?:$|[?#])/;

/** Why a reader should be careful with a message. It only warns: nothing is removed or held back for it. */
export function flagMessage(text: string): MessageFlag[] {
  const folded = withoutPictures(foldDisguise(text));
  const flags: MessageFlag[] = [];
  if (PAYMENT.some((pattern) => pattern.test(folded)) && !NO_PAYMENT.test(folded)) flags.push('payment_request');
  if (pullsAway(text, folded)) flags.push('off_platform');
  if (linksOf(folded).some(isRisky)) flags.push('suspicious_link');
  if (PERSONAL.some((pattern) => pattern.test(folded))) flags.push('personal_data');
  return flags;
}

/** A messenger is an invitation to leave. A number or an address is one only together with a call to use it. */
function pullsAway(text: string, folded: string): boolean {
  const details = findContactDetails(text);
  if (details.includes('messenger')) return true;
  if (!details.includes('number') && !details.includes('mail')) return false;
  return /\b(?:text|sms|call|message|dm|ping|e-?mail) me\b|\bcontact (?:me|us) (?:at|on|directly|outside)|outside (?:of )?(?:the |this )?(?:app|site|platform)/.test(
    folded,
  );
}

function linksOf(folded: string): string[] {
  return folded.match(/(?:https?:\/\/)?[a-z0-9@-]+(?:\.[a-z0-9@-]+)+(?::\d+)?(?:\/[^\s)\]}>"']*)?/g) ?? [];
}

function isRisky(link: string): boolean {
  const { domain, hostname, isIp, publicSuffix, isIcann } = parse(link);
  const isExplicit = /^https?:/.test(link) || link.includes('/');
  if (isIp) return isExplicit;
  if (!domain || !isIcann) return false;
  if (SHORTENERS.has(domain) || hostname?.includes('xn--')) return true;
  if (/^https?:\/\/[^/]*@/.test(link)) return true;
  return RISKY_ENDING.test(publicSuffix ?? '') || RISKY_FILE.test(link);
}
