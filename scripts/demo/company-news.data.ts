import type { LanguageCode } from '#src/modules/options/languages.ts';

/** What companies announce, and what they write under their pictures. */
export const companyStories: Record<LanguageCode, { news: string[]; captions: string[] }> = {
  en: {
    news: [
      '{company} opens a second office in {city}',
      '{company} starts a training year for newcomers',
      '{company} moves all its sites to renewable power',
      '{company} is among the most recommended employers of {city}',
    ],
    captions: ['Our neighbourhood', 'Where we work', 'A Monday morning', 'After work'],
  },
  'zh-CN': {
    news: [
      '{company}在{city}设立第二处办公室',
      '{company}启动新人培训年',
      '{company}各地办公点全部改用可再生电力',
      '{company}入选{city}最受推荐雇主',
    ],
    captions: ['我们的街区', '我们工作的地方', '周一早晨', '下班之后'],
  },
  id: {
    news: [
      '{company} membuka kantor kedua di {city}',
      '{company} memulai tahun pelatihan bagi karyawan baru',
      '{company} beralih ke listrik terbarukan di semua lokasi',
      '{company} termasuk pemberi kerja yang paling direkomendasikan di {city}',
    ],
    captions: ['Lingkungan kami', 'Tempat kami bekerja', 'Senin pagi', 'Sepulang kerja'],
  },
  ja: {
    news: [
      '{company}、{city}に第二オフィスを開設',
      '{company}、新人向けの一年研修を開始',
      '{company}、全拠点の電力を再生可能エネルギーへ',
      '{company}、{city}で働きたい企業に選出',
    ],
    captions: ['オフィスの周辺', '私たちの職場', '月曜の朝', '仕事のあと'],
  },
  'zh-TW': {
    news: [
      '{company}在{city}設立第二處辦公室',
      '{company}啟動新人培訓年',
      '{company}各地據點全面改用再生能源',
      '{company}獲選{city}最受推薦雇主',
    ],
    captions: ['我們的街區', '我們工作的地方', '星期一早上', '下班之後'],
  },
  ms: {
    news: [
      '{company} membuka pejabat kedua di {city}',
      '{company} memulakan tahun latihan untuk pekerja baharu',
      '{company} beralih kepada tenaga boleh baharu di semua lokasi',
      '{company} antara majikan paling disyorkan di {city}',
    ],
    captions: ['Kejiranan kami', 'Tempat kami bekerja', 'Pagi Isnin', 'Selepas kerja'],
  },
  tr: {
    news: [
      '{company}, {city} bölgesinde ikinci ofisini açıyor',
      '{company} yeni başlayanlar için eğitim yılı başlatıyor',
      '{company} tüm iş yerlerinde yenilenebilir elektriğe geçti',
      '{company}, {city} bölgesinin en çok önerilen işverenleri arasında',
    ],
    captions: ['Mahallemiz', 'Çalıştığımız yer', 'Pazartesi sabahı', 'İşten sonra'],
  },
  'pt-BR': {
    news: [
      '{company} abre segundo escritório em {city}',
      '{company} inicia um ano de formação para iniciantes',
      '{company} passa a usar energia renovável em todas as unidades',
      '{company} está entre os empregadores mais recomendados de {city}',
    ],
    captions: ['Nosso bairro', 'Onde trabalhamos', 'Uma manhã de segunda', 'Depois do trabalho'],
  },
  es: {
    news: [
      '{company} abre una segunda oficina en {city}',
      '{company} inicia un año de formación para principiantes',
      '{company} pasa a la energía renovable en todas sus sedes',
      '{company}, entre los empleadores más recomendados de {city}',
    ],
    captions: ['Nuestro barrio', 'Donde trabajamos', 'Una mañana de lunes', 'Después del trabajo'],
  },
  ar: {
    news: [
      'تفتتح {company} مكتبًا ثانيًا في {city}',
      'تطلق {company} عامًا تدريبيًا للموظفين الجدد',
      'تنتقل {company} إلى الكهرباء المتجددة في جميع مواقعها',
      '{company} ضمن أكثر جهات العمل توصيةً في {city}',
    ],
    captions: ['الحي الذي نعمل فيه', 'مكان عملنا', 'صباح يوم الأحد', 'بعد العمل'],
  },
};

/** Where shares of a country's companies are traded. */
export const exchanges: Record<string, string> = {
  JP: 'Tokyo Stock Exchange',
  PH: 'Philippine Stock Exchange',
  SG: 'Singapore Exchange',
  MY: 'Bursa Malaysia',
  ID: 'Indonesia Stock Exchange',
  HK: 'Hong Kong Stock Exchange',
  TW: 'Taiwan Stock Exchange',
  US: 'New York Stock Exchange',
  GB: 'London Stock Exchange',
  CA: 'Toronto Stock Exchange',
  BR: 'B3',
  TR: 'Borsa İstanbul',
  NG: 'Nigerian Exchange',
  SA: 'Saudi Exchange',
  AE: 'Abu Dhabi Securities Exchange',
  LK: 'Colombo Stock Exchange',
  ES: 'Bolsa de Madrid',
  RS: 'Belgrade Stock Exchange',
};

export const dialCodes: Record<string, number> = {
  JP: 81,
  PH: 63,
  SG: 65,
  MY: 60,
  ID: 62,
  HK: 852,
  TW: 886,
  US: 1,
  GB: 44,
  CA: 1,
  BR: 55,
  TR: 90,
  NG: 234,
  SA: 966,
  AE: 971,
  LK: 94,
  ES: 34,
  RS: 381,
};
