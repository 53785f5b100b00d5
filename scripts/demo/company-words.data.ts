import type { Sector } from './sectors.data.ts';

/** A word as it is written in Latin letters and, where the country has one, in its own script. */
export interface Word {
  latin: string;
  local: string;
}

export type NameStyle = 'en' | 'ja' | 'zh' | 'id' | 'ms' | 'pt' | 'tr' | 'es' | 'ar' | 'sr';

type SectorWords = Record<Sector, string>;

/** `Latin=local` pairs, or one spelling for both. */
function words(list: string): Word[] {
  return list.split(', ').map((pair) => {
    const [latin = '', local = latin] = pair.split('=');
    return { latin, local };
  });
}

const english: SectorWords = {
  tech: 'Systems, Software, Labs, Digital, Cloud, Analytics, Networks, Technologies',
  web3: 'Protocol, Chain, Labs, DAO, Ledger, Onchain, Node Works',
  games: 'Games, Interactive, Play Studio, Game Works',
  finance: 'Capital, Financial, Trust, Assurance, Payments, Wealth',
  services: 'Consulting, Advisory, Partners, Business Services, Contact Centres',
  media: 'Media, Studio, Creative, Communications, Pictures',
  retail: 'Trading, Stores, Home, Outfitters, Market, Goods',
  food: 'Kitchen, Foods, Bakery, Table, Coffee Roasters',
  hospitality: 'Hotels, Resorts, Travel, Hospitality, Suites',
  health: 'Health, Clinics, Care, Biosciences, Medical',
  education: 'Academy, Learning, Schools, Education, Tutors',
  property: 'Construction, Builders, Properties, Estates, Architects',
  manufacturing: 'Manufacturing, Industries, Precision, Robotics, Automotive Parts',
  energy: 'Energy, Solar, Power, Agri, Renewables',
  logistics: 'Logistics, Freight, Express, Cargo, Shipping, Airways, Rail Services',
  care: 'Wellness, Fitness, Facility Care, Security, Beauty',
  public: 'Foundation, Community Trust, Relief, Initiative',
};

const japanese: SectorWords = {
  tech: 'Systems=システムズ, Technologies=テクノロジーズ, Digital=デジタル, Data=データ, Networks=ネットワークス, Soft=ソフト',
  web3: 'Chain=チェーン, Protocol=プロトコル, Block Lab=ブロックラボ',
  games: 'Games=ゲームズ, Interactive=インタラクティブ',
  finance: 'Finance=ファイナンス, Asset=アセット, Payment=ペイメント, Insurance=保険サービス',
  services: 'Consulting=コンサルティング, Partners=パートナーズ, Staff=スタッフ, Business Support=ビジネスサポート',
  media: 'Media=メディア, Creative=クリエイティブ, Design=デザイン, Publishing=出版',
  retail: 'Trading=商事, Store=ストア, Living=リビング, Market=マーケット',
  food: 'Foods=フーズ, Dining=ダイニング, Bakery=ベーカリー, Shokuhin=食品',
  hospitality: 'Hotels=ホテルズ, Travel=トラベル, Resort=リゾート, Ryokan=旅館',
  health: 'Medical=メディカル, Clinic=クリニック, Care=ケアサービス, Pharma=ファーマ',
  education: 'Academy=アカデミー, Gakuin=学院, Education=エデュケーション',
  property: 'Construction=建設, Housing=ハウジング, Estate=不動産, Architects=建築設計',
  manufacturing: 'Seisakusho=製作所, Precision=精密, Kogyo=工業, Kikai=機械',
  energy: 'Energy=エナジー, Electric Power=電力, Agri=アグリ, Environment=環境',
  logistics: 'Logistics=ロジスティクス, Transport=運輸, Unso=運送, Soko=倉庫, Airways=航空, Tetsudo=鉄道',
  care: 'Wellness=ウェルネス, Beauty=ビューティー, Security=警備保障, Fitness=フィットネス',
  public: 'Foundation=財団, Welfare=福祉会, Support Network=支援ネットワーク',
};

const chinese: SectorWords = {
  tech: 'Technology=科技, Information=資訊, Digital=數位, Software=軟體, Semiconductor=半導體',
  web3: 'Chain=區塊鏈, Web3 Labs=鏈實驗室',
  games: 'Games=遊戲, Interactive=互動娛樂',
  finance: 'Finance=財務, Capital=資本, Insurance=保險顧問, Asset Management=資產管理',
  services: 'Consulting=顧問, Human Resources=人力資源, Business=商務',
  media: 'Media=傳媒, Creative=創意, Design=設計, Culture=文化',
  retail: 'Trading=貿易, Living=生活百貨, Commerce=商貿, Fashion=服飾',
  food: 'Foods=食品, Catering=餐飲, Tea House=茶坊, Kitchen=廚坊',
  hospitality: 'Hotel=酒店, Travel=旅遊, Resort=度假村',
  health: 'Medical=醫療, Biotech=生技, Health=健康, Clinic=診所',
  education: 'Education=教育, Academy=學苑, Learning=學習中心',
  property: 'Construction=營造, Development=建設, Property=物業, Engineering=工程',
  manufacturing: 'Precision=精密, Machinery=機械, Industrial=工業, Electric=電機',
  energy: 'Energy=能源, Green Power=綠電, Environment=環保',
  logistics: 'Logistics=物流, Express=速遞, Shipping=航運, Warehouse=倉儲, Airways=航空, Transit=客運',
  care: 'Wellness=美健, Fitness=健身, Security=保安, Cleaning=清潔服務',
  public: 'Foundation=基金會, Care Association=關懷協會',
};

const malay: SectorWords = {
  tech: 'Teknologi, Digital, Sistem, Data, Perisian',
  web3: 'Chain, Web3, Blok',
  games: 'Interaktif, Studio Permainan',
  finance: 'Kewangan, Kapital, Takaful, Pelaburan',
  services: 'Konsult, Perunding, Sumber Manusia, Khidmat',
  media: 'Media, Kreatif, Reka Cipta',
  retail: 'Niaga, Mart, Busana, Dagang',
  food: 'Makanan, Dapur, Katering, Kopitiam',
  hospitality: 'Hotel, Pelancongan, Resort',
  health: 'Medik, Kesihatan, Farma, Klinik',
  education: 'Akademi, Pendidikan, Ilmu',
  property: 'Bina, Hartanah, Pembinaan',
  manufacturing: 'Industri, Kilang, Presisi',
  energy: 'Tenaga, Suria, Agro',
  logistics: 'Logistik, Ekspres, Kargo, Penerbangan',
  care: 'Sihat, Kecantikan, Kawalan',
  public: 'Yayasan, Prihatin',
};

const indonesian: SectorWords = {
  ...malay,
  tech: 'Teknologi, Digital, Sistem, Data, Solusi',
  web3: 'Rantai Digital, Web3, Blok Kripto',
  games: 'Interaktif, Gim',
  finance: 'Finansial, Kapital, Investama, Multifinance',
  services: 'Konsultan, Karya, Mitra Kerja, Sumber Daya',
  media: 'Media, Kreasi, Kreatif',
  retail: 'Niaga, Mart, Busana, Perdana',
  food: 'Pangan, Boga, Kuliner, Kopi',
  health: 'Medika, Farma, Sehat',
  education: 'Edukasi, Cendekia, Akademi',
  property: 'Konstruksi, Properti, Bangun',
  manufacturing: 'Industri, Manufaktur, Presisi',
  energy: 'Energi, Surya, Agro',
  care: 'Bugar, Estetika, Keamanan',
  public: 'Yayasan, Peduli',
};

const portuguese: SectorWords = {
  tech: 'Tecnologia, Sistemas, Digital, Dados, Softwares',
  web3: 'Cripto, Chain, Blocos',
  games: 'Jogos, Games',
  finance: 'Capital, Pagamentos, Seguros, Investimentos',
  services: 'Consultoria, Soluções, Atendimento, Gente e Gestão',
  media: 'Comunicação, Mídia, Criativa, Filmes',
  retail: 'Varejo, Comércio, Casa, Moda',
  food: 'Alimentos, Cozinha, Padaria, Cafés',
  hospitality: 'Hotéis, Turismo, Pousadas',
  health: 'Saúde, Clínicas, Farma, Diagnósticos',
  education: 'Educação, Ensino, Cursos',
  property: 'Construtora, Imóveis, Engenharia',
  manufacturing: 'Indústria, Metalúrgica, Autopeças',
  energy: 'Energia, Solar, Agro',
  logistics: 'Logística, Transportes, Entregas, Linhas Aéreas',
  care: 'Bem-Estar, Fitness, Segurança',
  public: 'Instituto, Solidária',
};

const turkish: SectorWords = {
  tech: 'Teknoloji, Yazılım, Bilişim, Dijital, Veri',
  web3: 'Blokzincir, Kripto, Zincir',
  games: 'Oyun, Oyun Stüdyosu',
  finance: 'Finans, Ödeme, Sigorta, Yatırım',
  services: 'Danışmanlık, Çözüm, İnsan Kaynakları, Çağrı Merkezi',
  media: 'Medya, Reklam, Tasarım, Yapım',
  retail: 'Mağazacılık, Ticaret, Moda, Ev',
  food: 'Gıda, Mutfak, Fırın, Kahve',
  hospitality: 'Otelcilik, Turizm, Seyahat',
  health: 'Sağlık, Klinik, İlaç, Medikal',
  education: 'Eğitim, Akademi, Kolej',
  property: 'İnşaat, Yapı, Gayrimenkul, Mimarlık',
  manufacturing: 'Makina, Sanayi, Otomotiv, Metal',
  energy: 'Enerji, Güneş Enerjisi, Tarım',
  logistics: 'Lojistik, Nakliyat, Kargo, Havayolları',
  care: 'Spor, Güzellik, Güvenlik',
  public: 'Vakfı, Dayanışma',
};

const spanish: SectorWords = {
  tech: 'Tecnología, Sistemas, Digital, Datos, Software',
  web3: 'Cripto, Cadena, Bloques',
  games: 'Juegos, Interactiva',
  finance: 'Capital, Pagos, Seguros, Inversiones',
  services: 'Consultores, Soluciones, Asesores, Talento',
  media: 'Comunicación, Medios, Creativa, Producciones',
  retail: 'Comercial, Hogar, Moda, Mercado',
  food: 'Alimentación, Cocina, Panadería, Cafés',
  hospitality: 'Hoteles, Viajes, Hostales del Mar',
  health: 'Salud, Clínicas, Farma, Biomedicina',
  education: 'Formación, Academia, Educación',
  property: 'Construcciones, Inmobiliaria, Arquitectura',
  manufacturing: 'Industrias, Metal, Automoción',
  energy: 'Energía, Solar, Agraria',
  logistics: 'Logística, Transportes, Envíos, Líneas Aéreas',
  care: 'Bienestar, Fitness, Seguridad',
  public: 'Fundación, Solidaria',
};

const arabic: SectorWords = {
  tech: 'Technology=للتقنية, Information Systems=لنظم المعلومات, Digital Solutions=للحلول الرقمية, Software=للبرمجيات',
  web3: 'Blockchain=للبلوك تشين, Web3=لتقنيات ويب 3',
  games: 'Games=للألعاب الإلكترونية',
  finance: 'Finance=للتمويل, Investment=للاستثمار, Insurance=للتأمين, Payments=للمدفوعات',
  services: 'Consulting=للاستشارات, Human Resources=للموارد البشرية, Business Services=لخدمات الأعمال',
  media: 'Media=للإعلام, Advertising=للدعاية والإعلان, Productions=للإنتاج الفني',
  retail: 'Trading=للتجارة, Retail=للتجزئة, Fashion=للأزياء, Home=للأثاث المنزلي',
  food: 'Foods=للأغذية, Restaurants=للمطاعم, Bakeries=للمخابز, Coffee=للقهوة',
  hospitality: 'Hotels=للفنادق, Tourism=للسياحة والسفر, Hospitality=للضيافة',
  health: 'Medical=الطبية, Healthcare=للرعاية الصحية, Pharma=للأدوية',
  education: 'Education=للتعليم, Academy=للتدريب, Schools=للمدارس الأهلية',
  property: 'Contracting=للمقاولات, Real Estate=العقارية, Engineering=للاستشارات الهندسية',
  manufacturing: 'Industries=للصناعات, Metals=للصناعات المعدنية, Equipment=للمعدات',
  energy: 'Energy=للطاقة, Solar=للطاقة الشمسية, Agriculture=للزراعة',
  logistics: 'Logistics=للخدمات اللوجستية, Shipping=للشحن, Transport=للنقل, Airways=للطيران',
  care: 'Facility Services=لخدمات المرافق, Security=للحراسات الأمنية, Fitness=للياقة',
  public: 'Charity=الخيرية, Development=للتنمية المجتمعية',
};

const serbian: SectorWords = {
  ...english,
  food: 'Hrana, Pekara, Kuhinja',
  property: 'Gradnja, Inženjering, Nekretnine',
  manufacturing: 'Industrija, Metal, Mašine',
  energy: 'Energija, Solar, Agrar',
  logistics: 'Logistika, Transport, Špedicija, Avio',
  health: 'Medika, Zdravlje, Farm',
  retail: 'Trgovina, Market, Dom',
  education: 'Akademija, Znanje',
};

const byStyle: Record<NameStyle, SectorWords> = {
  en: english,
  ja: japanese,
  zh: chinese,
  id: indonesian,
  ms: malay,
  pt: portuguese,
  tr: turkish,
  es: spanish,
  ar: arabic,
  sr: serbian,
};

export const sectorWords = Object.fromEntries(
  Object.entries(byStyle).map(([style, sectors]) => [
    style,
    Object.fromEntries(Object.entries(sectors).map(([sector, list]) => [sector, words(list)])),
  ]),
) as Record<NameStyle, Record<Sector, Word[]>>;
