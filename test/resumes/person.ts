import { readFileSync } from 'node:fs';

/** title, company, place, dates as written, start, end ('now' when it goes on), lines of the description */
export type Work = [string, string, string, string, string, string, string[]];
/** school, degree, field, place, dates as written, start, end */
export type Education = [string, string, string, string, string, string, string];

/** Rules are tuned on A, C, E, G, H, P, S, T, U, W and X; weights are learnt from all but the blind ones, of which only totals are looked at. */
export const HALVES = [
  'A',
  'B',
  'C',
  'D',
  'E',
  'F',
  'G',
  'H',
  'J',
  'K',
  'L',
  'M',
  'P',
  'R',
  'S',
  'T',
  'U',
  'V',
  'W',
  'X',
  'Y',
] as const;
export const BLIND: ReadonlySet<string> = new Set(['R', 'V', 'Y']);
export type Half = (typeof HALVES)[number];

/** An invented person with their own habits of writing; what stands here is both what is drawn and what must be read. */
export interface Person {
  id: string;
  language: string;
  half: Half;
  /** Given name, family name. */
  name: [string, string];
  /** As written on top; given before family when it is missing. */
  full?: string;
  kana?: string;
  headline: string;
  email: string;
  phone: string;
  /** Where the phone number is from when it does not say so itself. */
  country?: string;
  place: string;
  links: string[];
  /** As written and as it is meant. */
  birth?: [string, string];
  summary: [string, string];
  work: [string, Work[]];
  education: [string, Education[]];
  skills: [string, string[]];
  languages?: [string, [string, string][]];
  /** name, issuer, date as written */
  licences?: [string, [string, string, string][]];
  other?: [string, string][];
}

export const LANGUAGES = ['en', 'zh-CN', 'id', 'ja', 'zh-TW', 'ms', 'tr', 'pt-BR', 'es', 'ar'];

export function loadPeople(): Person[] {
  return LANGUAGES.flatMap((language) => {
    const file = new URL(`./people/${language}.json`, import.meta.url);
    const people = JSON.parse(readFileSync(file, 'utf8')) as Person[];
    return people.map((person, index) => ({ ...person, id: `${language}-${index}`, language }));
  });
}

export const nameOf = (person: Person): string => person.full ?? person.name.join(' ');

const labels: Record<string, [string, string, string, string, string]> = {
  en: ['Name', 'Phone', 'Email', 'Address', 'Date of birth'],
  'zh-CN': ['姓名', '电话', '邮箱', '现居地', '出生年月'],
  id: ['Nama', 'No. HP', 'Email', 'Alamat', 'Tanggal Lahir'],
  ja: ['氏名', '電話番号', 'メールアドレス', '現住所', '生年月日'],
  'zh-TW': ['姓名', '手機', '電子郵件', '居住地', '生日'],
  ms: ['Nama', 'No. Telefon', 'E-mel', 'Alamat', 'Tarikh Lahir'],
  tr: ['Adı Soyadı', 'Telefon', 'E-posta', 'Adres', 'Doğum Tarihi'],
  'pt-BR': ['Nome', 'Telefone', 'E-mail', 'Endereço', 'Data de nascimento'],
  es: ['Nombre', 'Teléfono', 'Correo electrónico', 'Dirección', 'Fecha de nacimiento'],
  ar: ['الاسم', 'الهاتف', 'البريد الإلكتروني', 'العنوان', 'تاريخ الميلاد'],
};

/** The facts about someone as a form asks for them: label and value. */
export function personalRows(person: Person): [string, string][] {
  const [name, phone, email, place, birth] = labels[person.language] as [string, string, string, string, string];
  const rows: [string, string][] = [[name, nameOf(person)]];
  if (person.birth) rows.push([birth, person.birth[0]]);
  return [...rows, [place, person.place], [phone, person.phone], [email, person.email]];
}

const contactTitles: Record<string, string> = {
  en: 'Contact',
  'zh-CN': '联系方式',
  id: 'Kontak',
  ja: '連絡先',
  'zh-TW': '聯絡方式',
  ms: 'Hubungi',
  tr: 'İletişim',
  'pt-BR': 'Contato',
  es: 'Contacto',
  ar: 'معلومات التواصل',
};

export const contactTitle = (person: Person): string => contactTitles[person.language] ?? 'Contact';

/** For HTML and for WordprocessingML. */
export const esc = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
