import type { Family } from './families.data.ts';

/** How the places of work of a group are shared out; see place-of-work.ts. */
export type Where = 'anywhere' | 'remote' | 'office' | 'plant' | 'site' | 'visits' | 'road' | 'crew' | 'sales' | 'web3';

/** What a group asks for as education; see requirements.ts. */
export type Education =
  | 'none'
  | 'school'
  | 'trade'
  | 'diploma'
  | 'office'
  | 'tech'
  | 'nurse'
  | 'licence'
  | 'bachelor'
  | 'master'
  | 'medicine'
  | 'scholar';

/** What a group asks for as practice; see title-level.ts. */
export type Practice = 'entry' | 'easy' | 'staff' | 'skilled' | 'licensed' | 'expert';

/** Job titles that are alike in texts, pay, place and what they ask for. */
export interface WorkGroup {
  key: string;
  family: Family;
  where: Where;
  education: Education;
  practice: Practice;
  /** Against an ordinary office job of the same country and experience. */
  pay: number;
  /** Categories of the skill lists, the most fitting first. */
  skills: string[];
  /** Ids of sub-functions. */
  subs: number[];
  /** Of these sub-functions only English titles that match. */
  sign?: RegExp;
  /** Of these sub-functions only blue-collar titles. */
  isBlueCollar?: true;
}

type Facts = [Family, Where, Education, Practice, number, string];

function group(key: string, subs: number[], facts: Facts, only: Pick<WorkGroup, 'sign' | 'isBlueCollar'> = {}) {
  const [family, where, education, practice, pay, skills] = facts;
  return { key, subs, family, where, education, practice, pay, skills: skills.split(' '), ...only } as WorkGroup;
}

const blue = { isBlueCollar: true } as const;
const sign = (pattern: RegExp) => ({ sign: pattern });

/** A title belongs to the first group that takes it. */
export const workGroups: WorkGroup[] = [
  // Information technology, data and product
  group('it-hands', [108, 109], ['itops', 'site', 'trade', 'easy', 0.7, 'networking customer-service office'], {
    sign: /data cent|cabling|computer repair|field technician/i,
  }),
  group('front-end', [102], ['software', 'anywhere', 'tech', 'staff', 1.25, 'frontend programming']),
  group('mobile', [104], ['software', 'anywhere', 'tech', 'staff', 1.3, 'mobile programming']),
  group('testing', [107], ['software', 'anywhere', 'tech', 'staff', 1.05, 'testing software']),
  group('databases', [110], ['software', 'anywhere', 'tech', 'skilled', 1.25, 'data backend']),
  group('enterprise-software', [111], ['software', 'office', 'tech', 'skilled', 1.25, 'finance-software crm software']),
  group('embedded', [112], ['software', 'plant', 'bachelor', 'staff', 1.2, 'engineering programming']),
  group('software', [101, 103], ['software', 'anywhere', 'tech', 'staff', 1.35, 'backend programming software']),
  group('cloud', [105, 109], ['itops', 'anywhere', 'tech', 'skilled', 1.2, 'cloud networking']),
  group('cybersecurity', [106], ['itops', 'anywhere', 'tech', 'skilled', 1.3, 'security networking']),
  group('it-support', [108, 604], ['itops', 'office', 'diploma', 'easy', 0.82, 'networking office customer-service']),
  group('it-leads', [113], ['product', 'office', 'bachelor', 'expert', 1.6, 'management software cloud']),
  group('it-projects', [114], ['product', 'office', 'bachelor', 'skilled', 1.2, 'management software data']),
  group('data-hands', [2106], ['office', 'anywhere', 'school', 'entry', 0.6, 'office data'], {
    sign: /annotator|data entry|ai trainer/i,
  }),
  group('analytics', [2103], ['data', 'anywhere', 'bachelor', 'staff', 1.1, 'data data-ai']),
  group('data-governance', [2106], ['data', 'office', 'bachelor', 'skilled', 1.15, 'data management']),
  group('data-engineering', [2104], ['data', 'anywhere', 'tech', 'staff', 1.4, 'data cloud programming']),
  group('ai', [2101, 2102, 2105], ['data', 'anywhere', 'bachelor', 'staff', 1.55, 'ai data-ai programming']),
  group('product', [701, 702, 703, 704], ['product', 'anywhere', 'bachelor', 'skilled', 1.35, 'management software']),

  // Offices
  group('accounting', [201, 202], ['finance', 'office', 'office', 'staff', 0.9, 'finance finance-software office']),
  group('finance', [203, 204, 205, 206], ['finance', 'office', 'bachelor', 'staff', 1.15, 'finance finance-software']),
  group(
    'finance-leads',
    [207],
    ['finance', 'office', 'bachelor', 'skilled', 1.25, 'finance management finance-software'],
  ),
  group('markets', [2002, 2004, 2006, 2007], ['banking', 'office', 'bachelor', 'skilled', 1.75, 'finance data'], {
    sign: /fund manager|trader|quantitative|actuary|equity|venture|dealer|portfolio|investment/i,
  }),
  group('bank-branch', [2001], ['banking', 'site', 'office', 'easy', 0.85, 'finance customer-service sales']),
  group(
    'banking',
    [2002, 2003, 2004, 2005, 2007],
    ['banking', 'office', 'bachelor', 'staff', 1.2, 'finance finance-software'],
  ),
  group('insurance', [2006], ['banking', 'office', 'office', 'staff', 0.95, 'finance sales customer-service']),
  group(
    'reception',
    [301, 302, 303, 305, 606],
    ['office', 'site', 'school', 'easy', 0.64, 'customer-service administration office'],
    {
      sign: /recept|attendant|front desk|switchboard|lobby|messenger|mailroom|counter clerk|visitor/i,
    },
  ),
  group('virtual-office', [306], ['office', 'remote', 'diploma', 'easy', 0.7, 'administration office']),
  group(
    'facilities',
    [305],
    ['property', 'site', 'diploma', 'staff', 0.85, 'administration management'],
    sign(/facilit/i),
  ),
  group('office', [301, 302, 304, 305, 307], ['office', 'office', 'diploma', 'easy', 0.74, 'administration office']),
  group(
    'people',
    [401, 402, 403, 404, 405, 406, 407],
    ['people', 'office', 'office', 'staff', 0.95, 'human-resources office'],
  ),
  group('operations', [2301, 2305], ['product', 'office', 'office', 'staff', 0.95, 'management office']),
  group('projects', [2302, 2303], ['product', 'office', 'bachelor', 'skilled', 1.15, 'management software']),
  group('consulting', [2304, 2306], ['product', 'office', 'bachelor', 'staff', 1.25, 'management data office']),
  group('executives', [2307], ['product', 'office', 'bachelor', 'skilled', 1.45, 'management finance']),
  group('lawyers', [1801, 1806], ['legal', 'office', 'master', 'skilled', 1.5, 'legal legal-software']),
  group('in-house-law', [1802], ['legal', 'office', 'bachelor', 'skilled', 1.3, 'legal legal-software']),
  group('legal-support', [1803], ['legal', 'office', 'diploma', 'staff', 0.85, 'legal administration office']),
  group('compliance', [1804, 1805, 1807], ['legal', 'office', 'bachelor', 'staff', 1.1, 'legal finance']),

  // Customers and markets
  group('field-sales', [501, 502, 503, 504, 505, 506], ['sales', 'visits', 'diploma', 'easy', 0.85, 'sales crm'], {
    sign: /door-to-door|field|van sales|car sales|medical|fmcg|wholesale|distributor|solar|demonstration/i,
  }),
  group('technical-sales', [504], ['sales', 'sales', 'bachelor', 'skilled', 1.25, 'sales crm software']),
  group('sales-leads', [506], ['sales', 'sales', 'bachelor', 'skilled', 1.15, 'sales management crm']),
  group('sales', [501, 502, 503, 505, 507], ['sales', 'sales', 'office', 'staff', 0.95, 'sales crm']),
  group('promoters', [1603, 1604, 1607], ['sales', 'visits', 'none', 'entry', 0.58, 'sales customer-service'], {
    sign: /street promoter|brand ambassador|survey interviewer/i,
  }),
  group(
    'marketing',
    [1601, 1602, 1603, 1604, 1606, 1607],
    ['marketing', 'anywhere', 'bachelor', 'staff', 1, 'marketing marketing-tools'],
  ),
  group('advertising', [1605], ['marketing', 'anywhere', 'office', 'staff', 0.95, 'marketing writing marketing-tools']),
  group('success', [603], ['support', 'anywhere', 'bachelor', 'staff', 1, 'customer-service crm']),
  group('support', [601, 602, 605, 606], ['support', 'anywhere', 'diploma', 'easy', 0.68, 'customer-service crm']),
  group('selling-live', [2203], ['media', 'site', 'school', 'easy', 0.8, 'sales media retail'], sign(/live commerce/i)),
  group('commerce', [2203, 2204], ['commerce', 'office', 'office', 'staff', 0.9, 'retail marketing-tools marketing']),
  group('shops', [2201, 2206], ['retail', 'site', 'none', 'entry', 0.56, 'retail sales customer-service']),
  group('store-leads', [2202], ['retail', 'site', 'diploma', 'skilled', 0.9, 'retail management sales']),

  // Design and media
  group('product-design', [801], ['design', 'anywhere', 'bachelor', 'staff', 1.1, 'design design-tools']),
  group('tattoo', [804], ['beauty', 'site', 'none', 'easy', 0.75, 'personal-care design'], sign(/tattoo/i)),
  group('cameras', [803, 804, 1701, 1704, 1706], ['media', 'visits', 'diploma', 'easy', 0.8, 'media design-tools'], {
    sign: /photograph|videograph|photojournal|photo studio/i,
  }),
  group('video', [803], ['media', 'anywhere', 'office', 'staff', 0.88, 'design-tools media']),
  group('pattern-making', [802, 806], ['craft', 'site', 'trade', 'easy', 0.68, 'design manufacturing'], blue),
  group('rooms-and-things', [805, 806], ['design', 'plant', 'bachelor', 'staff', 0.95, 'design cad design-tools']),
  group('design', [802, 804, 807], ['design', 'anywhere', 'office', 'staff', 0.92, 'design-tools design']),
  group('game-code', [2901], ['software', 'anywhere', 'tech', 'staff', 1.25, 'games programming']),
  group('game-art', [2902, 2903, 2904], ['design', 'anywhere', 'office', 'staff', 1, 'games design-tools']),
  group('game-operations', [2905], ['media', 'anywhere', 'office', 'easy', 0.85, 'games customer-service']),
  group('writing', [1701, 1702, 1703], ['media', 'anywhere', 'bachelor', 'staff', 0.85, 'writing language-software']),
  group('stage-crew', [1704], ['media', 'site', 'trade', 'easy', 0.75, 'media'], blue),
  group('film', [1704, 1705], ['media', 'site', 'diploma', 'staff', 1, 'media design-tools']),
  group('creators', [1707], ['media', 'anywhere', 'school', 'easy', 0.8, 'media marketing-tools writing']),
  group('performers', [3106], ['media', 'site', 'none', 'easy', 0.75, 'media'], {
    sign: /actor|extra|musician|singer|\bdj\b|dancer|model|entertainer|magician/i,
  }),

  // Engineering, production, repair
  group('chips', [903], ['engineering', 'plant', 'bachelor', 'staff', 1.35, 'engineering cad']),
  group(
    'field-engineering',
    [907],
    ['engineering', 'visits', 'bachelor', 'staff', 1.1, 'engineering engineering-practice'],
    {
      sign: /field|commissioning|elevator/i,
    },
  ),
  group(
    'engineering',
    [901, 902, 904, 905, 906, 907],
    ['engineering', 'plant', 'bachelor', 'staff', 1.15, 'engineering engineering-practice cad'],
  ),
  group(
    'process-engineering',
    [1004],
    ['engineering', 'plant', 'bachelor', 'staff', 1.1, 'engineering-practice manufacturing cad'],
  ),
  group('quality', [1005], ['production', 'site', 'trade', 'easy', 0.68, 'manufacturing engineering-practice'], blue),
  group(
    'quality-engineering',
    [1005],
    ['engineering', 'plant', 'bachelor', 'staff', 1, 'engineering-practice manufacturing'],
  ),
  group('safety', [1007], ['production', 'site', 'trade', 'easy', 0.66, 'manufacturing engineering-practice'], blue),
  group(
    'safety-engineering',
    [1007],
    ['engineering', 'plant', 'bachelor', 'staff', 1, 'engineering-practice manufacturing'],
  ),
  group('production', [1001], ['production', 'site', 'none', 'entry', 0.6, 'manufacturing']),
  group('machining', [1002], ['production', 'site', 'trade', 'easy', 0.72, 'manufacturing engineering-practice']),
  group('production-leads', [1003], ['production', 'site', 'diploma', 'skilled', 1, 'manufacturing management']),
  group('plant-repair', [1006], ['repair', 'site', 'trade', 'easy', 0.76, 'engineering-practice manufacturing'], blue),
  group(
    'plant-engineering',
    [1006],
    ['engineering', 'plant', 'bachelor', 'staff', 1.05, 'engineering-practice manufacturing'],
  ),
  group(
    'attendants',
    [3103],
    ['security', 'site', 'none', 'entry', 0.52, 'customer-service automotive'],
    sign(/parking|car wash/i),
  ),
  group('vehicles', [3103], ['repair', 'site', 'trade', 'easy', 0.68, 'automotive']),
  group('home-repair', [3104], ['repair', 'visits', 'trade', 'easy', 0.66, 'construction engineering-practice']),
  group(
    'medical-devices',
    [1204],
    ['repair', 'site', 'diploma', 'staff', 0.85, 'engineering-practice health'],
    sign(/equipment technician/i),
  ),
  group('dental-craft', [1205], ['craft', 'site', 'trade', 'staff', 0.8, 'health manufacturing'], sign(/dental lab/i)),
  group('craft', [3105], ['craft', 'site', 'trade', 'easy', 0.62, 'manufacturing design']),

  // Goods, roads, air, sea and rail
  group('store-hands', [1101, 1103, 1106, 2205], ['warehouse', 'site', 'none', 'entry', 0.58, 'logistics'], blue),
  group('porters', [3106], ['warehouse', 'site', 'none', 'entry', 0.52, 'logistics'], sign(/porter/i)),
  group('stores', [1101, 2205], ['warehouse', 'site', 'diploma', 'staff', 0.85, 'logistics management']),
  group(
    'riders',
    [1102, 3106],
    ['driving', 'road', 'none', 'entry', 0.52, 'transport logistics'],
    sign(/rider|courier|ride-hailing|mover/i),
  ),
  group('ambulance', [1206], ['driving', 'site', 'trade', 'easy', 0.68, 'transport health'], sign(/ambulance/i)),
  group('drivers', [1102], ['driving', 'road', 'school', 'easy', 0.68, 'transport logistics'], blue),
  group('transport', [1102, 1106], ['supply', 'plant', 'diploma', 'staff', 0.92, 'logistics transport']),
  group('freight', [1103], ['supply', 'office', 'diploma', 'staff', 0.88, 'logistics administration']),
  group('supply', [1104, 1105], ['supply', 'office', 'bachelor', 'staff', 1.05, 'logistics management']),
  group('pilots', [1107], ['crew', 'crew', 'licence', 'expert', 2.5, 'transport'], sign(/pilot/i)),
  group(
    'air-control',
    [1107],
    ['crew', 'site', 'licence', 'licensed', 1.6, 'transport'],
    sign(/air traffic|flight dispatcher/i),
  ),
  group(
    'captains',
    [1107, 1406],
    ['crew', 'crew', 'licence', 'expert', 1.9, 'transport'],
    sign(/captain|deck officer|marine engineer|cruise director/i),
  ),
  group(
    'seafarers',
    [1107, 1406],
    ['crew', 'crew', 'school', 'easy', 0.75, 'transport hospitality'],
    sign(/seafarer|cruise/i),
  ),
  group('trains', [1107, 1406], ['crew', 'crew', 'trade', 'skilled', 1, 'transport'], sign(/train/i)),
  group(
    'ticket-desks',
    [1406],
    ['hotel', 'office', 'school', 'easy', 0.68, 'customer-service hospitality-software'],
    sign(/reservation/i),
  ),
  group(
    'cabins',
    [1406],
    ['crew', 'crew', 'diploma', 'easy', 0.85, 'hospitality customer-service'],
    sign(/flight attendant/i),
  ),
  group('airports', [1107, 1406], ['crew', 'site', 'school', 'easy', 0.66, 'customer-service transport']),

  // Health, schools
  group(
    'general-doctors',
    [1201],
    ['doctor', 'site', 'medicine', 'licensed', 2.2, 'health'],
    sign(/general practitioner|medical officer/i),
  ),
  group('dentists', [1205], ['doctor', 'site', 'medicine', 'licensed', 1.9, 'health'], sign(/dentist|orthodont/i)),
  group('pathologists', [1203], ['doctor', 'site', 'medicine', 'expert', 2.4, 'health science'], sign(/pathologist/i)),
  group('doctors', [1201], ['doctor', 'site', 'medicine', 'expert', 2.8, 'health']),
  group('nurses', [1202], ['nursing', 'site', 'nurse', 'skilled', 1, 'health']),
  group('carers', [1206], ['nursing', 'site', 'none', 'easy', 0.6, 'health soft-skills'], blue),
  group('paramedics', [1206], ['nursing', 'site', 'diploma', 'staff', 0.78, 'health']),
  group(
    'medical-labs',
    [1203],
    ['science', 'site', 'bachelor', 'staff', 0.9, 'health science'],
    sign(/laborator|phlebo|histo|cyto|blood/i),
  ),
  group('pharmacies', [1203], ['pharmacy', 'site', 'bachelor', 'staff', 1.15, 'health retail']),
  group('therapists', [1204, 1205], ['therapy', 'site', 'bachelor', 'staff', 0.95, 'health']),
  group(
    'health-leads',
    [1207],
    ['doctor', 'site', 'medicine', 'expert', 1.5, 'health management'],
    sign(/chief medical/i),
  ),
  group('health-offices', [1207], ['office', 'site', 'diploma', 'staff', 0.8, 'health-software administration']),
  group('teachers', [1301], ['school', 'site', 'bachelor', 'staff', 0.9, 'education']),
  group('nurseries', [1302], ['school', 'site', 'diploma', 'easy', 0.72, 'education']),
  group(
    'online-teaching',
    [1303],
    ['school', 'remote', 'bachelor', 'easy', 0.72, 'education education-software'],
    sign(/online/i),
  ),
  group(
    'tutors',
    [1303, 3106],
    ['school', 'site', 'bachelor', 'easy', 0.72, 'education'],
    sign(/teacher|tutor|instructor/i),
  ),
  group(
    'professors',
    [1304],
    ['training', 'site', 'scholar', 'expert', 1.45, 'education science'],
    sign(/professor|dean|chair|rector/i),
  ),
  group('lecturers', [1304], ['training', 'site', 'master', 'staff', 1, 'education science']),
  group(
    'driving-schools',
    [1305],
    ['training', 'site', 'trade', 'skilled', 0.75, 'education transport'],
    sign(/driving/i),
  ),
  group('trainers', [1305], ['training', 'site', 'diploma', 'skilled', 0.9, 'education']),
  group('curriculum', [1306], ['training', 'office', 'bachelor', 'staff', 0.95, 'education education-software']),
  group(
    'school-leads',
    [1307],
    ['training', 'site', 'master', 'expert', 1.2, 'education management'],
    sign(/principal|counsel/i),
  ),
  group('wardens', [1307], ['security', 'site', 'school', 'easy', 0.6, 'administration soft-skills'], blue),
  group('school-offices', [1307], ['office', 'site', 'bachelor', 'staff', 0.85, 'administration education']),

  // Hotels, kitchens, homes
  group('hotel-rooms', [1402], ['cleaning', 'site', 'none', 'entry', 0.54, 'cleaning hospitality'], blue),
  group(
    'hotel-hands',
    [1401, 1404, 1405, 1407],
    ['hotel', 'site', 'none', 'entry', 0.55, 'hospitality customer-service'],
    blue,
  ),
  group(
    'guides',
    [1404, 1407],
    ['hotel', 'visits', 'school', 'easy', 0.68, 'hospitality customer-service'],
    sign(/guide|tour leader|study tour/i),
  ),
  group(
    'hotel-leads',
    [1403],
    ['hotel', 'site', 'bachelor', 'skilled', 1.05, 'hospitality management hospitality-software'],
  ),
  group(
    'travel',
    [1404, 1405],
    ['hotel', 'office', 'diploma', 'staff', 0.78, 'hospitality sales hospitality-software'],
  ),
  group(
    'hotels',
    [1401, 1402, 1407],
    ['hotel', 'site', 'diploma', 'easy', 0.68, 'hospitality customer-service hospitality-software'],
  ),
  group('kitchen-hands', [1501, 1504, 1505], ['kitchen', 'site', 'none', 'entry', 0.52, 'food-service'], {
    sign: /helper|dishwash|prep worker|packer|crew|assistant|vendor/i,
  }),
  group(
    'chefs',
    [1501, 1504],
    ['kitchen', 'site', 'trade', 'skilled', 0.82, 'food-service'],
    sign(/head chef|sous chef|station chef|pastry chef|private chef/i),
  ),
  group('cooks', [1501, 1504, 1505], ['kitchen', 'site', 'trade', 'easy', 0.66, 'food-service']),
  group(
    'food-science',
    [1507],
    ['science', 'plant', 'bachelor', 'staff', 0.95, 'science food-service'],
    sign(/technolog|safety|sensory|r&d/i),
  ),
  group('food-makers', [1507], ['kitchen', 'site', 'trade', 'skilled', 0.85, 'food-service']),
  group('serving', [1502, 1503], ['serving', 'site', 'none', 'entry', 0.55, 'food-service customer-service']),
  group('restaurant-leads', [1506], ['serving', 'site', 'diploma', 'skilled', 0.9, 'food-service management']),
  group('homes', [3101], ['home', 'visits', 'none', 'entry', 0.55, 'cleaning personal-care']),
  group('cleaning', [3102], ['cleaning', 'site', 'none', 'entry', 0.52, 'cleaning']),
  group(
    'faith',
    [3106],
    ['public', 'site', 'diploma', 'skilled', 0.75, 'education soft-skills'],
    sign(/imam|muezzin|clergy|funeral/i),
  ),
  group('street-trade', [3106], ['retail', 'visits', 'none', 'entry', 0.52, 'sales customer-service']),

  // Buildings, land, energy
  group('architects', [1901], ['planning', 'plant', 'bachelor', 'staff', 1.05, 'cad design construction']),
  group('surveying-hands', [1904], ['planning', 'site', 'trade', 'easy', 0.7, 'construction cad'], blue),
  group(
    'structures',
    [1902, 1904],
    ['planning', 'plant', 'bachelor', 'staff', 1.08, 'construction cad engineering-practice'],
  ),
  group('site-leads', [1903], ['planning', 'site', 'bachelor', 'skilled', 1.1, 'construction management']),
  group('labourers', [1905], ['building', 'site', 'none', 'entry', 0.58, 'construction'], sign(/construction worker/i)),
  group('trades', [1905], ['building', 'site', 'trade', 'easy', 0.73, 'construction']),
  group('estate-sales', [1906], ['property', 'visits', 'diploma', 'staff', 0.92, 'real-estate sales']),
  group('caretakers', [1907], ['repair', 'site', 'trade', 'easy', 0.62, 'construction cleaning'], blue),
  group('property', [1907], ['property', 'site', 'diploma', 'staff', 0.9, 'real-estate administration']),
  group(
    'rigs-and-lines',
    [2701, 2702, 2703],
    ['repair', 'site', 'trade', 'easy', 0.8, 'engineering-practice engineering'],
    blue,
  ),
  group('recycling', [2704], ['production', 'site', 'none', 'entry', 0.55, 'cleaning manufacturing'], blue),
  group('oil', [2701], ['engineering', 'plant', 'bachelor', 'skilled', 1.5, 'engineering engineering-practice']),
  group('power', [2702, 2703], ['engineering', 'plant', 'bachelor', 'staff', 1.15, 'engineering engineering-practice']),
  group('environment', [2704], ['science', 'office', 'bachelor', 'staff', 1, 'science engineering-practice']),
  group('farm-hands', [2705, 2707], ['farming', 'site', 'none', 'entry', 0.52, 'agriculture'], {
    sign: /farm worker|harvest|greenhouse|gardener|agricultural machinery|ranger|logging/i,
  }),
  group('farming', [2705], ['farming', 'site', 'diploma', 'staff', 0.85, 'agriculture']),
  group('forests', [2707], ['farming', 'site', 'diploma', 'staff', 0.85, 'agriculture'], sign(/forest|arbor/i)),
  group('mines', [2707], ['building', 'site', 'trade', 'easy', 0.78, 'construction engineering-practice'], blue),
  group('mining', [2707], ['engineering', 'plant', 'bachelor', 'staff', 1.25, 'engineering engineering-practice']),
  group('vets', [2706], ['animals', 'site', 'medicine', 'licensed', 1.35, 'health agriculture'], sign(/veterinarian/i)),
  group('stables', [2706], ['animals', 'site', 'none', 'entry', 0.54, 'agriculture'], blue),
  group('animals', [2706], ['animals', 'site', 'diploma', 'staff', 0.8, 'agriculture health']),
  group('pet-care', [2807], ['animals', 'site', 'none', 'easy', 0.58, 'personal-care'], sign(/pet/i)),

  // Science, public service, security, wellbeing
  group('research', [2401, 2402, 2403, 2407], ['science', 'plant', 'master', 'staff', 1.1, 'science data']),
  group('trials', [2404], ['science', 'plant', 'bachelor', 'staff', 1.1, 'science health']),
  group('labs', [2405], ['science', 'site', 'bachelor', 'easy', 0.85, 'science']),
  group('social-research', [2406], ['data', 'office', 'master', 'staff', 1, 'data writing science']),
  group('police', [2601, 2602], ['security', 'site', 'trade', 'easy', 0.82, 'security-services'], {
    sign: /police|fire|rescue|correction|military|warden|lifeguard|enforcement|customs officer|immigration officer/i,
  }),
  group(
    'public-office',
    [2601, 2602],
    ['public', 'plant', 'bachelor', 'staff', 0.9, 'administration legal management'],
  ),
  group('guards', [2603], ['security', 'site', 'none', 'entry', 0.56, 'security-services']),
  group('social-work', [2604], ['public', 'visits', 'bachelor', 'staff', 0.8, 'health education']),
  group('charities', [2605, 2606, 2607], ['public', 'office', 'bachelor', 'staff', 0.85, 'management writing']),
  group('salons', [2801, 2802, 2803], ['beauty', 'site', 'trade', 'easy', 0.6, 'personal-care']),
  group('sports', [2804, 2805, 2806, 2807], ['fitness', 'site', 'diploma', 'easy', 0.72, 'personal-care education']),

  // Web3
  group('web3-community', [2504], ['web3', 'web3', 'office', 'easy', 1, 'web3 marketing blockchain']),
  group('web3-product', [2505], ['web3', 'web3', 'tech', 'staff', 1.3, 'web3 blockchain design-tools']),
  group('web3-business', [2507], ['web3', 'web3', 'office', 'staff', 1.1, 'web3 blockchain management']),
  group('web3', [2501, 2502, 2503, 2506], ['web3', 'web3', 'tech', 'staff', 1.6, 'blockchain web3 programming']),
];
