import type { NameStyle, Word } from './company-words.data.ts';

/** How companies of a country are called. */
export interface CompanyNaming {
  style: NameStyle;
  /** First parts of names: places that do not exist, plants, virtues. `Latin=local` pairs where the script differs. */
  roots: Word[];
  /** A second part between root and sector word, in some names. */
  seconds: Word[];
  /** Legal forms around `{name}`; the local one is used with the local spelling. */
  legal: Word[];
  /** Shares of names shown in the local script, in Latin letters and in both. */
  scripts: [local: number, latin: number, both: number];
  /** `#` is a digit. */
  registration: string;
  streets: string[];
}

function pairs(list: string): Word[] {
  return list.split(', ').map((pair) => {
    const [latin = '', local = latin] = pair.split('=');
    return { latin, local };
  });
}

/** Legal forms hold commas themselves. */
function forms(...list: string[]): Word[] {
  return list.map((pair) => {
    const [latin = '', local = latin] = pair.split('=');
    return { latin, local };
  });
}

const latinOnly: CompanyNaming['scripts'] = [0, 1, 0];

export const companyNaming: Record<string, CompanyNaming> = {
  JP: {
    style: 'ja',
    roots: pairs(
      'Aomine=青嶺, Hidamari=ひだまり, Kazemachi=風待, Minazuki=水無月, Shirakaba=白樺, Tsukishiro=月白, Hoshikawa=星川, Yukitomo=雪友, Asagiri=朝霧, Komorebi=こもれび, Haruno=春野, Wakatake=若竹, Kiyosato=清郷, Umibe=海辺, Mikazuki=三日月, Akebono=曙橋, Fujimidai=富士見台, Sazanami=さざなみ, Iwabashi=岩橋町, Tokiwa Mori=常磐森, Nagisa=渚, Hinode Maru=日の出丸, Suzukaze=涼風, Kaede=楓, Yamabiko=山彦, Shinsei Kaze=新星風, Midoribashi=緑橋, Sorano=空野, Tomoshibi=灯火, Kagayaki=輝',
    ),
    seconds: pairs('Next=ネクスト, Tokai=東海, Nishi=西, Link=リンク, Plus=プラス, Chuo=中央, Global=グローバル'),
    legal: forms('{name} K.K.={name}株式会社', '{name} Co., Ltd.=株式会社{name}', '{name} G.K.=合同会社{name}'),
    scripts: [62, 22, 16],
    registration: '#############',
    streets: ['中央1-{n}-{m}', '本町2-{n}-{m}', '栄町3-{n}-{m}', '緑ヶ丘{n}-{m}'],
  },
  PH: {
    style: 'en',
    roots: pairs(
      'Bayanihan Bay, Silangan, Luntian, Mayumi, Tala, Amihan, Kapwa, Sampaguita, Lakambini, Habagat, Dalisay, Pagasa Point, Mahalaya, Bukang Liwayway, Hiraya, Likha, Marikit, Isla Verde, Sinagtala, Tanglaw, Alon, Kalinaw, Diwata, Balangay',
    ),
    seconds: pairs('Pacific, Asia, Island, Prime, Manila, Metro'),
    legal: forms('{name}, Inc.', '{name} Corporation', '{name} Philippines, Inc.'),
    scripts: latinOnly,
    registration: 'CS{year}#####',
    streets: ['{n} Ayala Access Road', 'Unit {n}, Tower {m}, Rizal Street', '{n} Bonifacio Lane', '{n} Mabini Street'],
  },
  SG: {
    style: 'en',
    roots: pairs(
      'Merbau, Tembusu, Angsana, Lionsgate Quay, Harbourlight, Straitsview, Kallang Bridge, Orchid Row, Pelican, Vantage Cove, Bluefin, Redhill Point, Meranti, Sunbird, Halcyon, Northquay, Causeway, Telok, Ivory Gate, Kestrel, Tanglin Row, Riverlane, Equator, Silverleaf',
    ),
    seconds: pairs('Asia, Pacific, Global, One, Digital, Prime'),
    legal: forms('{name} Pte. Ltd.', '{name} (Singapore) Pte. Ltd.'),
    scripts: latinOnly,
    registration: '{year}#####W',
    streets: ['{n} Robinson Link', '{n} Cecil Lane #{m}-01', '{n} Paya Lebar Close #{m}-12', '{n} Jalan Kayu Manis'],
  },
  MY: {
    style: 'ms',
    roots: pairs(
      'Seri Kencana, Cahaya, Delima, Teratai, Bayu, Wawasan Indah, Mutiara Biru, Gemilang, Rimba, Puncak, Saujana, Melati, Kasturi, Nilam, Pelangi Timur, Cempaka, Sinaran, Bestari, Anggerik, Lestari Alam, Permai, Purnama, Intan, Merdu',
    ),
    seconds: pairs('Jaya, Utama, Global, Murni, Maju, Nusa'),
    legal: forms('{name} Sdn. Bhd.', '{name} (M) Sdn. Bhd.', '{name} Berhad'),
    scripts: latinOnly,
    registration: '{year}01######',
    streets: ['{n}, Jalan Kemajuan {m}', 'Lot {n}, Jalan Perindustrian {m}', 'Level {m}, Menara Cahaya, Jalan Damai'],
  },
  ID: {
    style: 'id',
    roots: pairs(
      'Cakra, Nawasena, Arunika, Bumi Lestari, Samudra Biru, Kirana, Mandala Raya, Tirta Amarta, Wahana Cipta, Dwipa, Senja, Gemilang, Sagara, Anugerah Timur, Pelita, Lentera, Mahkota Daun, Garda, Swara, Kencana Alam, Harapan Baru, Bintang Selatan, Adhi Cita, Rajawali Muda',
    ),
    seconds: pairs('Nusantara, Mandiri, Abadi, Sejahtera, Utama, Persada'),
    legal: forms('PT {name}', 'PT {name} Tbk', 'CV {name}'),
    scripts: latinOnly,
    registration: '81########',
    streets: [
      'Jl. Melati No. {n}',
      'Jl. Jenderal Sudirman Kav. {n}',
      'Jl. Gatot Subroto No. {n}',
      'Jl. Diponegoro No. {n}',
    ],
  },
  HK: {
    style: 'zh',
    roots: pairs(
      'Kam Fung=錦豐, Wing Hing=永興, Lok Shan=樂山, Yuet Hoi=粵海灣, Tai Wo=泰和, Kwong Ming=光明, Ching Lam=青林, Bo Lee=寶利, Sun Hoi=新海, Fook Tin=福田, Chi Yuen=志遠, Ming Tak=明德, Hang Wah=恆華, Wan Shui=雲水, Yee On=怡安, Kit Shing=傑成, Lung Hin=龍軒, Sing Fai=星輝, Hoi Wan=海韻, Cheung Lok=長樂',
    ),
    seconds: pairs('Asia=亞洲, International=國際, Hong Kong=香港, Pacific=太平洋'),
    legal: forms('{name} Limited={name}有限公司', '{name} (HK) Limited={name}（香港）有限公司'),
    scripts: [35, 30, 35],
    registration: '########-000-##-#',
    streets: [
      '{n}/F, {m} Queen’s Terrace',
      'Unit {n}, {m} Hennessy Lane',
      '{n}/F, Tower {m}, Harbour Row',
      '{m} Nathan Lane',
    ],
  },
  TW: {
    style: 'zh',
    roots: pairs(
      'Qinghe=青禾, Yunshan=雲杉, Haofeng=浩峰, Chenxi=晨曦, Mingyue=明悅, Jiayuan=嘉沅, Ruilin=瑞霖, Tongxin=桐心, Haiyan=海晏, Zhengyang=正陽, Lanhai=瀾海, Xinghe=星禾, Muguang=沐光, Sencai=森采, Yongqing=永青, Fengnian=豐稔, Xinyue=欣岳, Hengyi=衡逸, Xiangyun=翔昀, Guanlan=觀瀾, Baiyue=柏岳, Zhixing=知杏, Yiguang=逸光, Shanlan=山嵐',
    ),
    seconds: pairs('International=國際, Asia=亞洲, Smart=智慧, Joint=聯合'),
    legal: forms('{name} Co., Ltd.={name}股份有限公司', '{name} Ltd.={name}有限公司'),
    scripts: [72, 14, 14],
    registration: '########',
    streets: ['中正路{n}號{m}樓', '民生東路{n}號', '文化路{n}號{m}樓', '復興路{n}號'],
  },
  US: {
    style: 'en',
    roots: pairs(
      'Alderbrook, Copperline, Summit Fork, Bluestem, Harborview, Ironwood, Prairie Lantern, Cedar & Pine, Northgate, Larkspur, Redstone Creek, Fairhaven, Juniper Hill, Oakline, Brightwater, Timberwolf Ridge, Goldenrod, Lakeshore, Meadowlark, Silver Birch, Willow Bend, Canyon Peak, Maple Row, Stonebridge',
    ),
    seconds: pairs('American, Valley, Coast, United, Pacific, Heartland'),
    legal: forms('{name}, Inc.', '{name} LLC', '{name} Corp.'),
    scripts: latinOnly,
    registration: '##-#######',
    streets: ['{n}00 Market Street', '{n}20 Oak Avenue, Suite {m}00', '{n}45 Main Street', '{n}10 Lakeview Boulevard'],
  },
  GB: {
    style: 'en',
    roots: pairs(
      'Ashbourne, Thornbury, Foxglove, Wren & Hart, Pennine, Larchfield, Kingsmere, Hollybank, Merrion, Rowanlea, Stanwick, Highmoor, Elmstead, Hawthorne Bridge, Brackendale, Calderwick, Marlowe Quay, Oxbow, Tidewell, Heathercombe, Langford Mill, Severnside, Saltmarsh, Whitestone',
    ),
    seconds: pairs('British, Northern, Thames, United, Anglo, City'),
    legal: forms('{name} Ltd', '{name} PLC', '{name} LLP'),
    scripts: latinOnly,
    registration: '########',
    streets: ['{n} High Street', '{n} Station Road', 'Unit {m}, {n} Mill Lane', '{n} Victoria Row'],
  },
  CA: {
    style: 'en',
    roots: pairs(
      'Maplecrest, Northern Loon, Tamarack, Boreal, Lac Clair, Granite Bay, Snowgoose, Fundy, Caribou Creek, Trillium Row, Aurora Ridge, Cascadia Point, Red Canoe, Birchmount Lake, Spruce & Stone, Glacier Fork, Kawartha Bridge, Prairie Wind, Wapiti, True North Bend',
    ),
    seconds: pairs('Canada, Pacific, Atlantic, Northern, Great Lakes, United'),
    legal: forms('{name} Inc.', '{name} Ltd.', '{name} Corp.'),
    scripts: latinOnly,
    registration: '#######-#',
    streets: ['{n} King Street West', '{n}0 Granville Row', '{n} Elgin Avenue, Suite {m}0', '{n} Jasper Road'],
  },
  BR: {
    style: 'pt',
    roots: pairs(
      'Alvorada Sul, Ipê Amarelo, Maré Alta, Serra Azul, Jacarandá, Novo Rumo, Vereda, Aroeira, Caminho Certo, Brisa do Mar, Sabiá, Horizonte Verde, Jatobá, Bem-te-vi, Pé de Serra, Lumiar, Cajueiro, Raízes, Porto Claro, Manacá, Estrela Guia, Araucária Viva, Tucano, Nascente',
    ),
    seconds: pairs('Brasil, Nacional, Paulista, União, Norte, Central'),
    legal: forms('{name} Ltda.', '{name} S.A.', '{name} Eireli'),
    scripts: latinOnly,
    registration: '##.###.###/0001-##',
    streets: [
      'Rua das Flores, {n}',
      'Avenida Central, {n}0 – {m}º andar',
      'Rua Sete de Setembro, {n}',
      'Alameda dos Ipês, {n}',
    ],
  },
  TR: {
    style: 'tr',
    roots: pairs(
      'Akçınar, Mavişehir, Yelken, Çınaraltı, Lale Bahçe, Defne, Toros, Kuzey Rüzgârı, Erguvan, Sarıçam, Boğazköy, Anka, Güneyce, Kardelen, Zeytindalı, Gökçedağ, Martı, Kıvılcım, Ilgaz, Pınarbaşı, Yakamoz, Uludere, Ardıç, Menekşe',
    ),
    seconds: pairs('Anadolu, Ege, Marmara, Birlik, Global, Yeni'),
    legal: forms('{name} A.Ş.', '{name} Ltd. Şti.'),
    scripts: latinOnly,
    registration: '0###-####-####-####',
    streets: [
      'Atatürk Cad. No: {n}',
      'Cumhuriyet Mah. Gül Sok. No: {n}/{m}',
      'İstiklal Sok. No: {n}',
      'Barış Bulvarı No: {n}/{m}',
    ],
  },
  NG: {
    style: 'en',
    roots: pairs(
      'Iroko, Savannah Gate, Oyin, Palmgrove, Ife Crown, Baobab Row, Eko Bridge, Zuma, Udala, Adire, Benue Plains, Kola & Sons, Obudu Ridge, Harmattan, Niger Delta Star, Ayo, Sahel, Ugwu, Tiwa, Lekki Pearl, Gidan, Omi',
    ),
    seconds: pairs('Africa, West African, Nigeria, Unity, Coastal, Prime'),
    legal: forms('{name} Ltd', '{name} Nigeria Ltd', '{name} Plc'),
    scripts: latinOnly,
    registration: 'RC#######',
    streets: ['{n} Adeola Crescent', '{n} Awolowo Close', 'Plot {n}, Unity Way', '{n} Broad Lane'],
  },
  SA: {
    style: 'ar',
    roots: pairs(
      'Sidra=سدرة, Rabwa=الربوة, Asala=أصالة, Najd Stars=نجوم نجد, Wadi Noor=وادي النور, Ruwad Al Ghad=رواد الغد, Anfal=الأنفال, Marsa=المرسى, Tayf=طيف, Bunyan Al Khaleej=بنيان الخليج, Sahaba=سحابة, Nabd=نبض, Qimmat Al Hijaz=قمة الحجاز, Waha Khadra=الواحة الخضراء, Durrah=درة الرياض, Masarat Najd=مسارات نجد, Afaq=آفاق جديدة, Ghaym=غيم, Sadaf Al Bahr=صدف البحر, Shamikh=شامخ',
    ),
    seconds: pairs('Arabia=العربية, Gulf=الخليجية, United=المتحدة, Modern=الحديثة'),
    legal: forms('{name} LLC=شركة {name} المحدودة', '{name} Company=شركة {name}', '{name} JSC=شركة {name} المساهمة'),
    scripts: [55, 30, 15],
    registration: '10########',
    streets: ['طريق النخيل، مبنى {n}', 'شارع الأمير، مبنى {n}، الطابق {m}', 'حي الورود، شارع {n}'],
  },
  AE: {
    style: 'ar',
    roots: pairs(
      'Ghaf=غاف, Al Sahab=السحاب, Dhow=الداو, Falaj=الفلج, Shams Al Khair=شمس الخير, Barq=برق, Mada=مدى, Naseem=نسيم, Al Yasmeen=الياسمين, Jawhara=جوهرة الساحل, Riyada=ريادة, Sunbula=سنبلة الوادي, Zahra=زهرة الصحراء, Bahr=بحر, Noor Al Imarah=نور العمارة, Raqeem=رقيم, Tamayoz=تميز, Jisr Al Khaleej=جسر الخليج, Rimal=رمال, Sadu=سدو',
    ),
    seconds: pairs('Emirates=الإماراتية, Gulf=الخليجية, Global=العالمية, International=الدولية'),
    legal: forms('{name} LLC={name} ذ.م.م', '{name} FZ-LLC={name} م.م.ح', '{name} FZCO={name} ش.م.ح'),
    scripts: [32, 45, 23],
    registration: '######',
    streets: ['شارع الخليج، برج {m}، مكتب {n}', 'شارع النهضة، مبنى {n}', 'منطقة الأعمال، مكتب {n}'],
  },
  LK: {
    style: 'en',
    roots: pairs(
      'Nelum, Sinharaja Row, Kandyan Star, Araliya, Ceylon Breeze, Mahaweli Gate, Samudra, Lanka Pearl, Serendib Bay, Kumudu, Hanthana, Udarata, Sanhinda, Rukula, Pera, Nuwara Hills, Ruhunu Crest, Suwanda, Kithul, Galle Fort Row',
    ),
    seconds: pairs('Lanka, Ceylon, Asia, Island, Global'),
    legal: forms('{name} (Pvt) Ltd', '{name} PLC', '{name} Lanka (Pvt) Ltd'),
    scripts: latinOnly,
    registration: 'PV ######',
    streets: ['{n} Galle Lane', '{n}/{m} Temple Road', '{n} Lake Drive', 'No. {n}, Flower Mawatha'],
  },
  ES: {
    style: 'es',
    roots: pairs(
      'Almenara, Sierra Clara, Encina, Alborada, Olivar Nuevo, Marisma, Tramontana, Castañar, Ribera Alta, Azahar, Costa Serena, Peñablanca, Vega Verde, Faro Norte, Retama, Levante Azul, Cantarel, Duero Vivo, Garbí, Montearce, Brezo, Atalaya, Salina, Zarzal',
    ),
    seconds: pairs('Ibérica, Española, Mediterránea, Norte, Global, Unión'),
    legal: forms('{name}, S.L.', '{name}, S.A.', '{name}, S.L.U.'),
    scripts: latinOnly,
    registration: 'B########',
    streets: ['Calle Mayor, {n}', 'Avenida de la Constitución, {n}, {m}.º', 'Calle del Sol, {n}', 'Paseo del Río, {n}'],
  },
  RS: {
    style: 'sr',
    roots: pairs(
      'Dunavski Most, Jasen, Lipa, Zlatibor Vis, Beli Javor, Sava Vest, Morava, Vidik, Kalina, Plavi Horizont, Šumadija Nova, Orao, Kopaonik Vrh, Most, Zora, Bagrem, Tisa, Izvor, Hrast, Svetionik',
    ),
    seconds: pairs('Balkan, Adria, Beograd, Inter, Euro'),
    legal: forms('{name} d.o.o.', '{name} a.d.'),
    scripts: latinOnly,
    registration: '2#######',
    streets: ['Bulevar mira {n}', 'Cvetna ulica {n}', 'Knez Petrova {n}/{m}', 'Dunavska {n}'],
  },
};
