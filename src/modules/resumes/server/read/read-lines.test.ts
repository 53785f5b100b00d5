import { describe, expect, it } from 'vitest';
import type { Line } from './document.ts';
import { readContent } from './read-content.ts';

/** Lines of a page without looks; '|' stands between cells, '- ' before the items of a list. */
function linesOf(text: string): Line[] {
  return text
    .trim()
    .split('\n')
    .map((raw) => {
      const plain = raw.trim();
      const isBullet = plain.startsWith('- ');
      const cells = plain
        .replace(/^- /, '')
        .split(' ¦ ')
        .map((part) => ({ text: part, visual: part, box: null, isBold: false }));
      const look = { size: 0, isBold: false, isHeading: false, indent: null, followsFullLine: false };
      return { cells, page: 1, isBullet, block: 0, startsParagraph: true, ...look };
    });
}

function read(text: string, links: string[] = [], countryCode?: string) {
  const blocks = [{ page: 1, x: null, isAside: false }];
  return readContent({ pages: [], blocks, lines: linesOf(text), links }, { countryCode }).content;
}

const WORK = 'Experience\nBaker\nCorner Bakery Ltd\n2015 – 2018';

describe('how someone is reached', () => {
  it.each([
    ['jo.bell @ mail.example', 'jo.bell@mail.example'],
    ['jo . bell @ mail . example', 'jo.bell@mail.example'],
    ['jo.bell [at] mail [dot] example', 'jo.bell@mail.example'],
    ['邮箱jo.bell@mail.example', 'jo.bell@mail.example'],
    ['البريد: jo.bell@mail.example', 'jo.bell@mail.example'],
    ['ｊｏ＿ｂｅｌｌ＠mail.example'.normalize('NFKC'), 'jo_bell@mail.example'],
    ['jo.bell@mail-\nhouse.example', 'jo.bell@mail-house.example'],
    ['jo.bell\n@mail.example', 'jo.bell@mail.example'],
    ['jo.bell@mail.exampleNurse', 'jo.bell@mail.example'],
    ['jo.bell@mail.example\nwww.bell.example/jo', 'jo.bell@mail.example'],
  ])('RES-02 is the address %s', (written, wanted) => {
    expect(read(`Jo Bell\n${written}\n${WORK}`).email).toBe(wanted);
  });

  it.each([
    ['(+62) 812-3456-7890', 'ID', '+62 812 3456 7890'],
    ['HP/WA: 0812 3456 7890 / 021 555 1234', 'ID', '+62 812 3456 7890'],
    ['Fax 020 7946 0999 | Tel 020 7946 0018', 'GB', '+44 20 7946 0018'],
    ['٠١١٢٤٨٨٣٠٧١', 'EG', '+20 11 24883071'],
    ['(02)2012-3456', 'TW', '+886 2 2012 3456'],
    ['CPF 123.456.789-09 | (11) 98765-4321', 'BR', '+55 11 98765 4321'],
    ['01632 960 452', 'GB', '01632 960 452'],
    ['Halifax, Nova Scotia · 902-555-0166', 'CA', '+1 902 555 0166'],
    ['011-0000 0793', 'MY', '011-0000 0793'],
    ['4567 123 50 966+', 'SA', '+966 50 123 4567'],
  ])('RES-02 is the number %s', (written, country, wanted) => {
    expect(read(`Jo Bell\n${written}\n${WORK}`, [], country).phone).toBe(wanted);
  });

  it('RES-02 is taken from links where nothing is written, never from people who speak for someone', () => {
    const others = `${WORK}\nReferences\nAda Poe, ada@poe.example, +44 20 7946 0958`;
    const links = ['mailto:jo@bell.example', 'tel:+442079460018'];
    expect(read(`Jo Bell\n${others}`, links)).toMatchObject({ email: 'jo@bell.example', phone: '+44 20 7946 0018' });
  });
});

describe('whose resume it is', () => {
  it.each([
    ['許家豪 業務經理\n0919-000-654', '家豪', '許'],
    ['看護師職務経歴書\n小林 由美', '由美', '小林'],
    ['Nama Lengkap  :  Joko Susilo', 'Joko', 'Susilo'],
    ['姓名 Name ¦ : 陈美玲', '美玲', '陈'],
    ['Assalamualaikum. Nama saya Siti binti Ahmad, umur 44 tahun', 'Siti', 'binti Ahmad'],
    ['グエン・ティ・ラン（NGUYEN THI LAN） 1996年生', 'グエン・ティ・ラン', ''],
  ])('RES-02 is told by %s', (written, first, last) => {
    expect(read(`${written}\njo@bell.example\n${WORK}`)).toMatchObject({ first_name: first, last_name: last });
  });
});

describe('what a section says', () => {
  const jobs = (text: string) =>
    read(`Jo Bell\njo@bell.example\nExperience\n${text}`).work_experiences.map(({ title, company, start, end }) => [
      title,
      company,
      start,
      end,
    ]);

  it('RES-02 keeps a title whole where the employers stand elsewhere', () => {
    const text = `Assistant Manager – Accounts & Taxation\nCorner Foods Ltd, Leeds\n2018 – 2020\nHelper / Driver\nBell Freight Ltd\n2015 – 2018`;
    expect(jobs(text)).toEqual([
      ['Assistant Manager – Accounts & Taxation', 'Corner Foods Ltd', '2018', '2020'],
      ['Helper / Driver', 'Bell Freight Ltd', '2015', '2018'],
    ]);
  });

  it('RES-02 takes short lines below a name for what was done, not for further names', () => {
    const text = `2018 – 2020 ¦ Baker\nCorner Bakery Ltd\nbread, cakes and pies for the market\n2015 – 2018 ¦ Waiter\nMill Hotel\nbreakfast and weddings`;
    expect(jobs(text)).toEqual([
      ['Baker', 'Corner Bakery Ltd', '2018', '2020'],
      ['Waiter', 'Mill Hotel', '2015', '2018'],
    ]);
  });

  it('RES-02 gives several roles the employer above them, and no length of time a name', () => {
    const text = `Tall Timber Ltd\n7 years 4 months\nDirector of Planning\nMarch 2022 – Present (2 years)\nDemand Planner\nJune 2019 – March 2022 (2 years 10 months)`;
    expect(jobs(text).map(([title, company]) => [title, company])).toEqual([
      ['Director of Planning', 'Tall Timber Ltd'],
      ['Demand Planner', 'Tall Timber Ltd'],
    ]);
  });

  it('RES-02 reads a list whose items are jobs, and tables whose heads are partly unknown', () => {
    expect(
      jobs(`- Mill Hospital – Nurse – 01/2018 a 03/2020\nWards and nights.\n- Bell Clinic – Carer – 02/2012 a 12/2017`),
    ).toEqual([
      ['Nurse', 'Mill Hospital', '2018-01', '2020-03'],
      ['Carer', 'Bell Clinic', '2012-02', '2017-12'],
    ]);
    expect(jobs(`起訖 ¦ 醫院 ¦ 病房 ¦ 職務\n110.08-迄今 ¦ 高雄博愛綜合醫院 ¦ 內科 ¦ 護理師`)[0]).toEqual([
      '護理師',
      '高雄博愛綜合醫院',
      '2021-08',
      null,
    ]);
  });

  it.each([
    [
      'İşletme Yüksek Lisans, Orhangazi Üniversitesi, 2013 – 2015',
      'Orhangazi Üniversitesi',
      'Yüksek Lisans',
      'İşletme',
    ],
    ['澳門旅業學院，酒店管理學士，2010年至2014年', '澳門旅業學院', '學士', '酒店管理'],
    ['川西师范学院，本科（函授），学前教育，2010—2013', '川西师范学院', '本科', '学前教育'],
    ['Escola Dom Pedro, Ensino médio completo, 2004', 'Escola Dom Pedro', 'Ensino médio completo', ''],
  ])('RES-02 tells degree and field apart in %s', (text, school, degree, field) => {
    const { educations } = read(`Jo Bell\njo@bell.example\nEducation\n${text}`);
    expect(educations).toMatchObject([{ school, degree, field }]);
  });

  it.each([
    ['2015年3月到现在，在临沂顺达物流公司做货车司机', '货车司机', '临沂顺达物流公司'],
    ['طباخ رئيسي بمطعم دار الزيتون، 2016 – 2020', 'طباخ رئيسي', 'مطعم دار الزيتون'],
    ['06/2005 - 12/2007 ¦ Audit Assistant, Ooi, Rahim & Partners', 'Audit Assistant', 'Ooi, Rahim & Partners'],
  ])('RES-02 tells title and employer apart in %s', (text, title, company) => {
    expect(jobs(text)[0]?.slice(0, 2)).toEqual([title, company]);
  });

  it('RES-02 tells what was studied from the town of a school', () => {
    const { educations } = read(
      `Jo Bell\njo@bell.example\nEducation\nBA in Culinary Arts, Atlantic Coast Institute, Galway (2012 – 2016)`,
    );
    expect(educations).toMatchObject([{ school: 'Atlantic Coast Institute', degree: 'BA', field: 'Culinary Arts' }]);
  });
});
