import type { TypedFields } from '#src/modules/jobs/job-schemas.ts';

interface LabelledPost {
  half: 'a' | 'b';
  fields: TypedFields;
  /** The rules that should speak, apart from those about single words; none for a clean post. */
  expects: string[];
}

const list = (...items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
const repeat = (sentence: string, times: number) => Array.from({ length: times }, () => sentence).join(' ');

/**
 * Whole posts in ten languages and many trades, labelled before there were rules. Rules are tuned on half a; half b says
 * how they do on what they were not made for.
 */
export const labelledPosts: LabelledPost[] = [
  {
    half: 'a',
    expects: [],
    fields: {
      title: 'Baker',
      language: 'en',
      salary_type_id: 1,
      salary_min: 2400,
      salary_max: 3000,
      work_arrangement_id: 1,
      work_experience_id: 3,
      description: `<h3>What you'll do</h3>${list('Mix and bake bread for two shops', 'Plan the next day’s dough', 'Keep the ovens clean')}<h3>What you bring</h3>${list('One to three years in a bakery', 'Early starts at 4 a.m.')}`,
    },
  },
  {
    half: 'a',
    expects: ['clarity.arrangement'],
    fields: {
      title: 'Support agent',
      language: 'en',
      work_arrangement_id: 1,
      salary_type_id: 1,
      salary_min: 2000,
      salary_max: 2600,
      description:
        "<p>You'll answer questions of our customers by phone and chat, and write down what they tell us. This is a fully remote role: work from anywhere in the country.</p>",
    },
  },
  {
    half: 'a',
    expects: ['clarity.level'],
    fields: {
      title: 'Junior electrician',
      language: 'en',
      work_arrangement_id: 4,
      work_experience_id: 1,
      salary_type_id: 1,
      salary_min: 1900,
      salary_max: 2500,
      description:
        "<p>You'll wire new flats with an experienced colleague and check old installations. At least 5 years of experience with house wiring is required.</p>",
    },
  },
  {
    half: 'a',
    expects: ['pay.period'],
    fields: {
      title: 'Warehouse picker',
      language: 'en',
      work_arrangement_id: 1,
      salary_type_id: 1,
      salary_min: 1800,
      salary_max: 2200,
      description:
        "<p>You'll pick and pack parcels in a warm hall with two breaks a shift. We pay 15 dollars per hour, nights 18 per hour.</p>",
    },
  },
  {
    half: 'a',
    expects: ['pay.wide'],
    fields: {
      title: '销售顾问',
      language: 'zh-CN',
      work_arrangement_id: 1,
      salary_type_id: 1,
      salary_min: 4000,
      salary_max: 15000,
      description: `<p>岗位职责：</p>${list('接待到店客户，介绍家具产品', '跟进订单与送货安排', '每周整理客户反馈')}<p>任职要求：沟通清楚，能接受轮休。</p>`,
    },
  },
  {
    half: 'a',
    expects: ['clarity.short', 'clarity.noDuties'],
    fields: {
      title: 'Penjaga toko',
      language: 'id',
      work_arrangement_id: 1,
      salary_type_id: 1,
      salary_min: 3_000_000,
      salary_max: 3_500_000,
      description: '<p>Dicari karyawan jujur dan rajin.</p>',
    },
  },
  {
    half: 'a',
    expects: ['clarity.manyMusts'],
    fields: {
      title: 'Mühendis',
      language: 'tr',
      work_arrangement_id: 2,
      salary_type_id: 1,
      salary_min: 60_000,
      salary_max: 80_000,
      description: `<p>Pompa istasyonlarının bakımını planlayacak ve saha ekibiyle birlikte uygulayacaksınız.</p><h3>Aranan nitelikler</h3>${list('Makine mühendisliği diploması', 'AutoCAD', 'SolidWorks', 'SAP', 'MS Project', 'İngilizce', 'Almanca', 'B sınıfı ehliyet', 'Saha deneyimi', 'Raporlama', 'Bütçe yönetimi', 'Sunum becerisi')}`,
    },
  },
  {
    half: 'a',
    expects: ['clarity.wall'],
    fields: {
      title: 'Auxiliar administrativo',
      language: 'es',
      work_arrangement_id: 1,
      salary_type_id: 1,
      salary_min: 1200,
      salary_max: 1500,
      description: `<p>${repeat('Vas a registrar facturas, contestar correos de proveedores, archivar documentos y preparar los pagos de cada semana junto con la persona de contabilidad.', 7)}</p>`,
    },
  },
  {
    half: 'a',
    expects: ['clarity.arrangement'],
    fields: {
      title: 'Analista de dados',
      language: 'pt-BR',
      work_arrangement_id: 3,
      salary_type_id: 1,
      salary_min: 5000,
      salary_max: 6500,
      description:
        '<p>Você vai preparar relatórios de vendas, conversar com as lojas e melhorar as planilhas que elas usam. Trabalho 100% presencial em nosso escritório.</p>',
    },
  },
  {
    half: 'a',
    expects: ['clarity.jobType'],
    fields: {
      title: 'ホールスタッフ',
      language: 'ja',
      work_arrangement_id: 1,
      job_type_id: 1,
      salary_type_id: 1,
      salary_min: 220_000,
      salary_max: 260_000,
      description:
        '<p>ご案内、注文の受付、配膳、片付けを担当していただきます。週2日からのアルバイト募集です。ランチのみの勤務も歓迎します。</p>',
    },
  },
  {
    half: 'a',
    expects: [],
    fields: {
      title: 'ممرض أو ممرضة',
      language: 'ar',
      work_arrangement_id: 1,
      work_experience_id: 3,
      salary_type_id: 1,
      salary_min: 6000,
      salary_max: 8000,
      description: `<p>ستتولى رعاية المرضى في قسم الجراحة وتسجيل العلامات الحيوية ومتابعة الأدوية مع الفريق الطبي.</p>${list('متابعة المرضى بعد العمليات', 'تسليم المناوبة كتابياً', 'شرح التعليمات للأسرة')}<p>نطلب خبرة من سنة إلى ثلاث سنوات.</p>`,
    },
  },
  {
    half: 'a',
    expects: ['pay.missing'],
    fields: {
      title: 'Pembantu kedai',
      language: 'ms',
      work_arrangement_id: 1,
      salary_type_id: 1,
      salary_min: null,
      salary_max: null,
      description:
        '<p>Anda akan menyusun barang di rak, membantu pelanggan mencari barang dan menutup kaunter pada waktu malam bersama rakan sekerja.</p>',
    },
  },
  {
    half: 'a',
    expects: ['clarity.long'],
    fields: {
      title: '專案經理',
      language: 'zh-TW',
      work_arrangement_id: 2,
      salary_type_id: 1,
      salary_min: 60_000,
      salary_max: 80_000,
      description: Array.from(
        { length: 45 },
        (_, at) =>
          `<p>第${at + 1}項：負責與客戶確認需求、安排時程、追蹤進度並於每週會議報告風險與預算，也要把決議整理成文件寄給所有人並追蹤後續的回覆與修正。</p>`,
      ).join(''),
    },
  },
  {
    half: 'b',
    expects: [],
    fields: {
      title: 'Accountant',
      language: 'en',
      work_arrangement_id: 2,
      work_experience_id: 4,
      salary_type_id: 4,
      salary_min: 42_000,
      salary_max: 50_000,
      description: `<p>You'll close the books of three small companies with one colleague. Two days a week from home, three in the office.</p>${list('Monthly closing and VAT returns', 'Answering questions of the auditors', 'Keeping the payroll right')}<p>You've done this for three years or more.</p>`,
    },
  },
  {
    half: 'b',
    expects: ['clarity.arrangement'],
    fields: {
      title: '客服专员',
      language: 'zh-CN',
      work_arrangement_id: 1,
      salary_type_id: 1,
      salary_min: 5000,
      salary_max: 6500,
      description:
        '<p>负责接听客户电话，记录问题并跟进处理结果，每天下班前汇总当日情况。可长期居家办公，无需到公司。</p>',
    },
  },
  {
    half: 'b',
    expects: ['pay.period'],
    fields: {
      title: 'Kurir',
      language: 'id',
      work_arrangement_id: 4,
      salary_type_id: 1,
      salary_min: 3_500_000,
      salary_max: 4_200_000,
      description:
        '<p>Anda akan mengantar paket di dalam kota dengan motor sendiri dan mencatat tanda terima. Upah Rp 25.000 per jam ditambah uang bensin.</p>',
    },
  },
  {
    half: 'b',
    expects: ['clarity.level'],
    fields: {
      title: 'Contador',
      language: 'es',
      work_arrangement_id: 1,
      work_experience_id: 2,
      salary_type_id: 1,
      salary_min: 1500,
      salary_max: 1900,
      description:
        '<p>Vas a llevar la contabilidad de dos tiendas y preparar los impuestos cada trimestre. Experiencia mínima de 4 años en un puesto parecido.</p>',
    },
  },
  {
    half: 'b',
    expects: ['pay.wide'],
    fields: {
      title: 'Satış danışmanı',
      language: 'tr',
      work_arrangement_id: 1,
      salary_type_id: 1,
      salary_min: 25_000,
      salary_max: 70_000,
      description:
        '<p>Mağazada müşterileri karşılayacak, ayakkabı ve çanta satışını yapacak, depoyu düzenli tutacaksınız. Haftada iki gün izin vardır.</p>',
    },
  },
  {
    half: 'b',
    expects: ['clarity.wall'],
    fields: {
      title: 'Técnico de TI',
      language: 'pt-BR',
      work_arrangement_id: 1,
      salary_type_id: 1,
      salary_min: 3000,
      salary_max: 3600,
      description: `<p>${repeat('Você vai atender chamados dos colegas, trocar peças de computadores, configurar contas novas e manter o inventário dos equipamentos em dia com a equipe.', 7)}</p>`,
    },
  },
  {
    half: 'b',
    expects: ['clarity.jobType'],
    fields: {
      title: 'Juruwang',
      language: 'ms',
      work_arrangement_id: 1,
      job_type_id: 1,
      salary_type_id: 1,
      salary_min: 1800,
      salary_max: 2000,
      description:
        '<p>Anda akan mengendalikan kaunter bayaran, memberi baki dengan betul dan menyusun bakul. Ini kerja sambilan pada hujung minggu sahaja.</p>',
    },
  },
  {
    half: 'b',
    expects: ['clarity.noDuties'],
    fields: {
      title: '事務員',
      language: 'ja',
      work_arrangement_id: 1,
      salary_type_id: 1,
      salary_min: 200_000,
      salary_max: 230_000,
      description:
        '<p>アットホームな職場です。駅から徒歩3分、社員食堂があります。明るく元気な方をお待ちしております。経験は問いません。皆さまのご応募を心よりお待ちしております。休憩室も新しくなりました。</p>',
    },
  },
  {
    half: 'b',
    expects: ['clarity.level'],
    fields: {
      title: 'مهندس مدني',
      language: 'ar',
      work_arrangement_id: 1,
      work_experience_id: 1,
      salary_type_id: 1,
      salary_min: 7000,
      salary_max: 9000,
      description:
        '<p>ستشرف على أعمال الخرسانة في موقع المدرسة الجديدة وتكتب تقريراً يومياً للمكتب. خبرة لا تقل عن 5 سنوات في مواقع البناء.</p>',
    },
  },
  {
    half: 'b',
    expects: ['clarity.manyMusts'],
    fields: {
      title: '行銷企劃',
      language: 'zh-TW',
      work_arrangement_id: 1,
      salary_type_id: 1,
      salary_min: 38_000,
      salary_max: 45_000,
      description: `<p>負責規劃門市活動並撰寫社群貼文，每月整理一次成效。</p><h3>應徵條件</h3>${list('大學以上', '英文流利', '日文流利', 'Photoshop', 'Illustrator', 'Premiere', 'Google Analytics', 'Excel', '汽車駕照', '可出差', '兩年以上經驗', '有作品集', '會攝影')}`,
    },
  },
  {
    half: 'b',
    expects: ['pay.missing'],
    fields: {
      title: 'Gardener',
      language: 'en',
      work_arrangement_id: 4,
      salary_type_id: 3,
      salary_min: null,
      salary_max: null,
      description:
        "<p>You'll plant, water and weed in six private gardens along the coast, and drive the small van between them with a colleague.</p>",
    },
  },
  {
    half: 'b',
    expects: ['clarity.short'],
    fields: {
      title: 'Recepcionista',
      language: 'es',
      work_arrangement_id: 1,
      salary_type_id: 1,
      salary_min: 1100,
      salary_max: 1300,
      description: '<p>Atender a los huéspedes y contestar el teléfono.</p>',
    },
  },
];
