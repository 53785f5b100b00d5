import { describe, expect, it } from 'vitest';
import { digitsOf, normalizeText, tidyText } from './text.ts';

describe('text', () => {
  it('SRCH-02 trims and makes every run of white space one space', () => {
    expect(tidyText('  senior \t\n  react   developer ')).toBe('senior react developer');
    expect(tidyText('\u3000東京\u3000\u3000営業\u00a0')).toBe('東京 営業');
    expect(tidyText(' \n ')).toBe('');
    expect(tidyText('senior\u0000\u0007 react\u001b')).toBe('senior react');
  });

  it('treats spellings of the same word as one', () => {
    const same = (...spellings: string[]) => expect(new Set(spellings.map(normalizeText)).size).toBe(1);
    same('São Paulo', 'sao  paulo', 'SÃO PAULO', 'Sa\u0303o Paulo');
    same('ＩＴ　エンジニア', 'it エンジニア', 'IT ｴﾝｼﾞﾆｱ');
    same('İstanbul', 'istanbul', 'ISTANBUL', 'ıstanbul');
    same('مُحَاسِب', 'محاسب');
    same('한국', '한국'.normalize('NFD'));
  });

  it('keeps different words apart, also where only a mark of Japanese kana tells them', () => {
    expect(normalizeText('バス')).not.toBe(normalizeText('ハス'));
    expect(normalizeText('パート')).not.toBe(normalizeText('バート'));
    expect(normalizeText('c++')).not.toBe(normalizeText('c'));
  });

  it('changes nothing when it is applied again', () => {
    for (const text of ['São Paulo', 'ﾊﾞｲﾄ', 'İzmir', 'ﷺ', 'ﬁnance', 'ẞ']) {
      expect(normalizeText(normalizeText(text))).toBe(normalizeText(text));
    }
  });
});

it.each([
  ['123 456', '123456'],
  ['١٢٣٤٥٦', '123456'],
  ['۱۲۳-۴۵۶', '123456'],
  ['１２３４５６', '123456'],
  ['Your code is 09 87 65.', '098765'],
  ['no digits', ''],
])('AUTH-03 finds the digits in %j', (text, digits) => {
  expect(digitsOf(text)).toBe(digits);
});
