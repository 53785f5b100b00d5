/** Words of the ten languages, as folded text has them, around contact details in a job. */

/** Applying, registering, sending papers, getting in touch: what a job asks its readers to do. */
export const APPLYING =
  /\b(?:apply|appl(?:ication|icant)s?|e-?mail|upload\w*|pendaftaran|sube|subir|carg[ae]r?|anex[ae]\w*|careers?|regist(?:er|ration)|sign up|fill (?:in|out|up)|submit|send|drop|cv|resumes?|contact|interview|interested|enquir\w+|inquir\w+|join|click|book|link in bio|lamar(?:an)?|melamar|daftar|kirim(?:kan)?|hubungi|isi (?:formulir|borang)|klik|minat|gabung|mohon|permohonan|borang|hantar|emel|temuduga|basvur\w*|kayit|cv'?nizi|ozgecmis\w*|form\w*|gonder\w*|iletisim|irtibat|inscrev\w*|inscri\w*|cadastr\w*|candidat\w*|preench\w*|envi[ae]\w*|mand[ae]\w*|curriculo|curriculum|postul\w*|registr\w*|llen[ae]\w*|solicitud\w*|aplic[ae]\w*|trabalhe|trabaja|info)\b|[应應][聘征徵]|[报報]名|[简簡][历歷]|履[历歷歴]|填[写寫表]|[联聯][系繫络絡]|[邮郵]件|[邮郵]箱|信箱|予約|登[记記録]|投[递遞]|[点點][击擊]|入口|面[试試接]|応募|登録|エントリー|詳細は|連絡|お問い?合わ|قدم|تقديم|سجل|املا|ارسل|سيره|سيرت|ارفع|وظايف|تواصل|رابط|مقابله/;

/** A messenger as a tool of the work. */
export const AT_WORK =
  /\b(?:customers?|clients?|guests?|shoppers?|buyers?|manag\w+|run the|broadcasts?|campaigns?|brands?|loyalty|social media|community|moderat\w*|mini.?apps?|bots?|work\b|moderador\w*|integrat\w+|accounts? (?:of|for)|orders|support tickets|pelanggan|pembeli|pengguna|mengelola|mengurus|klien|akun|akaun|membalas|melayan|menjawab|musteri\w*|magaza\w*|yanitla\w*|yonet\w*|loja|tienda|salon|toko|kedai|shops?|store|sosyal medya|clientes?|gerenciar|administrar|atender|atendimento|responder|redes sociais|redes sociales|shopee|pay)\b|客[户戶服]|渠道|[负負][责責]|公众号|公眾號|小程序|官方(?:账号|帳號)|[运運][营營]|[经經][营營]|[维維][护護]|社群|[贴貼]文|粉[丝絲]|[顾顧]客|お?客様|顧客|予約|受付|サロン|運用|広告|モデレーター|公式アカウント|社内|works|عملاء|زبائن|اداره|حساب .{0,14}(?:اعمال|شركه)|متجر|مشرف|الرد علي/;

/** Whose messenger it is: the reader is to write there. */
export const TO_US =
  /\b(?:me|us|link d[oe]l?|our hr|hr|hrd|boss|cv|resumes?|apply|interview|interested|dm|pm|saya|kami (?:di|via)|ibu|pak|kak|lamaran|minat|temuduga|wasap saya|wa admin|admin saja|bana|bize|yazin|ulasin|atin|cv'?nizi|chama|chame|manda|curriculo|vaga|escribe\w*|mandame|curriculum|hablame|vacante)\b|id\s*[:：]|@[a-z0-9_.]{3,}|\d{5,}|[应應][聘征徵]|[简簡][历歷]|加我|加[vV微]|[详詳]聊|私[讯訊信聊]|応募|ご?連絡(?:ください|を|よ)|履歴書|追加して|راسل|كلمن|تواصل|سيره|ارسل ال/;

/** Addresses of messengers. */
export const MESSENGER_HOST =
  /\b(?:wa\.me|whatsapp\.com|t\.me|telegram\.(?:me|dog)|line\.me|lin\.ee|zalo\.me|kakao\.com|m\.me|messenger\.com|discord\.(?:gg|com)|wasap\.my|viber\.com|signal\.(?:me|group)|join\.skype\.com|u\.wechat\.com|weixin\.qq\.com|botim\.me|imo\.im)\b/;

/** Hosts that only take people elsewhere: short links, forms. */
export const ELSEWHERE =
  /\b(?:bit\.ly|tinyurl\.com|t\.co|goo\.gl|is\.gd|cutt\.ly|rb\.gy|s\.id|t\.cn|reurl\.cc|shorturl\.at|forms\.gle|docs\.google\.com\/forms|forms\.office\.com|typeform\.com|jotform\.com|linktr\.ee)\b|[a-z0-9]\.[a-z]{2,}\/(?:careers?|jobs?|join|apply|karir|kerja|loker|vagas?|empleos?|kariyer|reg(?:ister)?|recruit\w*|hr|hiring|saiyo|kyujin|trabalhe\S*|trabaja\S*)\b/;
