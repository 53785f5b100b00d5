/** Words that begin to tell of something that happened, by language; parted by '|'. */
export const exampleWords: Record<string, string> = {
  en: 'for example|for instance|when i|when we|once|one time|last year|last month|last week|in my last|in my previous|in my current|at my|at the time|years ago|months ago|i was asked|we had|the project|a project|a customer|a client|a patient|a student|a guest|there was|in one case',
  es: 'por ejemplo|cuando|una vez|el año pasado|el mes pasado|en mi último|en mi trabajo|en mi anterior|hace un año|hace dos|un proyecto|el proyecto|un cliente|una clienta|un paciente|tuvimos|tuve que|me pidieron|en una ocasión|había un',
  'pt-BR':
    'por exemplo|quando|uma vez|certa vez|no ano passado|no mês passado|no meu último|no meu trabalho|na minha|há um ano|há dois|um projeto|o projeto|um cliente|uma cliente|um paciente|tivemos|tive que|me pediram|em uma ocasião',
  id: 'misalnya|contohnya|sebagai contoh|ketika|waktu itu|saat saya|saat itu|tahun lalu|bulan lalu|pernah|suatu kali|di pekerjaan|proyek|seorang pelanggan|pelanggan kami|pasien|kami harus|saya diminta',
  ms: 'misalnya|contohnya|sebagai contoh|ketika|semasa|masa itu|tahun lepas|tahun lalu|bulan lepas|pernah|suatu ketika|di tempat kerja|projek|seorang pelanggan|pelanggan kami|pesakit|kami perlu|saya diminta',
  tr: 'örneğin|mesela|geçen yıl|geçen sene|geçen ay|bir keresinde|bir gün|o sırada|o zaman|önceki işimde|son işimde|yıl önce|ay önce|proje|bir müşteri|müşterimiz|bir hasta|benden istendi|yaşadık|yaşadığımız',
  ar: 'على سبيل المثال|مثلا|مثلاً|عندما|لما|ذات مرة|في العام الماضي|العام الماضي|السنة الماضية|الشهر الماضي|في عملي|في وظيفتي|قبل عام|قبل سنة|مشروع|أحد العملاء|عميل|مريض|طلب مني|كان لدينا|كانت لدينا',
  ja: '例えば|たとえば|とき|際に|頃|昨年|去年|先月|以前|前職|前の会社|現職|年前|ヶ月前|プロジェクト|お客様|お客さま|患者|ことがありました|担当していた',
  'zh-CN':
    '例如|比如|有一次|有一年|当时|去年|上个月|之前|在上一|上一份|上家|年前|个月前|项目|客户|顾客|患者|那时|曾经|曾',
  'zh-TW':
    '例如|比如|有一次|有一年|當時|去年|上個月|之前|在上一|上一份|前公司|年前|個月前|專案|客戶|顧客|患者|那時|曾經|曾',
};

/** Numbers that are written out. */
export const numberWords: Record<string, string> = {
  en: 'two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|fifty|dozen|hundred|thousand|million|half|twice|doubled|tripled|percent',
  es: 'dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|veinte|treinta|docena|cien|cientos|mil|millón|mitad|doble|triple|por ciento',
  'pt-BR':
    'dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|doze|vinte|trinta|dúzia|cem|centenas|mil|milhão|metade|dobro|triplo|por cento',
  id: 'dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh|belas|puluh|ratus|ribu|juta|setengah|persen|dua kali',
  ms: 'dua|tiga|empat|lima|enam|tujuh|lapan|sembilan|sepuluh|belas|puluh|ratus|ribu|juta|separuh|peratus|dua kali',
  tr: 'iki|üç|dört|beş|altı|yedi|sekiz|dokuz|on kişi|yirmi|otuz|elli|yüz|bin|milyon|yarı|yarısı|iki kat|yüzde',
  ar: 'اثنان|اثنين|ثلاثة|ثلاث|أربعة|أربع|خمسة|خمس|ستة|سبعة|ثمانية|تسعة|عشرة|عشرين|ثلاثين|مئة|مائة|ألف|مليون|نصف|ضعف|بالمئة|في المئة',
  ja: '二人|三人|四人|五人|十人|二倍|三倍|半分|半減|倍増|二年|三年|五年|十年|百|千人|万円|割',
  'zh-CN':
    '两个|三个|四个|五个|六个|七个|八个|九个|十个|两倍|三倍|翻倍|一半|百分之|两年|三年|五年|十年|上百|上千|万元|几十',
  'zh-TW':
    '兩個|三個|四個|五個|六個|七個|八個|九個|十個|兩倍|三倍|翻倍|一半|百分之|兩年|三年|五年|十年|上百|上千|萬元|幾十',
};

/** Words of spoken answers that tell how something ended, beside those of resumes. */
export const resultWords: Record<string, string> = {
  en: 'as a result|in the end|so that|which meant|led to|fell by|rose by|went up|went down|cut the|cut it|saved us|saved the|since then|the outcome',
  es: 'como resultado|al final|gracias a eso|logramos|logré|conseguimos|conseguí|bajó|subió|desde entonces|resultó',
  'pt-BR': 'como resultado|no fim|no final|com isso|conseguimos|consegui|caiu|subiu|desde então|resultou',
  id: 'hasilnya|akhirnya|sehingga|berhasil|turun|naik|sejak itu|dampaknya',
  ms: 'hasilnya|akhirnya|sehingga|berjaya|turun|naik|sejak itu|kesannya',
  tr: 'sonuç olarak|sonuçta|sonunda|böylece|sayesinde|düştü|arttı|azaldı|o günden beri',
  ar: 'ونتيجة لذلك|نتيجة لذلك|في النهاية|وبذلك|انخفض|ارتفع|تمكنا|تمكنت|منذ ذلك',
  ja: 'その結果|結果として|結果、|最終的に|おかげで|減りました|増えました|削減|短縮|改善',
  'zh-CN': '结果|最终|最后|因此|从而|减少|降低|提高|提升|缩短|增长',
  'zh-TW': '結果|最終|最後|因此|從而|減少|降低|提高|提升|縮短|成長',
};
