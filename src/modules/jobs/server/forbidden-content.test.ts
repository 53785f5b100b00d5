import { describe, expect, it } from 'vitest';
import { findForbidden } from './forbidden-content.ts';
import { assertQuestionsAnswered } from './jobs.public.ts';

const reasons = (text: string, country = 'SG') =>
  findForbidden('description', text, country).map(({ problem }) => problem);

describe('forbidden content', () => {
  it.each([
    ['Call us on 9123 4567 today', 'SG'],
    ['Send your CV to +62 812-3456-7890', 'SG'],
    ['電話 03-1234-5678', 'JP'],
    ['اتصل على ٠٥٠ ١٢٣ ٤٥٦٧', 'AE'],
    ['WhatsApp 0812 3456 7890', 'ID'],
    ['Ligue (11) 91234-5678', 'BR'],
    ['９１２３ ４５６７', 'SG'],
  ])('EMP-02 sees a telephone number in: %s', (text, country) => {
    expect(reasons(text, country)).toContain('forbiddenPhone');
  });

  it.each([
    'You earn S$5,200 – 7,800 a month',
    'Rp 10.000.000 - 15.000.000 per bulan',
    'Founded 2019-2024, 2026-11-15 start',
    '15.11.2026 is the first day',
    'Over 100 000 000 users, 24/7 support',
    'Experience with WhatsApp Business API and Telegram bots',
    'We never ask for a registration fee.',
    'Kami tidak memungut biaya pendaftaran.',
    '不收取任何培训费',
    'You must be at least 18 years old.',
    'We welcome people of every age, gender and faith.',
    'Manage the security deposit accounts of our tenants',
    'Work on line 3 of the plant: assembly',
    'ISO 9001:2015, RFC 2119 and IEC 62304',
    'Salary 60 000 - 80 000 USD',
  ])('EMP-02 leaves alone: %s', (text) => {
    expect(reasons(text, 'SG')).toEqual([]);
    expect(reasons(text, 'ID')).toEqual([]);
  });

  it.each([
    'Chat with me: https://wa.me/6591234567',
    'Join t.me/fastjobs now',
    'Add LINE ID: fastjobs99',
    '加微信: abc12345',
    'WeChat ID：harbour_jobs',
    'تواصل واتساب: +971501234567',
    'te\u200blegram: @harbour',
  ])('EMP-02 sees another messenger in: %s', (text) => {
    expect(reasons(text)).toContain('forbiddenMessenger');
  });

  it.each([
    ['en', 'A registration fee of $50 applies'],
    ['zh-CN', '入职需缴纳保证金500元'],
    ['id', 'Peserta membayar biaya pendaftaran'],
    ['ja', '登録料をお支払いください'],
    ['zh-TW', '需繳納保證金'],
    ['ms', 'Yuran pendaftaran RM50'],
    ['tr', 'Kayıt ücreti 500 TL'],
    ['pt-BR', 'Há uma taxa de inscrição'],
    ['es', 'Se cobra una cuota de inscripción'],
    ['ar', 'رسوم التسجيل 100 ريال'],
  ])('EMP-02 sees a request for money in %s', (_, text) => {
    expect(reasons(text)).toContain('forbiddenPayment');
  });

  it.each([
    ['en', 'Male only, maximum age 35'],
    ['zh-CN', '仅限女性，35岁以下'],
    ['id', 'Khusus wanita, usia maksimal 28 tahun'],
    ['ja', '女性限定、35歳以下の方'],
    ['zh-TW', '限男性，35歲以下'],
    ['ms', 'Lelaki sahaja'],
    ['tr', 'Sadece erkek adaylar'],
    ['pt-BR', 'Somente mulheres, boa aparência'],
    ['es', 'Solo mujeres, buena presencia'],
    ['ar', 'للإناث فقط'],
    ['en', 'Only young women, please'],
  ])('EMP-02 sees discrimination in %s', (_, text) => {
    expect(reasons(text)).toContain('forbiddenDiscrimination');
  });

  it('EMP-02 takes no longer for a long text that almost matches', () => {
    const start = performance.now();
    findForbidden('description', 'call 1 2 3 4 5 6 '.repeat(1200), 'SG');
    findForbidden('description', `${'a'.repeat(20_000)}@`, 'SG');
    expect(performance.now() - start).toBeLessThan(3000);
  });
});

describe('screening questions', () => {
  const questions = [
    { id: 1, question: 'Do you dive?', kind: 'yes_no' as const, choices: [] },
    { id: 2, question: 'Which boat?', kind: 'choice' as const, choices: ['Tug', 'Barge'] },
    { id: 3, question: 'Why?', kind: 'text' as const, choices: [] },
  ];

  it('JOB-05 wants an answer to each (41136)', () => {
    const all = [
      { question_id: 1, answer: 'yes' },
      { question_id: 2, answer: 'Tug' },
      { question_id: 3, answer: 'The sea.' },
    ];
    expect(() => assertQuestionsAnswered(questions, all)).not.toThrow();
    for (const wrong of [
      all.slice(1),
      [...all.slice(0, 2), { question_id: 3, answer: '  ' }],
      [{ question_id: 1, answer: 'maybe' }, ...all.slice(1)],
      [all[0], { question_id: 2, answer: 'Yacht' }, all[2]],
    ])
      expect(() => assertQuestionsAnswered(questions, wrong as typeof all)).toThrow('screeningAnswersMissing');
  });
});
