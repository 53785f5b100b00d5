import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collect, textOf } from '#test/ai/writing-ground.ts';
import { codeOf } from '#test/chat/chat-ground.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestApp, type TestApp, type TestVisitor } from '#test/test-app.ts';
import { CREDITS_A_DAY } from '../rewrite-types.ts';

const ENTRY = { section: 'work', title: 'Cashier', place: 'Kopi Corner' } as const;

describe('an entry of a resume', () => {
  let app: TestApp;
  let talent: TestVisitor;
  beforeAll(async () => {
    app = await startTestApp();
    talent = await signIn(app, 'entries@parley.example');
  });
  afterAll(() => app.close());

  const write = (input: object) => talent.api('POST /aicv/ai_writing/entry', { ...ENTRY, text: '', ...input });
  const left = async () => (await talent.api('GET /aicv/ai_writing/status')).credits.left;

  it.each([
    ['en', 'I was responsible for managing 4 tills. Basically I trained staff.', '• Managed 4 tills\n• Trained staff'],
    [
      'es',
      'Fui responsable de gestionar 4 cajas. Básicamente formé al equipo.',
      '• Gestioné 4 cajas\n• Formé al equipo',
    ],
    [
      'pt-BR',
      'Fui responsável por gerenciar 4 caixas. Eu treinei a equipe.',
      '• Gerenciei 4 caixas\n• Treinei a equipe',
    ],
    ['id', 'Saya bertugas mengelola 4 kasir. Saya juga melatih staf baru.', '• Mengelola 4 kasir\n• Melatih staf baru'],
    [
      'ms',
      'Saya bertugas menguruskan 4 kaunter. Saya juga melatih staf baharu.',
      '• Menguruskan 4 kaunter\n• Melatih staf baharu',
    ],
    [
      'tr',
      'Ben 4 kasanın takibinden sorumluydum. Yeni personele yardımcı oldum.',
      '• 4 kasanın takibini yürüttüm\n• Yeni personele destek verdim',
    ],
    ['ar', 'كنت مسؤولة عن إدارة 4 صناديق. قمت بتدريب الموظفين.', '• أدرت 4 صناديق\n• درّبت الموظفين'],
    [
      'ja',
      '私はレジ4台を担当していました。新人の教育を行いました。',
      '• レジ4台を担当しました\n• 新人の教育を実施しました',
    ],
    ['zh-CN', '我主要负责4个收银台。帮忙做新员工培训。', '• 负责4个收银台\n• 协助新员工培训'],
    ['zh-TW', '我主要負責4個收銀台。幫忙做新進員工訓練。', '• 負責4個收銀台\n• 協助新進員工訓練'],
  ])('AI-02 is put into clear lines with strong verbs in its own language: %s', async (language, text, better) => {
    app.clock.advance({ days: 1 });
    const written = await write({ text });
    expect(written).toMatchObject({ text: better, language, engine: { kind: 'built-in' } });
    expect(written.notes).toContain('verbs');
    expect(written.questions).toHaveLength(1);
  });

  it('AI-02 is streamed, and what is not typed yet is asked for and costs nothing', async () => {
    app.clock.advance({ days: 1 });
    const response = await talent.fetch('/api/aicv/ai_writing/entry', {
      method: 'POST',
      body: JSON.stringify({ ...ENTRY, text: 'I took care of the till.', stream: true }),
      headers: { 'content-type': 'application/json' },
    });
    expect(textOf(await collect(response))).toBe('Handled the till');
    expect(await left()).toBe(CREDITS_A_DAY - 1);
    expect(await write({})).toMatchObject({ text: '', questions: [{ question: 'tasks' }, { question: 'result' }] });
    expect(await left()).toBe(CREDITS_A_DAY - 1);
  });

  it('AI-02 AI-06 translating needs a service (41280), an unknown wish is refused, and neither costs anything', async () => {
    app.clock.advance({ days: 1 });
    const text = 'Ran the till.';
    expect(await codeOf(write({ text, rewrite_type: 'language', language: 'ja' }))).toBe(41280);
    expect(await codeOf(write({ text, rewrite_type: 'funnier' }))).toBe(40001);
    expect(await codeOf(write({ text: 'x'.repeat(4001) }))).toBe(40001);
    expect(await left()).toBe(CREDITS_A_DAY);
    expect((await write({ text: 'I utilized SAP in order to close.', rewrite_type: 'simpler' })).text).toBe(
      'I used SAP to close.',
    );
  });
});
