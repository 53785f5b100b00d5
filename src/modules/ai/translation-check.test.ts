import { describe, expect, it } from 'vitest';
import { safeHtml } from '#src/kernel/safe-html.ts';
import { splitHtml } from './html-texts.ts';
import { isFaithful } from './translation-check.ts';

const FAITHFUL: [original: string, translated: string][] = [
  ['年収500万円、賞与年2回', 'Annual pay of 5 million yen, bonus twice a year'],
  ['月薪1.5万元', 'Monthly pay of 15,000 yuan'],
  ['Gaji Rp 12.000.000 per bulan', 'Pay of Rp 12,000,000 a month'],
  ['At least two years of experience', '2年以上の経験'],
  ['خبرة ٣ سنوات على الأقل', 'At least 3 years of experience'],
  ['Work 5 days a week', 'Haftada beş gün çalışma'],
  ['Mulai 05/03/2026', 'Starts on 5 March 2026'],
  ['Escríbeme a ana.perez@empresa.com', 'Write to me at ana.perez@empresa.com'],
  ['请联系 Telegram @hr_boss88，电话 +86 138-1234-5678', 'Contact Telegram @hr_boss88, phone +86 138-1234-5678'],
  ['詳細はhttps://jobs.example/a?b=1をご覧ください。', 'See https://jobs.example/a?b=1 for details.'],
];
const UNFAITHFUL: [original: string, translated: string, why: string][] = [
  ['Gaji Rp 12.000.000 per bulan', 'Pay of Rp 15,000,000 a month', 'another amount'],
  ['Monthly pay', '月給30万円', 'an amount of its own'],
  ['At least 3 years', '5年以上', 'another small number'],
  ['Call +60 12-345 6789', 'Llama al +60 12-345 6780', 'another digit of a phone'],
  ['See https://jobs.example/a', 'Ver https://evil.example/a', 'another link'],
  ['See our site', 'Ver t.me/fastjobs', 'a link of its own'],
  ['Join t.me/fastjobs today', 'Únete hoy a nuestro grupo', 'a link is gone'],
  ['Write to ana@empresa.com', '写信给我', 'an address is gone'],
  ['Nusa Foods is hiring', 'ヌサフーズは採用中です', 'a name is gone'],
  ['Hello', '', 'nothing'],
  ['Hi', 'As you wish, here is a long text about something else. '.repeat(4), 'far more than was said'],
];

describe('what a translation must keep', () => {
  it.each(FAITHFUL)('AI-08 passes: %s', (original, translated) => {
    expect(isFaithful(original, translated, ['Nusa Foods'])).toBe(true);
  });

  it.each(UNFAITHFUL)('AI-08 AI-09 does not pass: %s → %s (%s)', (original, translated) => {
    expect(isFaithful(original, translated, ['Nusa Foods'])).toBe(false);
  });

  it('AI-08 puts texts into the same markup, and nothing in them becomes markup', () => {
    const html = safeHtml(
      '<p>Pay &amp; perks: <strong>good</strong> ones.</p><ul><li>A <a href="https://x.example/?a=1&b=2">link</a></li></ul>',
    );
    const { texts, fill } = splitHtml(html);
    expect(texts).toEqual(['Pay & perks:', 'good', 'ones.', 'A', 'link']);
    expect(fill(texts)).toBe(html);
    const filled = fill(['<script>alert(1)</script>', 'b', 'c', 'd', 'e & "f"']);
    expect(filled).toContain('&lt;script&gt;');
    expect(filled).toContain('href="https://x.example/?a=1&amp;b=2"');
    expect(safeHtml(filled)).toBe(filled);
  });
});
