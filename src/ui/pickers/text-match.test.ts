import { describe, expect, it } from 'vitest';
import { findMatch } from './text-match.ts';

const found = (text: string, query: string) => {
  const match = findMatch(text, query);
  return match && text.slice(match.start, match.end);
};

describe('PICK-01 typing finds the text whatever the case', () => {
  it.each([
    ['Sales Executive', 'EXEC', 'Exec'],
    ['São Paulo', 'sao p', 'São P'],
    ['İstanbul', 'istanbul', 'İstanbul'],
    ['Isparta', 'ısp', 'Isp'],
    ['Jakarta Selatan', '  selatan ', 'Selatan'],
    ['営業担当', '担当', '担当'],
    ['مندوب مبيعات', 'مبيعات', 'مبيعات'],
    ['Chief 👩‍💻 officer', 'OFFICER', 'officer'],
  ])('PICK-01 %s: %s marks %s', (text, query, expected) => {
    expect(found(text, query)).toBe(expected);
  });

  it('PICK-01 finds nothing for blank or foreign text', () => {
    expect(found('Sales', '  ')).toBeNull();
    expect(found('Sales', 'nurse')).toBeNull();
  });
});
