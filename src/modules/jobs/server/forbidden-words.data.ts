/** Phrases by which a job asks talents for money, in the ten languages of the site. */
export const paymentRequests: RegExp[] = [
  /\b(?:registration|application|processing|training|onboarding|enrolment|enrollment|admin(?:istration)?|visa|uniform|starter kit) fees?\b/,
  /\b(?:pay|send|transfer|submit) (?:a |an |the |your )?(?:refundable )?(?:security )?deposit\b/,
  /\b(?:refundable|security) deposit (?:is |of |will be )?(?:required|needed|must)/,
  /\byou (?:will |must |need to |have to )+pay\b/,
  /\b(?:upfront|advance) payment (?:of|from|by|is)\b/,
  /(?:缴纳|交纳|支付|预付|先交|需交|收取)[^。，,.\n]{0,6}(?:押金|保证金|报名费|培训费|服装费|中介费|费用)|(?:报名费|培训费|入职费|中介费)/,
  /(?:繳納|交納|支付|預付|先繳|需繳|收取)[^。，,.\n]{0,6}(?:押金|保證金|報名費|培訓費|服裝費|仲介費|費用)|(?:報名費|培訓費|入職費|仲介費)/,
  /\b(?:biaya|uang) (?:pendaftaran|administrasi|pelatihan|jaminan|seragam)\b|\btransfer (?:dulu|terlebih dahulu)\b/,
  /\b(?:yuran|bayaran) (?:pendaftaran|pemprosesan|latihan|pendahuluan)\b|\bwang (?:cagaran|pendahuluan)\b/,
  /(?:登録料|入会金|保証金|研修費用?|教材費|初期費用)(?:を|の|が)?(?:お)?(?:支払|振込|振り込|納|必要|自己負担)/,
  /\b(?:kayıt|başvuru|eğitim|dosya) (?:ücreti|bedeli|parası)\b|\bdepozito (?:yatır|öde|iste)|\bön ödeme\b/,
  /\btaxas? de (?:inscrição|cadastro|registro|matrícula|treinamento)\b|\b(?:pagar|pagamento|depósito) (?:antecipado|adiantado)\b/,
  /\b(?:cuotas?|tasas?|costos?|pagos?) de (?:inscripción|registro|capacitación|trámite)\b|\b(?:pago|depósito) por adelantado\b/,
  /رسوم (?:ال)?(?:تسجيل|تدريب|تقديم|معالجة|تأشيرة)|دفع(?:ة)? مقدم(?:ة|اً|ا)?|تحويل مبلغ/,
];

/** Phrases that shut people out for what they are, in the ten languages of the site. */
export const discrimination: RegExp[] = [
  /\b(?:fe)?males? only\b|\b(?:wom[ae]n|m[ae]n|girls|boys|ladies|gentlemen) only\b|\bonly (?:young |fit |single )?(?:(?:fe)?males?|wom[ae]n|m[ae]n|girls|boys|ladies)\b/,
  /\b(?:max(?:imum)?|upper) age\b|\bage(?:d)? (?:limit|below|under|between|from)\b|\b(?:below|under|not older than|younger than|no more than) \d{2} years? old\b|\bno one over \d{2}\b/,
  /\b(?:chinese|malays?|indians?|filipin[oa]s?|japanese|whites?|blacks?|arabs?|muslims?|christians?|hindus?|buddhists?|locals?) only\b|\bno (?:blacks?|africans?|indians?|chinese|malays?|arabs?|muslims?|christians?|foreigners|gays?|women|men)\b/,
  /\b(?:good[- ]looking|attractive appearance|pleasant looking|unmarried|not pregnant|must be single|no children)\b/,
  /(?:仅限|只限|限|只招|只要)(?:男|女)(?:性|生|士)?|(?:男|女)(?:性|生|士)(?:优先|优先考虑)|\d{2}(?:周)?岁(?:以下|以内)|年龄(?:不超过|要求|限制|在)|已婚已育|未婚|形象(?:好|佳)|(?:相貌|五官)端正/,
  /(?:僅限|只限|限|只招|只要)(?:男|女)(?:性|生|士)?|(?:男|女)(?:性|生|士)(?:優先)|\d{2}歲(?:以下|以內)|年齡(?:不超過|要求|限制|在)|未婚|形象(?:好|佳)|(?:相貌|五官)端正/,
  /\b(?:khusus|hanya) (?:pria|wanita|laki-laki|perempuan|muslim)\b|\b(?:pria|wanita|laki-laki|perempuan) saja\b|\b(?:usia|umur) (?:maksimal|maks|max|maksimum|di bawah)\b|\bberpenampilan menarik\b|\bbelum menikah\b/,
  /\b(?:lelaki|wanita|perempuan|melayu|cina|india|muslim|bumiputera) sahaja\b|\b(?:umur|usia) (?:maksimum|bawah|tidak melebihi)\b|\bbelum berkahwin\b|\brupa paras menarik\b/,
  /(?:女性|男性|女子|男子)(?:限定|のみ|に限る)|\d{2}歳(?:以下|まで|未満)|年齢制限|外国人(?:不可|お断り)|日本人(?:限定|のみ)|未婚|容姿端麗/,
  /\b(?:sadece|yalnızca) (?:erkek|kadın|bayan|bay)\b|\b(?:bayan|erkek) eleman\b|\byaşını (?:aşmamış|geçmemiş|doldurmamış)\b|\b(?:azami|en fazla|maksimum) \d{2} yaş|\bbekar\b|\bprezentabl\b/,
  /\b(?:somente|apenas|só) (?:homens?|mulheres|mulher|brasileiros)\b|\bsexo (?:feminino|masculino)\b|\bidade (?:máxima|até|entre|limite)\b|\bboa aparência\b|\bsolteir[ao]s?\b/,
  /\b(?:solo|sólo|solamente|únicamente) (?:hombres?|mujeres|mujer|varones|señoritas)\b|\bsexo (?:femenino|masculino|indistinto)\b|\bedad (?:máxima|hasta|entre|límite)\b|\bbuena presencia\b|\bsolter[ao]s?\b/,
  /(?:لل)?(?:ذكور|إناث|اناث|رجال|نساء|سيدات) فقط|(?:العمر|السن) (?:لا يتجاوز|لا يزيد|أقل من|اقل من|من \d)|حسن(?:ة)? المظهر|(?:غير متزوج|عزباء|أعزب)|للمواطنين فقط/,
];

/** Words that turn a phrase round when they stand close before or behind it. */
export const denials =
  /\b(?:no|not|never|without|free of|nobody|don'?t|doesn'?t|won'?t|tanpa|tidak|bukan|tiada|tak|sem|nunca|não|nao|sin|ningún|ninguna|yok|değil|olmadan|almıyoruz|alınmaz)\b|不|无|無|没有|沒有|免|なし|ません|不要|بدون|لا |ليس/;

/** Addresses of other messengers. */
export const messengerHosts =
  /\b(?:wa\.me|api\.whatsapp\.com|chat\.whatsapp\.com|whatsapp\.com|t\.me|telegram\.me|telegram\.dog|line\.me|lin\.ee|liff\.line|u\.wechat\.com|weixin\.qq\.com|m\.me|messenger\.com|discord\.gg|discord\.com|viber\.com|zalo\.me|open\.kakao\.com|pf\.kakao\.com|signal\.me|signal\.group|join\.skype\.com|imo\.im|botim\.me)\b(?:\/\S*)?/;

/** A messenger's name with a number or a name behind it. */
export const messengerNames =
  /(?:whats\s?app|wats\s?app|telegram|wechat|weixin|微信|vx|line|viber|zalo|kakao\s?talk|signal|skype|botim|واتس\s?اب|واتساب|تيليجرام|تلغرام|تلجرام|قناة تلغرام)\s*(?:(?:id|no\.?|number|nomor|nombor|号|號|帳號|账号|رقم|me|us|at|on|kami|saya)\s*)*(?:[:：=@#+]|\b(?=\d{5}))\s*@?[\w.+-]{3,}/;
