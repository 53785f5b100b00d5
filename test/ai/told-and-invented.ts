import type { CareerFacts } from '#src/modules/ai/server/engines/tasks.ts';
import type { LanguageCode } from '#src/modules/options/languages.ts';

interface ToldAndInvented {
  language: LanguageCode;
  facts: CareerFacts;
  /** Say in other words what was told. */
  honest: string[];
  /** Name an employer, a school, a rank or a profession that nobody has told, without a number, a skill or a link. */
  invented: string[];
}

const told = (
  [title, company, description]: [string, string, string],
  [school, degree, field]: [string, string, string],
  desired: string,
): CareerFacts => ({
  desired,
  headline: '',
  work: [{ title, company, description, start: '2019-04', end: null, is_current: true }],
  studies: [{ school, degree, field, is_current: false }],
  skills: ['Excel'],
  languages: [],
  licences: [],
});

export const toldAndInvented: ToldAndInvented[] = [
  {
    language: 'en',
    facts: told(
      [
        'Store Supervisor',
        'Nusa Foods',
        'I was responsible for the till and for training new staff. Worked with the purchasing team on stock.',
      ],
      ['Ngee Ann Polytechnic', 'Diploma', 'Business Studies'],
      'Store Manager',
    ),
    honest: [
      'Store supervisor at Nusa Foods since 2019.',
      'Trains new staff and runs the till.',
      'Works closely with the purchasing team to keep shelves full.',
      'Holds a Diploma in Business Studies from Ngee Ann Polytechnic.',
      'Looking for a role as Store Manager.',
      'Handles stock in Excel every Monday.',
      '• Supervised the till and trained new colleagues',
      'Leads by example: calm, careful and quick at the till.',
    ],
    invented: [
      'Previously worked at Marks and Spencer.',
      'Store Supervisor at Nusa Foods and Kopi Corner.',
      'Holds a degree from Harvard University.',
      'Was promoted to regional director.',
      'Founder of a small catering business.',
      'Google alumna with a passion for retail.',
      'Worked as an engineer before joining Nusa Foods.',
      'Reported to the CEO of the group.',
      'Trained staff for Cold Storage and FairPrice.',
      'Studied at the London School of Economics.',
    ],
  },
  {
    language: 'es',
    facts: told(
      [
        'Ejecutiva de ventas',
        'Grupo Altamira',
        'Me encargué de atender clientes y de capacitar a los vendedores nuevos en la tienda.',
      ],
      ['Universidad de Sevilla', 'Grado', 'Administración de Empresas'],
      'Jefa de ventas',
    ),
    honest: [
      'Ejecutiva de ventas en Grupo Altamira desde 2019.',
      'Capacita a los vendedores nuevos y atiende a los clientes de la tienda.',
      'Encargada de la atención al cliente.',
      'Graduada en Administración de Empresas por la Universidad de Sevilla.',
      'Busca un puesto de jefa de ventas.',
    ],
    invented: [
      'Antes trabajó en Inditex como vendedora.',
      'Se formó en la Universidad Complutense.',
      'Fue directora comercial de la zona sur.',
      'Fundadora de su propia tienda.',
      'Trabajó como abogada antes de dedicarse a las ventas.',
      'Ejecutiva de ventas en Grupo Altamira y en Mercadona.',
    ],
  },
  {
    language: 'pt-BR',
    facts: told(
      [
        'Analista de BI',
        'Banco Horizonte',
        'Fui responsável por criar painéis para a diretoria e por treinar colegas da equipe.',
      ],
      ['Universidade de São Paulo', 'Bacharelado', 'Estatística'],
      'Analista de Dados',
    ),
    honest: [
      'Analista de BI no Banco Horizonte desde 2019.',
      'Cria painéis para a diretoria e treina colegas.',
      'Bacharel em Estatística pela Universidade de São Paulo.',
      'Procura uma vaga de analista de dados.',
    ],
    invented: [
      'Trabalhou antes no Itaú e no Nubank.',
      'Foi gerente de uma equipe de dados.',
      'Formada pela Fundação Getulio Vargas.',
      'Atuou como engenheira de dados.',
      'Fundadora de uma consultoria.',
    ],
  },
  {
    language: 'id',
    facts: told(
      ['Kasir', 'PT Sumber Makmur', 'Saya bertugas melayani pelanggan dan melatih karyawan baru di toko.'],
      ['Universitas Brawijaya', 'S1', 'Manajemen'],
      'Supervisor Toko',
    ),
    honest: [
      'Kasir di PT Sumber Makmur sejak 2019.',
      'Melayani pelanggan dan melatih karyawan baru.',
      'Lulusan S1 Manajemen dari Universitas Brawijaya.',
      'Mencari pekerjaan sebagai supervisor toko.',
    ],
    invented: [
      'Pernah bekerja di Tokopedia sebagai kasir.',
      'Lulusan Universitas Indonesia.',
      'Pernah menjadi direktur cabang.',
      'Berpengalaman sebagai insinyur di pabrik.',
      'Pendiri usaha katering kecil.',
    ],
  },
  {
    language: 'ms',
    facts: told(
      [
        'Kerani Akaun',
        'Syarikat Maju Jaya',
        'Saya bertugas menyediakan invois dan membantu pasukan kewangan di pejabat.',
      ],
      ['Universiti Malaya', 'Ijazah Sarjana Muda', 'Perakaunan'],
      'Akauntan',
    ),
    honest: [
      'Kerani akaun di Syarikat Maju Jaya sejak 2019.',
      'Menyediakan invois dan membantu pasukan kewangan.',
      'Graduan Perakaunan dari Universiti Malaya.',
      'Mencari peluang sebagai akauntan.',
    ],
    invented: [
      'Pernah bekerja di Maybank dan Petronas.',
      'Pernah menjadi pengarah syarikat.',
      'Graduan Universiti Sains.',
      'Berpengalaman sebagai jurutera di kilang.',
      'Pengasas sebuah perniagaan kecil.',
    ],
  },
  {
    language: 'tr',
    facts: told(
      ['Kasiyer', 'Yıldız Market', 'Kasada çalıştım ve yeni personeli eğittim. Müşteri şikâyetleri ile ilgilendim.'],
      ['Ege Üniversitesi', 'Lisans', 'İşletme'],
      'Mağaza Müdürü',
    ),
    honest: [
      "2019'dan beri Yıldız Market'te kasiyer olarak çalışıyor.",
      'Yeni personeli eğitti ve müşteri şikâyetleriyle ilgilendi.',
      "Ege Üniversitesi'nde İşletme okudu.",
      'Mağaza müdürü olarak çalışmak istiyor.',
    ],
    invented: [
      "Daha önce Migros'ta çalıştı.",
      'Boğaziçi Üniversitesi mezunu ve deneyimli bir kasiyer; eğitimini Boğaziçi bünyesinde aldı.',
      'Bir süre mühendis olarak çalıştı.',
      'Küçük bir şirketin kurucusu oldu.',
      "Yıldız Market'ten önce Türk Hava Yolları'nda görev aldı.",
    ],
  },
  {
    language: 'zh-CN',
    facts: told(
      ['销售代表', '蓝海贸易有限公司', '负责维护客户关系，协助团队完成销售目标，并培训新员工。'],
      ['厦门大学', '本科', '市场营销'],
      '销售经理',
    ),
    honest: [
      '2019年起在蓝海贸易有限公司担任销售代表。',
      '维护客户关系，培训新员工，为公司争取更多订单。',
      '毕业于厦门大学市场营销专业。',
      '希望担任销售经理。',
      '在公司内负责协助团队完成目标。',
    ],
    invented: [
      '曾在腾讯从事销售工作。',
      '毕业于清华大学市场营销专业。',
      '曾任区域总监，负责团队管理。',
      '在华润集团积累了丰富经验。',
      '曾是一名工程师，后转做销售。',
      '曾就职于Salesforce亚太区。',
    ],
  },
  {
    language: 'zh-TW',
    facts: told(
      ['門市人員', '春水茶飲有限公司', '負責接待顧客、結帳，並協助訓練新進同仁。'],
      ['輔仁大學', '學士', '企業管理'],
      '店長',
    ),
    honest: [
      '2019年起在春水茶飲有限公司擔任門市人員。',
      '接待顧客、結帳，並訓練新進同仁。',
      '畢業於輔仁大學企業管理學系。',
      '希望擔任店長。',
    ],
    invented: [
      '曾任職於鼎泰豐集團。',
      '畢業於成功大學企業管理學系。',
      '曾擔任行銷總監。',
      '曾是工程師，後來轉換跑道。',
      '曾在Uniqlo負責門市營運。',
    ],
  },
  {
    language: 'ja',
    facts: told(
      ['販売スタッフ', '株式会社みどり商店', '接客とレジを担当しました。新人の教育にも関わりました。'],
      ['関西大学', '学士', '経済学'],
      '店長',
    ),
    honest: [
      '2019年から株式会社みどり商店で販売スタッフとして勤務しています。',
      '接客とレジを担当し、新人の教育にも携わりました。',
      '関西大学で経済学を学びました。',
      '店長を目指しています。',
    ],
    invented: [
      '以前は三菱商事で営業を担当しました。',
      '早稲田大学で経済学を学びました。',
      '部長として取締役に報告しました。',
      'エンジニアとしての経験もあります。',
      '楽天で店舗運営に携わりました。',
      '株式会社サンライズでも接客を担当しました。',
    ],
  },
  {
    language: 'ar',
    facts: told(
      ['محاسب', 'مجموعة النور', 'كنت مسؤولا عن إعداد الفواتير ومتابعة حسابات العملاء وتدريب الموظفين الجدد.'],
      ['جامعة القاهرة', 'بكالوريوس', 'محاسبة'],
      'مدير مالي',
    ),
    honest: [
      'محاسب في مجموعة النور منذ 2019.',
      'يعد الفواتير ويتابع حسابات العملاء ويدرب الموظفين الجدد.',
      'حاصل على بكالوريوس محاسبة من جامعة القاهرة.',
      'يسعى إلى العمل مديرًا ماليًا.',
      'ساعد الشركة على متابعة الحسابات.',
    ],
    invented: [
      'عمل سابقا في شركة سابك.',
      'حاصل على بكالوريوس من جامعة عين شمس.',
      'عمل مهندسا في مصنع.',
      'مؤسس مشروع صغير للتموين.',
      'عمل في أرامكو السعودية.',
      'تدرب لدى Deloitte في الرياض.',
    ],
  },
];
