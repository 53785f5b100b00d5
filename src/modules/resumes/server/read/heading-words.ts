/** What the parts of a resume are called. `history` is the grid in which schools and employers follow one another. */
export type SectionKind =
  | 'contact'
  | 'summary'
  | 'work'
  | 'education'
  | 'history'
  | 'skills'
  | 'languages'
  | 'licences'
  | 'links'
  | 'other';

/** Per kind, in ten languages; compared without accents, case and spaces between Chinese and Japanese letters. */
export const headingWords: Record<SectionKind, string> = {
  contact: `
    contact|contacts|contact details|contact information|contact info|contact me|get in touch|personal details|personal information|personal info|personal data|personal particulars|particulars|details|personal|address|reach me
    联系方式|联系信息|个人信息|个人资料|基本信息|基本资料|联系我|个人情况
    聯絡方式|聯絡資訊|聯絡資料|聯繫方式|個人資料|基本資料|個人資訊|基本資訊|個人基本資料|聯絡我
    連絡先|個人情報|基本情報|プロフィール情報|連絡先情報
    kontak|informasi kontak|data pribadi|data diri|informasi pribadi|biodata|identitas diri|hubungi saya|identitas|profil pribadi|info kontak|detail kontak|informasi personal
    hubungi|maklumat peribadi|butiran peribadi|maklumat diri|maklumat perhubungan|butiran hubungan|perhubungan|maklumat hubungan|hubungi saya|maklumat untuk dihubungi|butir-butir peribadi|butir peribadi|butiran diri
    iletisim|iletisim bilgileri|kisisel bilgiler|kimlik bilgileri|kisisel|bilgilerim|bana ulasin
    contato|contatos|dados pessoais|informacoes pessoais|informacoes de contato|dados de contato|dados|informacao de contato|fale comigo
    contacto|datos personales|informacion personal|datos de contacto|informacion de contacto|datos|contactame
    معلومات التواصل|معلومات الاتصال|بيانات الاتصال|البيانات الشخصية|المعلومات الشخصية|بيانات شخصية|معلومات شخصية|التواصل|للتواصل|الاتصال|بيانات التواصل|تواصل معي|اتصل بي|معلومات التواصل الشخصية`,
  summary: `
    summary|profile|about|about me|objective|career objective|professional summary|professional profile|personal statement|personal profile|career summary|executive summary|career profile|personal summary|job objective|introduction|overview|who i am|bio|biography|statement|highlights|career highlights|summary of qualifications|qualifications summary|profile summary|resume objective|goal|career goal|mission|a little about me|in short|professional objective|qualification summary|career overview|key highlights|hello
    自我评价|个人简介|个人总结|自我介绍|求职意向|个人优势|职业目标|自我描述|个人评价|简介|关于我|个人概述|求职目标|职业概述|个人陈述|自我总结|职业概况|工作总结|个人概况|自我鉴定|应聘意向
    自我介紹|個人簡介|簡介|自傳|求職目標|職涯目標|關於我|個人特質|自我評價|個人優勢|摘要|個人摘要|專業摘要|求職條件|自我推薦|簡歷摘要|經歷摘要|個人概述|自我簡介|職涯摘要
    自己pr|自己紹介|職務要約|職務概要|志望動機|プロフィール|キャリアサマリー|要約|概要|自己PR|経歴要約|本人希望|本人希望記入欄|経歴概要|キャリア概要|志望の動機|サマリー|略歴|自己アピール|志望動機・自己pr|キャリア要約|職歴要約
    ringkasan|tentang saya|profil|profil diri|profil singkat|deskripsi diri|ringkasan profil|ringkasan profesional|tujuan karir|tujuan karier|objektif|ikhtisar|ringkasan diri|sekilas|profil profesional|tentang|perkenalan|ringkasan karir|ringkasan karier|tujuan|rangkuman
    pengenalan|objektif kerjaya|ringkasan kerjaya|ringkasan eksekutif|pernyataan peribadi|matlamat kerjaya|profil peribadi|profil kerjaya|latar diri|mengenai saya|penyata peribadi|matlamat|ringkasan profesional
    ozet|hakkimda|profil|kisaca|kariyer hedefi|kariyer ozeti|on yazi|profesyonel ozet|ozet bilgi|hedef|kisisel ozet|ben kimim|kisaca ben|tanitim|profil ozeti|kendimden|kisisel profil|hakkinda|amac|kariyer hedefim
    resumo|resumo profissional|objetivo|objetivos|objetivo profissional|sobre mim|sobre|perfil|perfil profissional|apresentacao|resumo de qualificacoes|sintese profissional|sumario|quem sou|quem sou eu|resumo executivo|sintese de qualificacoes|sumario executivo|resumo das qualificacoes
    resumen|perfil|perfil profesional|sobre mi|acerca de mi|objetivo|objetivo profesional|presentacion|resumen profesional|extracto|resumen ejecutivo|quien soy|objetivo laboral|perfil personal|perfil laboral|introduccion|extracto profesional|breve presentacion|objetivos profesionales
    نبذة عني|نبذة|نبذة شخصية|نبذة مختصرة|الملخص|الملخص المهني|ملخص|ملخص مهني|الهدف الوظيفي|الهدف|الهدف المهني|السيرة المختصرة|عني|من أنا|الملف الشخصي|نبذة مهنية|المقدمة|مقدمة|لمحة عامة|ملخص السيرة|لمحة|لمحة عني|نظرة عامة|الأهداف|الأهداف المهنية|أهدافي|الملخص الشخصي|التعريف|تعريف|الملف المهني|الملخص التنفيذي|النبذة الشخصية|النبذة المهنية|نبذه عني|نبذة تعريفية`,
  work: `
    experience|experiences|work experience|work experiences|professional experience|employment|employment history|work history|career history|career|professional background|employment record|relevant experience|working experience|job experience|job history|industry experience|internship|internships|internship experience|professional history|work|career experience|teaching experience|clinical experience|positions held|appointments|academic appointments|employment experience|professional career|positions|where i have worked|where i've worked|career path|jobs|selected experience|research experience|previous employment|additional experience|other experience|field experience|practical experience|academic positions|driving experience|career summary and experience|work background|employment background|military service|professional appointments|experience summary|what i've done|previous experience|past experience|current employment|current and previous employment
    工作经历|工作经验|工作履历|实习经历|职业经历|从业经历|工作经历与成果|任职经历|职业经验|实习经验|实践经历|工作背景|社会实践|实习与工作经历|工作简历|主要工作经历|实习实践|职业履历|项目及工作经历|工作情况|工作历程|校外实习|实习实践经历|兼职经历
    工作經歷|工作經驗|經歷|實習經驗|實習經歷|職業經歷|工作履歷|職場經歷|專業經歷|經驗|職涯經歷|打工經驗|工讀經驗|相關經歷|相關工作經驗|從業經歷|職務經歷|任職經歷|工作背景|專業經驗|主要經歷|職業經驗|就業經歷|打工經歷|工讀經歷|實務經驗
    職歴|職務経歴|職務経歴詳細|職務詳細|職歴詳細|業務経歴|勤務経験|実務経験|経歴|職務内容|経験|職務経歴の詳細|インターンシップ|インターン経験|アルバイト経験|アルバイト歴|業務経験|キャリア|職務履歴|勤務歴|職務経験|就業経験|職業経歴|アルバイト|経歴詳細|主な職歴
    pengalaman kerja|pengalaman|riwayat pekerjaan|riwayat kerja|pengalaman profesional|pengalaman bekerja|riwayat karir|riwayat karier|pengalaman magang|magang|karir|karier|pengalaman pekerjaan|pekerjaan|riwayat pengalaman kerja|riwayat jabatan|perjalanan karier|perjalanan karir|praktik kerja|pengalaman praktik kerja|sejarah pekerjaan
    sejarah pekerjaan|pengalaman mengajar|pengalaman pekerjaan|rekod pekerjaan|latihan industri|kerjaya|latar belakang pekerjaan|sejarah kerja|sejarah kerjaya|pengalaman latihan industri|pengalaman kerjaya|rekod perkhidmatan|pengalaman industri|latar belakang kerjaya|perjalanan kerjaya
    is deneyimi|is deneyimleri|deneyim|deneyimler|is tecrubesi|is tecrubeleri|tecrube|tecrubeler|profesyonel deneyim|calisma hayati|kariyer|mesleki deneyim|is gecmisi|staj|stajlar|staj deneyimi|calisma deneyimi|is hayati|mesleki tecrube|calistigi yerler|profesyonel tecrube|kariyer gecmisi|staj deneyimleri|calisma gecmisi|profesyonel gecmis|is ve staj deneyimi|mesleki gecmis|calistigim yerler|deneyimlerim|is tecrubem
    experiencia profissional|experiencias profissionais|experiencia|experiencias|historico profissional|trajetoria profissional|carreira|atuacao profissional|vivencia profissional|estagio|estagios|experiencia de trabalho|historico de trabalho|empregos anteriores|experiencias anteriores|atividades profissionais|experiencia laboral|trajetoria|vida profissional|percurso profissional|experiencias de trabalho
    experiencia|experiencia laboral|experiencia profesional|experiencias|trayectoria profesional|trayectoria laboral|historial laboral|practicas|practicas profesionales|empleo|trayectoria|historial profesional|vida laboral|experiencias laborales|experiencias profesionales|antecedentes laborales|carrera profesional|experiencia de trabajo|practicas y experiencia|trabajos anteriores|empleos|experiencia docente|recorrido profesional
    الخبرات العملية|الخبرة العملية|الخبرات|الخبرة|الخبرة المهنية|الخبرات المهنية|الخبرات الوظيفية|الخبرة الوظيفية|خبرات العمل|خبرة العمل|التاريخ الوظيفي|السجل الوظيفي|المسيرة المهنية|الخبرات السابقة|الوظائف السابقة|التدريب العملي|خبراتي|الخبره|الخبرات العمليه|تجارب العمل|التجربة المهنية|التدرج الوظيفي|الوظائف|خبرة عملية|الخبرات والوظائف|سجل العمل|العمل|المسار المهني|المسيرة الوظيفية|سيرة العمل|التجارب المهنية`,
  education: `
    education|educational background|academic background|academic qualifications|education history|educational qualifications|academic history|qualifications|education and qualifications|studies|schooling|academics|academic record|degrees|educational history|education background|education details|academic credentials|educational attainment|academic education|formal education|academic profile|academic qualification|educational qualification|degree|university
    教育背景|教育经历|学历|学历背景|教育程度|教育情况|求学经历|学习经历|教育|教育信息|受教育情况|教育履历|学历信息|文化程度|毕业院校|学业背景
    學歷|教育背景|教育程度|學歷背景|求學經歷|學業背景|教育|教育經歷|學經歷|最高學歷|學習經歷|求學背景|學歷資訊|教育資歷|教育資料
    学歴|学歴・学位|最終学歴|教育|教育歴|学位|学歴詳細|学業
    pendidikan|riwayat pendidikan|latar belakang pendidikan|pendidikan formal|edukasi|pendidikan terakhir|kualifikasi pendidikan|akademik|jenjang pendidikan|latar pendidikan|riwayat akademik
    kelayakan akademik|latar belakang akademik|sejarah pendidikan|kelulusan|pendidikan tinggi|tahap pendidikan|kelayakan|kelulusan akademik|maklumat pendidikan|kelayakan pendidikan|maklumat akademik|sejarah akademik|pencapaian akademik|akademik
    egitim|egitim bilgileri|ogrenim|ogrenim durumu|ogrenim bilgileri|egitim durumu|egitim gecmisi|akademik gecmis|egitim hayati|okul bilgileri|ogrenim gecmisi|akademik egitim|egitimim|akademik bilgiler|tahsil|mezuniyet|egitim ve ogretim
    formacao|formacao academica|educacao|escolaridade|estudos|formacao educacional|historico academico|formacao escolar|historico escolar|instrucao|formacoes|grau de instrucao|formacao e cursos|formacao academica complementar|graduacao
    formacion|formacion academica|educacion|estudios|estudios academicos|formacion educativa|historial academico|antecedentes academicos|preparacion academica|formacion reglada|estudios realizados|titulacion|titulacion academica|titulos academicos|escolaridad|formacion y estudios|titulaciones|datos academicos|formacion profesional
    التعليم|المؤهلات العلمية|المؤهل العلمي|المؤهلات الدراسية|التحصيل العلمي|الدراسة|المؤهلات|التعليم والمؤهلات|المؤهلات الأكاديمية|الخلفية التعليمية|التحصيل الدراسي|المؤهل الدراسي|الشهادات العلمية|المؤهلات التعليمية|الشهادات الأكاديمية|التعليم الأكاديمي|المسيرة التعليمية|الدراسات|المستوى التعليمي|التعليم الجامعي|المسار الدراسي|المؤهل التعليمي|التكوين|المسيرة الدراسية|المسيرة الأكاديمية|السيرة التعليمية|التعليم والدراسة|الخلفية الأكاديمية`,
  history: '学歴・職歴|学歴職歴|学歴・職歴など|学歴・職務経歴|学歴および職歴|学歴と職歴|学歴･職歴|学歴/職歴',
  skills: `
    skills|key skills|technical skills|core skills|competencies|core competencies|areas of expertise|expertise|technologies|tech stack|professional skills|soft skills|hard skills|computer skills|it skills|technical proficiencies|strengths|key competencies|abilities|tools|skill set|skillset|technical expertise|technical competencies|other skills|skills summary|technical knowledge|specialties|core strengths|key strengths|capabilities|software|proficiencies|tools and technologies|transferable skills|personal skills|special skills|clinical skills|skills overview|what i do well|what i'm good at|what i can do|i'm good at|areas of strength|practical skills|job skills|skills profile|software skills|laboratory skills|skill highlights|kitchen skills|trade skills|knowledge
    专业技能|技能|技能特长|个人技能|技术栈|技能证书|职业技能|掌握技能|技术能力|核心技能|技能清单|专长|特长|工作技能|技能与特长|专业能力|核心能力|技术技能|个人能力|擅长技能|岗位技能|计算机技能|IT技能|相关技能|业务技能|能力特长|个人特长|专业特长|核心竞争力|工具技能|技术专长|技能专长|软件技能|主要技能|技能水平|能力
    專長|技能|專業技能|專長技能|技能專長|專業能力|核心能力|擅長工具|個人技能|電腦技能|技術能力|專業專長|工作技能|核心技能|技術技能|專長與技能|能力|職務技能|擅長|其他技能|能力專長|核心專長|軟體技能|技術專長|專長能力|主要技能|電腦專長|專業知識與技能
    スキル|活かせる経験・スキル|テクニカルスキル|得意分野|保有スキル|活かせる経験|活かせる知識|活かせる経験・知識・技術|活かせる経験・知識・スキル|特技|技術スキル|使用技術|専門スキル|能力|pcスキル|使用可能ツール|スキルセット|特技・スキル|スキル一覧|ビジネススキル|得意なこと|習得スキル|技術|テクニカルスキル一覧|itスキル|強み|活かせるスキル|技能|スキルサマリー|主なスキル|活かせる知識・経験・技術|経験・スキル|得意業務|pcスキル等
    keahlian|keterampilan|kemampuan|kompetensi|keahlian teknis|skill|keahlian khusus|kemampuan teknis|keterampilan teknis|kecakapan|keahlian utama|keterampilan utama|keahlian dan keterampilan|bidang keahlian|soft skill|hard skill|penguasaan|kompetensi inti|keahlian profesional|keterampilan khusus
    kemahiran|kepakaran|kebolehan|kecekapan|kemahiran teknikal|kemahiran utama|kekuatan|kompetensi|kemahiran insaniah|kemahiran profesional|kemahiran komputer|bidang kepakaran|kemahiran khas|kecekapan teras|kemahiran teras|kemahiran kerja
    beceriler|yetenekler|yetkinlikler|bilgi ve beceriler|teknik beceriler|yetkinlik|yetenek|uzmanlik alanlari|uzmanlik|beceri|bilgisayar bilgisi|kullandigi programlar|temel beceriler|teknik yetkinlikler|mesleki beceriler|bilgisayar becerileri|bilgisayar bilgileri|teknik bilgiler|profesyonel beceriler|kisisel beceriler|becerilerim|yeteneklerim|nitelikler|temel yetkinlikler|programlar|teknik yetenekler|kullanilan programlar
    habilidades|competencias|competencias tecnicas|conhecimentos|habilidades tecnicas|qualificacoes|aptidoes|conhecimentos tecnicos|principais competencias|tecnologias|ferramentas|habilidades e competencias|competencias profissionais|informatica|principais habilidades|qualificacoes profissionais|habilidades profissionais|conhecimentos de informatica|habilidades interpessoais|especialidades|conhecimentos em informatica|habilidades comportamentais|competencias comportamentais|areas de conhecimento
    habilidades|competencias|aptitudes|conocimientos|conocimientos tecnicos|habilidades tecnicas|capacidades|destrezas|informatica|competencias tecnicas|habilidades profesionales|herramientas|conocimientos informaticos|tecnologias|competencias clave|fortalezas|habilidades clave|areas de especializacion|habilidades y competencias|especialidades|competencias profesionales|competencias digitales|habilidades y conocimientos|habilidades personales|puntos fuertes|destrezas tecnicas
    المهارات|المهارات التقنية|القدرات|المهارات الشخصية|المهارات المهنية|المهارات الفنية|مهاراتي|مهارات|الكفاءات|المهارات والقدرات|مهارات الحاسوب|مهارات الحاسب|المهارات الأساسية|المهارات الوظيفية|مجالات الخبرة|مهارات الكمبيوتر|المهارات التخصصية|المهارات العملية|التقنيات|المهارات الرئيسية|الخبرات التقنية|القدرات والمهارات|المهارات العامة|مهارات مهنية|مهارات تقنية|مهارات شخصية|الجدارات|أبرز المهارات|أهم المهارات`,
  languages: `
    languages|language|language skills|language proficiency|languages spoken|spoken languages|linguistic skills|foreign languages|languages known|language abilities|my languages
    语言能力|语言|语言水平|外语水平|外语能力|语言技能|掌握语言|外语|语种|语言技能水平
    語言能力|語言|語文能力|外語能力|語言專長|語文|語文程度|語言程度|語文專長|外語|使用語言
    語学|語学力|言語|語学スキル|語学能力|使用言語|外国語|言語スキル|言語能力|対応言語|語学・言語
    bahasa|kemampuan bahasa|penguasaan bahasa|kemampuan berbahasa|keahlian bahasa|keterampilan bahasa|kecakapan bahasa
    kemahiran bahasa|kebolehan bahasa|kefasihan bahasa|bahasa yang dikuasai|bahasa pertuturan|kecekapan bahasa|tahap penguasaan bahasa|bahasa dituturkan|bahasa-bahasa
    diller|yabanci dil|yabanci diller|dil|dil bilgisi|dil becerileri|yabanci dil bilgisi|dil yetkinligi|bildigi diller|bildigim diller|dil yetkinlikleri|yabanci dil bilgileri|dil bilgileri|konusulan diller
    idiomas|linguas|lingua|conhecimento de idiomas|linguas estrangeiras|conhecimentos linguisticos|idioma|competencias linguisticas|dominio de idiomas
    lenguas|idioma|conocimiento de idiomas|competencias linguisticas|lenguajes|nivel de idiomas
    اللغات|اللغة|المهارات اللغوية|لغات|إجادة اللغات|مهارات اللغة|القدرات اللغوية|اللغات المتقنة|اللغات المحكية|مهارات لغوية|إتقان اللغات|معرفة اللغات`,
  licences: `
    certifications|certificates|certification|licenses|licences|license|licence|credentials|professional certifications|licensure|accreditations|courses|training|professional development|professional training|certificates and licenses|registrations|professional registration|professional licenses|professional licences|professional qualifications|technical certifications|courses and certifications|registration|tickets|licences and tickets|certificate|training courses|qualifications and licences|driving licence|permits|professional credentials|continuing education
    证书|资格证书|技能证书|职业资格|培训经历|所获证书|资质证书|职业证书|资格认证|培训|证书资质|认证|专业证书|荣誉证书|执业资格|资质|职业资格证书|获得证书|专业资格|培训与证书|从业资格|相关证书|执照|培训证书|持有证书
    證照|證書|專業證照|資格證照|相關證照|檢定|證照資格|訓練|培訓|專業資格|執照|證照檢定|專業證書|證照與檢定|資格|訓練課程|專業訓練|認證|資格認證|所獲證照|進修|證照證書|持有證照|取得證照|檢定證照
    資格|資格・免許|免許・資格|保有資格|免許|取得資格|資格・スキル|資格・検定|検定|免許資格|資格免許|所有資格|研修|受講歴|資格・免許等|資格・語学|取得資格・免許|認定資格|保有資格・免許|資格一覧
    sertifikasi|sertifikat|lisensi|pelatihan|lisensi & sertifikat|kursus|pelatihan dan sertifikasi|sertifikasi profesional|pendidikan non formal|pendidikan nonformal|seminar|pendidikan informal|pelatihan kerja|kursus dan pelatihan|sertifikat dan pelatihan|riwayat pelatihan|surat izin
    sijil|lesen|lesen dan sijil|pensijilan|latihan|kelayakan profesional|sijil profesional|kursus dan latihan|sijil kemahiran|lesen memandu|sijil dan lesen|pensijilan profesional|latihan dan sijil
    sertifikalar|belgeler|sertifika|kurslar|egitimler ve sertifikalar|kurs ve sertifikalar|mesleki belgeler|lisanslar|seminerler|katilinan egitimler|sertifika ve kurslar|sertifikalar ve kurslar|egitimler ve kurslar|alinan egitimler|kurs ve seminerler|lisans ve sertifikalar|sertifika ve belgeler|mesleki egitimler|kurs|kurslar ve sertifikalar|sertifika ve egitimler|sertifika bilgileri|ehliyet
    certificacoes|certificados|cursos|cursos e certificados|registros|licencas|cursos complementares|formacao complementar|cursos e certificacoes|licencas e certificacoes|qualificacao complementar|treinamentos|cursos de aperfeicoamento|habilitacoes|certificacao|cursos extracurriculares|aperfeicoamento profissional|registro profissional|cursos livres|certificacoes e cursos|licencas e certificados|habilitacao|qualificacoes complementares
    certificaciones|certificados|licencias|cursos|cursos y certificados|formacion complementaria|licencias y certificados|acreditaciones|diplomas|cursos y certificaciones|cursos de formacion|capacitacion|capacitaciones|licencias y certificaciones|certificacion|formacion adicional|otros cursos|carnets|carnes y licencias|permisos|cursos complementarios|estudios complementarios|permisos y licencias|carnes|otra formacion|formacion continua
    الشهادات|الدورات والشهادات|الرخص|الشهادات والرخص|الدورات التدريبية|الدورات|الشهادات المهنية|الشهادات والدورات|التراخيص|الرخص والشهادات|شهادات|الرخص المهنية|الاعتمادات|دورات تدريبية|الشهادات الاحترافية|التدريب|التراخيص والشهادات|الشهادات والاعتمادات|الدورات والتدريب|رخص وشهادات|التدريب والدورات|شهادات ودورات|دورات وشهادات|شهادات مهنية|الدورات التدريبيه|الشهادات والتراخيص`,
  links: `
    links|online|online profiles|web|social|social media|profiles|portfolio|website|websites|online presence|find me online|on the web|social links|social profiles
    链接|个人主页|社交账号|作品集|个人链接|相关链接|个人网站
    連結|作品連結|個人網站|作品集|網站|社群連結|相關連結
    リンク|ポートフォリオ|sns|ウェブサイト|webサイト|関連リンク
    tautan|media sosial|portofolio|situs web|pautan|laman web|portfolio dan tautan|pautan dan portfolio
    baglantilar|sosyal medya|web sitesi|portfolyo|linkler|portfolyo ve baglantilar
    redes sociais|portfolio|redes sociales|enlaces|portafolio|sitio web|perfiles|presenca online|portfolio e links|enlaces y redes|redes|perfis online
    الروابط|روابط|معرض الأعمال|وسائل التواصل|مواقع التواصل|وسائل التواصل الاجتماعي|حسابات التواصل|الروابط الإلكترونية|روابط مهنية`,
  other: `
    references|referees|interests|hobbies|hobbies and interests|publications|projects|personal projects|awards|honors|honours|achievements|awards and honors|volunteering|volunteer experience|volunteer work|volunteer|activities|extracurricular activities|affiliations|memberships|professional memberships|patents|conferences|presentations|key projects|selected publications|leadership|additional information|other information|declaration|research|research interests|community involvement|talks|personal interests|grants|scholarships|accomplishments|key achievements|community service|other|miscellaneous|availability|selected projects|academic projects|notable projects|invited talks|professional affiliations|honors and awards|honours and awards|teaching|supervision|academic service|grants and awards|awards and achievements|military|causes|passions|photo|professional memberships and affiliations|campus activities|student activities|organizations|work eligibility|nationality|driving|notice period|fun facts|leadership and activities|extracurriculars|extra-curricular activities|projects and achievements
    项目经验|项目经历|荣誉奖项|获奖情况|兴趣爱好|校园经历|社团经历|荣誉|奖项|其他|附加信息|个人作品|论文|发表论文|科研经历|志愿者经历|推荐人|获奖经历|学生工作|所获荣誉|在校经历|校内经历|主修课程|主要课程|志愿服务|社会活动|爱好|其他信息|荣誉与奖项|奖励|科研成果|专利|主要业绩|学术成果|获奖荣誉|在校情况|项目|专利论文|个人荣誉|奖惩情况|在校荣誉|论文发表|备注|补充信息|期望薪资
    專案經驗|專案經歷|社團經驗|社團經歷|獲獎|獲獎紀錄|得獎紀錄|興趣|其他|推薦人|著作|發表|榮譽|專案作品|作品|志工經驗|校園經歷|興趣嗜好|榮譽獎項|獎項|其他資訊|得獎經歷|志工服務|論文|專案|論文發表|期刊論文|課外活動|志工經歷|競賽經歷|獲獎經歷|社團活動|研究經歷|參考人|備註|社團|嗜好|附註|得獎|榮譽與獎項|專利|著作發表|求學經驗|競賽|補充說明|志願服務
    趣味|趣味・特技|受賞歴|論文|プロジェクト|その他|ボランティア|通勤時間|扶養家族|本人希望欄|受賞|研究業績|課外活動|表彰|業績|発表|特記事項|備考|推薦者|趣味・関心|研究テーマ|研究内容|主なプロジェクト|ボランティア活動|実績|学会発表|部活動|サークル|サークル活動|部活動・サークル|学術論文|健康状態|主な実績|プロジェクト経験|プロジェクト実績|部活動・課外活動|得意科目|賞罰|ボランティア経験|主な業績|著書|関心
    hobi|minat|referensi|prestasi|penghargaan|organisasi|pengalaman organisasi|publikasi|proyek|kegiatan|kegiatan sukarela|aktivitas|penghargaan dan prestasi|proyek pribadi|lain-lain|informasi tambahan|kesukarelaan|riwayat organisasi|hobi dan minat|minat dan hobi|relawan|pengalaman relawan|portofolio proyek|kegiatan organisasi|prestasi dan penghargaan|sukarelawan|pencapaian|penelitian|kerja sukarela
    rujukan|kegiatan kokurikulum|penerbitan|anugerah|pencapaian|aktiviti|projek|kokurikulum|aktiviti kokurikulum|khidmat masyarakat|hobi dan minat|minat dan hobi|maklumat tambahan|kerja sukarela|aktiviti luar|penglibatan|aktiviti sukarela|kesukarelawanan|anugerah dan pencapaian|keahlian persatuan|penyelidikan|lain-lain maklumat|sukarelawan|kegiatan luar|perujuk|minat peribadi|hobi & minat|projek terpilih
    hobiler|ilgi alanlari|referanslar|projeler|yayinlar|oduller|basarilar|gonulluluk|uyelikler|ek bilgiler|diger|sosyal sorumluluk|hobi|aktiviteler|referans|ilgi alanlarim|hobilerim|gonullu calismalar|diger bilgiler|sosyal faaliyetler|dernek uyelikleri|askerlik durumu|ehliyet bilgisi|odul ve basarilar|hobiler ve ilgi alanlari|ilgi alanlari ve hobiler|gonulluluk faaliyetleri|oduller ve basarilar|projelerim|burslar|seminer ve konferanslar|yayin ve bildiriler|akademik yayinlar|gonullu faaliyetler|sosyal aktiviteler|gonullu deneyim
    interesses|hobbies|referencias|projetos|publicacoes|premios|voluntariado|informacoes adicionais|atividades|informacoes complementares|trabalho voluntario|atividades complementares|premiacoes|conquistas|outras informacoes|projetos pessoais|premios e reconhecimentos|disponibilidade|reconhecimentos|atividades voluntarias|pretensao salarial|producao academica|realizacoes|participacao em eventos|projetos relevantes|interesses pessoais|atividades extracurriculares|experiencia voluntaria|outros
    intereses|aficiones|proyectos|publicaciones|premios|voluntariado|informacion adicional|logros|otros datos|datos de interes|reconocimientos|actividades|otra informacion|otros|informacion complementaria|proyectos personales|premios y reconocimientos|otros datos de interes|trabajo voluntario|hobbies|pasatiempos|intereses personales|disponibilidad|datos adicionales|investigacion|actividades extracurriculares|logros y reconocimientos|referencias personales|referencias laborales|experiencia voluntaria|ponencias|intereses y aficiones|congresos|becas|premios y becas
    الهوايات|الاهتمامات|المراجع|المشاريع|الجوائز|المنشورات|العمل التطوعي|الإنجازات|معلومات إضافية|الأنشطة|المعرفون|الأبحاث|الهوايات والاهتمامات|الأعمال التطوعية|التطوع|الجوائز والتكريم|الجوائز والإنجازات|مشاريع|النشاطات|معلومات أخرى|الأبحاث والمنشورات|العضويات|الأنشطة التطوعية|الاهتمامات والهوايات|المرجعيات|الجوائز والتقديرات|الخبرات التطوعية|المشاريع الشخصية|جوائز|المعرفين|الأنشطة والهوايات|الأنشطة اللامنهجية|هوايات|أخرى|المؤتمرات|البحوث`,
};

/** Words on top of a page that say what it is, not whose. */
export const documentTitles = `
  resume|curriculum vitae|cv|résumé|curriculum|vita|my resume|my cv|resume / cv|cv / resume|professional resume|vitae|c.v.|curriculum vitæ
  简历|个人简历|求职简历|我的简历|個人履歷|履歷|履歷表|履歷自傳|個人履歷表|中文履歷|個人簡歷|簡歷
  履歴書|職務経歴書|経歴書|レジュメ|業務経歴書
  daftar riwayat hidup|riwayat hidup|resume kerja|daftar riwayat hidup (cv)
  ozgecmis|ozgecmisim|cv / ozgecmis|ozgecmis (cv)|vitae resume|curriculo|curriculo profissional|meu curriculo|hoja de vida|curriculum|hoja de vida profesional|curriculo vitae
  السيرة الذاتية|سيرة ذاتية|السيرة الذاتيه|سيرتي الذاتية`;
