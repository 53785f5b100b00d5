import type { SuggestionGroup } from '#src/ui/controls/search-suggestions.tsx';
import type { PlaceCountry, PlaceData } from '#src/ui/pickers/place-selection.ts';
import type { PickId } from '#src/ui/pickers/selection-count.ts';
import type { TreeGroup, TreeMatch } from '#src/ui/pickers/tree-nodes.ts';

export const people = [
  { name: 'Amara Okafor', presence: 'online' as const },
  { name: 'Rizky Pratama', presence: 'recent' as const },
  { name: '佐藤 美咲' },
  { name: 'ليلى الحربي' },
  { name: 'Beatriz Souza' },
  { name: 'Ng Wei Ling' },
];

export const cards = [
  {
    id: 1,
    title: 'Senior Backend Engineer',
    pay: 'Rp 28–38 jt',
    payDetail: '≈ US$ 1,700–2,300',
    company: 'Lintas Logistik',
    place: 'South Jakarta · Hybrid',
    boss: 'Rizky Pratama',
    reply: { hours: 3, share: '92 %', chats: 48 },
    isUrgent: true,
  },
  {
    id: 2,
    title: 'Customer Success Specialist for the Spanish-speaking Latin American Enterprise Market, Evening Shift',
    pay: '₱45,000–60,000',
    payDetail: '≈ US$ 770–1,030',
    company: 'Kalayaan Business Process Solutions International, Inc.',
    place: 'Quezon City · On-site',
    boss: 'Ng Wei Ling',
    reply: { hours: 18, share: '64 %', chats: 211 },
    isUrgent: false,
  },
];

export interface SampleRow {
  id: number;
  title: string;
  place: string;
  applicants: number;
  state: 'open' | 'paused' | 'closed';
}

export const rows: SampleRow[] = [
  { id: 1, title: 'Product Designer', place: 'São Paulo', applicants: 128, state: 'open' },
  { id: 2, title: 'Night Shift Nurse', place: 'Riyadh', applicants: 41, state: 'paused' },
  { id: 3, title: 'Store Manager', place: 'Kuala Lumpur', applicants: 7, state: 'closed' },
];

export const titles: TreeGroup[] = [
  {
    id: 5,
    name: 'Sales',
    isHot: true,
    branches: [
      {
        id: 501,
        name: 'Sales Representatives',
        leaves: [
          { id: 50101, name: 'Sales Executive', isHot: true, aliases: ['salesperson', 'vendedor'] },
          { id: 50102, name: 'Sales Representative' },
          { id: 50103, name: 'Inside Sales Representative' },
          { id: 50104, name: 'Field Sales Representative' },
          { id: 50105, name: 'Telesales Representative', aliases: ['telemarketer'] },
        ],
      },
      {
        id: 502,
        name: 'Account Management',
        leaves: [
          { id: 50201, name: 'Account Manager' },
          { id: 50202, name: 'Key Account Manager' },
          { id: 50203, name: 'Customer Success Manager' },
        ],
      },
    ],
  },
  {
    id: 1,
    name: 'Information Technology',
    branches: [
      {
        id: 101,
        name: 'Software Development',
        leaves: [
          { id: 10101, name: 'Backend Engineer', isHot: true },
          { id: 10102, name: 'Frontend Engineer' },
          { id: 10103, name: 'Full-Stack Engineer' },
          { id: 10104, name: 'Mobile Engineer', aliases: ['Android', 'iOS'] },
        ],
      },
      {
        id: 102,
        name: 'Data and Artificial Intelligence',
        leaves: [
          { id: 10201, name: 'Data Analyst' },
          { id: 10202, name: 'Data Engineer' },
          { id: 10203, name: 'Machine Learning Engineer' },
        ],
      },
    ],
  },
  {
    id: 16,
    name: 'Marketing',
    branches: [
      { id: 1601, name: 'Brand and Communications', leaves: [{ id: 160101, name: 'Brand Manager' }] },
      { id: 1602, name: 'Growth', leaves: [{ id: 160201, name: 'Performance Marketer' }] },
    ],
  },
  {
    id: 6,
    name: 'Customer Service',
    branches: [{ id: 601, name: 'Support', leaves: [{ id: 60101, name: 'Customer Service Agent' }] }],
  },
];

/** Stands for the server's fuzzy search: it forgives a typing error. */
export async function suggestTitles(text: string): Promise<TreeMatch[]> {
  await pause(400);
  return /^pyth|^pithon/i.test(text)
    ? [
        {
          leaf: { id: 10101, name: 'Backend Engineer', isHot: true },
          path: 'Information Technology › Software Development',
        },
      ]
    : [];
}

export const countries: PlaceCountry[] = [
  { id: 102, name: 'Indonesia' },
  { id: 174, name: 'Philippines' },
  { id: 193, name: 'Singapore' },
];

export const indonesia: PlaceData = {
  popular: [
    { id: 2, name: 'South Jakarta' },
    { id: 11, name: 'Bandung' },
    { id: 21, name: 'Surabaya' },
    { id: 31, name: 'Denpasar' },
  ],
  regions: [
    {
      id: 1,
      name: 'Special Capital Region of Jakarta',
      places: [
        { id: 1, name: 'Jakarta' },
        { id: 2, name: 'South Jakarta' },
        { id: 3, name: 'Central Jakarta' },
        { id: 4, name: 'West Jakarta' },
        { id: 5, name: 'East Jakarta' },
        { id: 6, name: 'North Jakarta' },
      ],
    },
    {
      id: 2,
      name: 'West Java',
      places: [
        { id: 11, name: 'Bandung' },
        { id: 12, name: 'Bekasi' },
        { id: 13, name: 'Bogor' },
        { id: 14, name: 'Depok' },
      ],
    },
    {
      id: 3,
      name: 'East Java',
      places: [
        { id: 21, name: 'Surabaya' },
        { id: 22, name: 'Malang' },
      ],
    },
    { id: 4, name: 'Bali', places: [{ id: 31, name: 'Denpasar' }] },
  ],
};

const philippines: PlaceData = {
  popular: [{ id: 101, name: 'Makati' }],
  regions: [
    {
      id: 11,
      name: 'Metro Manila',
      places: [
        { id: 101, name: 'Makati' },
        { id: 102, name: 'Quezon City' },
      ],
    },
  ],
};

const singapore: PlaceData = {
  popular: [],
  regions: [
    {
      id: 21,
      name: 'Singapore',
      isImplicit: true,
      places: [
        { id: 201, name: 'Central' },
        { id: 202, name: 'Jurong East' },
      ],
    },
  ],
};

export async function loadCountry(id: PickId): Promise<PlaceData> {
  await pause(500);
  return id === 193 ? singapore : id === 174 ? philippines : indonesia;
}

export async function suggestSearch(text: string): Promise<SuggestionGroup[]> {
  await pause(150);
  const matching = (words: string[]) => words.filter((word) => word.toLowerCase().includes(text.toLowerCase()));
  return [
    {
      id: 'job_title',
      heading: 'Job title',
      items: items(matching(['Designer', 'Product Designer', 'Data Engineer'])),
    },
    { id: 'company', heading: 'Company name', items: items(matching(['Desa Digital', 'Lintas Logistik'])) },
  ];
}

export const searchHistory: SuggestionGroup = {
  id: 'history',
  heading: 'Search history',
  isHistory: true,
  items: items(['product designer', 'remote accountant']),
};

export const skills = [
  'Figma',
  'TypeScript',
  'SQL',
  'Negotiation',
  'Bookkeeping',
  'Patient care',
  'Forklift licence',
].map((name, id) => ({ id, name }));

function items(words: string[]) {
  return words.map((text) => ({ id: text, text }));
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
