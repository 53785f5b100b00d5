import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

it('NAV-09 tells the words of a description, a line for each paragraph, and where it goes on', () => {
  const html = '<h3>Team &amp; tasks</h3><p>You <b>build</b> the\n harbour.</p><ul><li>Cranes</li><li>Ropes</li></ul>';
  expect(plainText(html, 100)).toBe('Team & tasks\nYou build the harbour.\nCranes\nRopes');
  expect(plainText(html, 25)).toBe('Team & tasks\nYou build…');
  expect(plainText(`<p>${'港'.repeat(30)}</p>`, 10)).toBe(`${'港'.repeat(10)}…`);
  expect(plainText(`<p>${'a'.repeat(9)}😀</p>`, 10)).toBe(`${'a'.repeat(9)}…`);
  expect(plainText('<p>1 &lt; 2</p><script>alert(1)</script>', 50)).toBe('1 < 2');
});
