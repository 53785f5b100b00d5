/** Departments that every company has, by work group with their share. */
const everywhere =
  'accounting:1 office:1 people:0.8 sales:0.8 marketing:0.5 operations:0.5 reception:0.4 it-support:0.2 finance:0.2 projects:0.2 finance-leads:0.15 executives:0.15 in-house-law:0.1';

const programs =
  'software:9 front-end:4 mobile:3 cloud:4 testing:2 databases:1 product:3 product-design:2 it-leads:1 it-projects:1.5 analytics:1.5 data-engineering:1.5 technical-sales:1 sales-leads:0.4 success:1 support:1';
const engineers =
  'engineering:6 process-engineering:3 quality-engineering:1.5 safety-engineering:1 plant-engineering:1';
const plant = `production:9 machining:5 plant-repair:3 quality:2.5 production-leads:2 safety:0.4 store-hands:3 stores:1 supply:1.5 ${engineers}`;
const shop = 'shops:16 store-leads:5 commerce:3 store-hands:3 support:1 drivers:1';
const restaurant = 'serving:12 chefs:4 cooks:8 kitchen-hands:7 restaurant-leads:4 riders:1';
const hospital =
  'nurses:16 doctors:4 general-doctors:4 carers:8 therapists:4 medical-labs:3 pharmacies:2 paramedics:2 health-offices:3 ambulance:0.7 health-leads:0.2 dentists:2 pathologists:0.3 medical-devices:0.5 dental-craft:0.3 cleaning:1 cooks:0.3';
const classroom =
  'teachers:14 nurseries:8 school-offices:3 school-leads:1 kitchen-hands:0.7 wardens:0.3 cleaning:0.7 curriculum:0.5';
const site =
  'trades:14 labourers:6 site-leads:6 structures:6 surveying-hands:1 architects:1 safety-engineering:0.5 drivers:1 store-hands:0.7';
const roadHaul = 'drivers:12 porters:0.7 store-hands:8 stores:3 transport:5 freight:3 supply:1.5 vehicles:0.7 riders:1';
const lab = 'research:7 labs:5 trials:4 process-engineering:1 quality-engineering:1 analytics:0.7';
const agency = 'design:6 marketing:5 advertising:6 video:4 product-design:2 writing:2 cameras:1.5';

/** Who looks for whom: work groups of each industry (ids of industry_lists) with their share of its jobs. */
const hiring: Record<number, string> = {
  1: `${programs} cybersecurity:1.5 it-support:4 it-hands:2 enterprise-software:3`,
  2: `${programs} enterprise-software:2 cybersecurity:1`,
  3: `${programs} creators:1.5 data-hands:1 writing:0.5`,
  4: 'commerce:12 store-hands:6 support:4 software:3 front-end:2 riders:2 selling-live:1.5 product:1 analytics:1 design:1.5 cameras:0.5',
  5: `${programs} ai:14 data-engineering:4 data-hands:3 data-governance:1`,
  6: 'web3:14 web3-community:6 web3-product:4 web3-business:6',
  7: `${programs} cloud:8 it-hands:3 cybersecurity:1 data-engineering:3`,
  8: `${programs} cybersecurity:14`,
  9: `${programs} banking:5 markets:2 compliance:3 support:2`,
  10: 'game-code:14 game-art:14 game-operations:6 software:3 testing:1 product:1 design:1',
  11: `${programs} it-hands:6 it-support:3 engineering:2 field-sales:2`,
  12: `chips:14 embedded:3 ${engineers} production:5 quality:1.5 plant-repair:1`,
  13: `embedded:6 ${plant} rooms-and-things:1 software:1`,
  14: `embedded:8 chips:3 it-hands:2 ${plant}`,
  15: 'bank-branch:14 banking:8 markets:2 compliance:3 software:2 analytics:1 data-governance:0.5 support:2',
  16: 'insurance:14 support:4 compliance:1.5 analytics:1 markets:1',
  17: 'markets:12 banking:6 compliance:3 finance:2 analytics:1',
  18: 'markets:12 consulting:4 finance:3',
  19: 'accounting:14 finance:10 consulting:1',
  20: 'consulting:14 projects:3 analytics:2 it-projects:2',
  21: 'lawyers:14 legal-support:7 compliance:2',
  22: 'people:14 sales:2 virtual-office:2',
  23: 'support:16 it-support:2 success:1.5 virtual-office:4 data-hands:3',
  24: agency,
  25: `${agency} travel:3`,
  26: 'analytics:8 promoters:4 social-research:4 consulting:2 marketing:2',
  27: 'writing:8 film:8 video:4 cameras:2 creators:4 stage-crew:1 advertising:1',
  28: 'film:8 performers:7 video:4 stage-crew:2 creators:2 game-art:1',
  29: 'writing:14 design:5 production:2 machining:0.5',
  30: 'design:12 product-design:5 rooms-and-things:6 game-art:1',
  31: 'writing:18 projects:1',
  32: shop,
  33: 'store-hands:6 field-sales:6 sales:4 sales-leads:1 supply:4 stores:2 drivers:3 freight:2 promoters:1',
  34: 'freight:12 supply:5 sales:4 store-hands:3 drivers:1',
  35: `field-sales:8 promoters:4 marketing:4 supply:3 ${plant}`,
  36: `food-science:4 food-makers:3 ${plant} cooks:1`,
  37: `${restaurant} food-makers:0.7 street-trade:0.2`,
  38: 'hotels:10 hotel-hands:8 hotel-rooms:9 hotel-leads:4 serving:7 chefs:3 cooks:5 kitchen-hands:2 restaurant-leads:2 salons:1 guards:1 caretakers:0.5',
  39: 'travel:12 guides:8 ticket-desks:3 hotels:2 hotel-hands:2 support:1',
  40: `${shop} rooms-and-things:4 craft:3 pattern-making:1.5 marketing:1 cameras:0.5`,
  41: `craft:4 pattern-making:2 rooms-and-things:2 ${plant}`,
  42: 'shops:10 craft:4 store-leads:3 rooms-and-things:1.5 commerce:2',
  43: 'salons:16 shops:6 tattoo:1 store-leads:1 marketing:1',
  44: 'sports:18 sales:1 cleaning:1 salons:1',
  45: `${shop} rooms-and-things:3 craft:3 production:2 riders:1`,
  46: hospital,
  47: `${lab} pharmacies:8 field-sales:3 production:3 quality:1`,
  48: lab,
  49: `medical-devices:4 ${engineers} labs:2 field-sales:3 production:4 trials:1 embedded:1`,
  50: 'carers:14 nurses:6 social-work:5 therapists:3 cooks:1.5 cleaning:1.5 homes:2 ambulance:0.5',
  51: 'vets:6 animals:7 pet-care:6 stables:2 shops:1',
  52: classroom,
  53: 'lecturers:10 professors:6 research:4 school-offices:4 curriculum:1 labs:1 wardens:0.5 social-research:1',
  54: 'tutors:12 trainers:8 driving-schools:3 curriculum:2 school-offices:1.5 nurseries:1',
  55: 'online-teaching:10 curriculum:6 software:2 video:2 support:1.5 product:1',
  56: `research:14 labs:6 social-research:6 trials:2 ai:1`,
  57: `${site} mines:0.3`,
  58: 'architects:14 structures:5 rooms-and-things:4 design:1',
  59: `${site} structures:8`,
  60: 'estate-sales:16 property:5 architects:0.5',
  61: 'property:10 caretakers:6 facilities:4 cleaning:7 guards:5 home-repair:3 attendants:2',
  62: `${plant} field-sales:3 drivers:2`,
  63: `vehicles:10 attendants:2 field-sales:4 ${plant}`,
  64: `${plant} chips:1 embedded:2 research:1`,
  65: `${plant} engineering:8 embedded:2`,
  66: `${plant} field-engineering:4`,
  67: `engineering:8 embedded:5 field-engineering:4 software:2 ai:1 ${plant}`,
  68: `${plant} field-engineering:2`,
  69: plant,
  70: `${plant} labs:3 research:1`,
  71: plant,
  72: plant,
  73: 'mines:12 mining:8 plant-repair:3 drivers:2 safety-engineering:1',
  74: 'oil:10 rigs-and-lines:10 engineering:4 safety-engineering:2 plant-repair:2',
  75: 'rigs-and-lines:10 power:10 engineering:3 site-leads:2 field-sales:2 field-engineering:1',
  76: 'rigs-and-lines:10 power:8 engineering:2 support:2 field-engineering:1',
  77: 'environment:10 recycling:6 cleaning:4 engineering:2 labs:2 drivers:2',
  78: 'farm-hands:14 farming:6 stables:5 animals:2 drivers:1 food-science:1',
  79: 'forests:5 farm-hands:5 stables:4 animals:2 food-science:0.5',
  80: roadHaul,
  81: 'riders:14 drivers:8 store-hands:8 transport:3 support:2 stores:1',
  82: 'store-hands:16 stores:6 transport:3 drivers:2 supply:1',
  83: 'airports:9 cabins:8 pilots:4 air-control:2 ticket-desks:3 engineering:2 store-hands:1 cooks:0.3',
  84: 'captains:7 seafarers:9 freight:5 store-hands:4 engineering:1 cooks:0.5',
  85: `trains:5 drivers:12 transport:5 vehicles:3 attendants:0.5`,
  86: 'riders:14 drivers:8 vehicles:2 support:2 software:1 transport:1',
  87: 'public-office:12 police:10 social-work:2 teachers:1 environment:0.5 social-research:0.5',
  88: 'charities:10 social-work:9 promoters:1 trainers:1',
  89: 'charities:12 public-office:3 social-research:3',
  90: 'faith:8 tutors:3 social-work:2 charities:2',
  91: 'guards:18 attendants:1 cybersecurity:0.3',
  92: 'cleaning:16 homes:9 home-repair:4 caretakers:1',
  93: 'labs:10 quality-engineering:4 environment:2 surveying-hands:1 field-engineering:1',
  94: 'hotel-hands:4 guides:4 performers:5 design:2 school-offices:1 cameras:1 street-trade:0.3 guards:1',
};

/** The industry's work groups with their share, its own trades well ahead of the departments that all have. */
export function hiredGroups(industry: number): Map<string, number> {
  const own = readShares(hiring[industry] ?? '');
  const total = [...own.values()].reduce((sum, share) => sum + share, 0);
  const shares = new Map([...readShares(everywhere)].map(([key, share]) => [key, (share * total) / 34]));
  for (const [key, share] of own) shares.set(key, (shares.get(key) ?? 0) + share);
  return shares;
}

function readShares(list: string): Map<string, number> {
  const shares = new Map<string, number>();
  for (const entry of list.split(' ').filter(Boolean)) {
    const [key = '', share = ''] = entry.split(':');
    shares.set(key, (shares.get(key) ?? 0) + Number(share));
  }
  return shares;
}
