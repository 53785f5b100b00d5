import { describe, expect, it } from 'vitest';
import { flagMessage } from '#src/modules/chat/server/shield/flag-message.ts';
import { type Example, readExamples } from '../../scripts/shield/read-examples.ts';

const FLAG_OF: Record<string, string> = {
  fee: 'payment_request',
  wallet: 'wallet',
  document: 'personal_data',
  code: 'run_code',
  off_platform: 'off_platform',
  link: 'suspicious_link',
};

function measure(examples: readonly Example[]) {
  const judged = examples.map((one) => ({ one, flags: flagMessage(one.text, one.side) as string[] }));
  const harmful = judged.filter(({ one }) => one.reason !== 'ok');
  const found = harmful.filter(({ flags }) => flags.length > 0);
  const harmless = judged.filter(({ one }) => one.reason === 'ok');
  return {
    found: found.length / harmful.length,
    false: harmless.filter(({ flags }) => flags.length > 0).length / harmless.length,
    right:
      found.filter(({ one, flags }) => one.reason.split(',').some((reason) => flags.includes(FLAG_OF[reason] ?? '')))
        .length / found.length,
  };
}

/** Floors under what was measured, see test/scams/README.md: two parts that it has learnt from, and q and u, which it has never seen. */
describe.each([
  { half: 'a', found: 0.98, false: 0.01, right: 0.97 },
  { half: 'm', found: 0.97, false: 0.01, right: 0.96 },
  { half: 'q', found: 0.89, false: 0.02, right: 0.97 },
  { half: 'u', found: 0.91, false: 0.025, right: 0.96 },
])('labelled messages, half $half', ({ half, ...floors }) => {
  it('CHAT-08 TRU-04 are found for their true reason, and few harmless ones with them', () => {
    const measured = measure(readExamples(half));
    // Only which figure fell, so that nobody comes to know q and u by their misses.
    expect(measured.found >= floors.found, 'share found').toBe(true);
    expect(measured.right >= floors.right, 'share of true reasons').toBe(true);
    expect(measured.false <= floors.false, 'share falsely flagged').toBe(true);
  });
});

describe('disguises', () => {
  it.each([
    'Please pay the training fee of $50 before we start.',
    'Please p a y the t r a i n i n g f e e of $50 before we start.',
    'Please p4y the tr4ining f33 of $50 before we start.',
    'Ｐｌｅａｓｅ ｐａｙ the training fee of $50 before we start.',
    'Please p\u200bay the train\u200bing f\u200bee of $50 before we start.',
    'Please рау the trаining fее of $50 before we start.',
    'Please pay 💰 the tra🙂ining fee of $50 before we start.',
    'Please pay the\ntraining fee\nof $50 before we start.',
  ])('CHAT-08 do not hide what %j asks for', (text) => {
    expect(flagMessage(text, 'boss')).toContain('payment_request');
  });
});

describe('everyday lines', () => {
  it.each([
    'Hello, I like this job.',
    'Mira is waiting.',
    'One more thing',
    "What's next?",
    'Before 1',
    'Please send your papers.',
  ])('CHAT-08 TRU-04 %j is not warned of for a single word or name', (text) => {
    expect(flagMessage(text, 'boss')).toEqual([]);
  });
});
