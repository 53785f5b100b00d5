import type { LanguageCode } from '#src/modules/options/languages.ts';

interface Vacancy {
  language: LanguageCode;
  title: string;
  tasks: string;
  asks: string;
  extras: string;
  offer: string;
  steps: string;
}

/** Vacancies of many trades in the words of those who hire, one or more for each language. */
export const vacancies: Vacancy[] = [
  {
    language: 'en',
    title: 'Barista',
    tasks: "You'll make coffee and serve guests. You will be responsible for opening the shop on 2 days a week.",
    asks: 'Must have a food handling certificate\nBasically able to stand for a shift of 6 hours',
    extras: 'Latte art',
    offer: 'Free lunch',
    steps: 'A call, then a paid trial shift of 3 hours, answer within 5 days',
  },
  {
    language: 'en',
    title: 'Welder',
    tasks: '- Weld frames of trailers\n- Check seams\n- Keep the bench tidy',
    asks: '',
    extras: '',
    offer: '',
    steps: '',
  },
  {
    language: 'zh-CN',
    title: '仓库管理员',
    tasks: '负责货物入库和出库；每周盘点1次；保持通道畅通。',
    asks: '会用Excel\n能搬运15公斤的箱子',
    extras: '有叉车证',
    offer: '免费班车',
    steps: '面谈一次，3天内答复',
  },
  {
    language: 'zh-TW',
    title: '門市人員',
    tasks: '負責收銀與補貨。協助客人找商品。每晚關店。',
    asks: '需要能排晚班',
    extras: '會說台語',
    offer: '員工餐',
    steps: '面談30分鐘，一週內回覆',
  },
  {
    language: 'ja',
    title: '介護スタッフ',
    tasks: '食事と入浴の介助を行います。記録を1日2回書きます。',
    asks: '初任者研修修了',
    extras: '普通自動車免許',
    offer: '制服を貸与します',
    steps: '面接1回、5日以内に連絡します',
  },
  {
    language: 'id',
    title: 'Kasir',
    tasks: 'Melayani pembayaran di 3 kasir. Anda akan menghitung uang setiap malam.',
    asks: 'Harus memiliki KTP\nTeliti menghitung',
    extras: 'Bisa bahasa Inggris',
    offer: 'Makan siang',
    steps: 'Wawancara lalu uji coba 1 hari',
  },
  {
    language: 'ms',
    title: 'Pemandu lori',
    tasks: 'Menghantar barang ke 8 kedai setiap hari. Memeriksa lori setiap pagi.',
    asks: 'Mesti ada lesen GDL',
    extras: 'Tahu jalan di Johor',
    offer: 'Elaun makan RM 15 sehari',
    steps: 'Temu duga dan ujian memandu',
  },
  {
    language: 'tr',
    title: 'Ön büro görevlisi',
    tasks: 'Misafirleri karşılamak. Günde yaklaşık 40 giriş yapmak. Telefonları yanıtlamak.',
    asks: 'Gece vardiyasında çalışabilmek',
    extras: 'Rusça bilmek',
    offer: 'Personel yemeği',
    steps: 'Bir görüşme, 1 hafta içinde yanıt',
  },
  {
    language: 'pt-BR',
    title: 'Auxiliar de cozinha',
    tasks: 'Você vai lavar e cortar legumes. Responsável por organizar a câmara fria 2 vezes por semana.',
    asks: 'Curso de manipulação de alimentos',
    extras: 'Experiência com massas',
    offer: 'Refeição no local',
    steps: 'Conversa e um dia de teste pago',
  },
  {
    language: 'es',
    title: 'Técnico de ascensores',
    tasks: 'Vas a revisar 12 ascensores al mes. Atender averías por turnos.',
    asks: 'Tener permiso de conducir B',
    extras: 'Conocer variadores',
    offer: 'Furgoneta de empresa',
    steps: 'Una llamada y una visita al taller',
  },
  {
    language: 'ar',
    title: 'أمين مستودع',
    tasks: 'استلام البضائع وتسجيلها. جرد المخزون مرتين في الشهر.',
    asks: 'رخصة رافعة شوكية',
    extras: 'معرفة ببرنامج SAP',
    offer: 'وجبة يومية',
    steps: 'مقابلة واحدة ورد خلال 7 أيام',
  },
];
