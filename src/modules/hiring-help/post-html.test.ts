import { describe, expect, it } from 'vitest';
import { postHtml, replaceWords } from './post-html.ts';

describe('a written post in the form', () => {
  it('EMP-02 keeps headings, lines and lists, and no markup of its own gets through', () => {
    const text = '## About the role\nWe need a <b>baker</b> & more.\n• Full-time\n\n## Tasks\n• Bake\n• Clean';
    expect(postHtml(text)).toBe(
      '<h3>About the role</h3><p>We need a &lt;b&gt;baker&lt;/b&gt; &amp; more.</p><ul><li><p>Full-time</p></li></ul>' +
        '<h3>Tasks</h3><ul><li><p>Bake</p></li><li><p>Clean</p></li></ul>',
    );
  });

  it('EMP-02 words are replaced between tags only, and what becomes empty goes', () => {
    expect(replaceWords('<p>A salesman &amp; co</p>', 'salesman', 'salesperson')).toBe('<p>A salesperson &amp; co</p>');
    expect(replaceWords('<p>R&amp;D rockstar</p>', 'R&D rockstar', 'R&D engineer')).toBe('<p>R&amp;D engineer</p>');
    // As it is stored, and as the editor writes it.
    for (const sign of ['&#39;', "'"]) {
      expect(replaceWords(`<p>The girl${sign}s desk</p>`, "The girl's desk", 'The desk')).toBe('<p>The desk</p>');
    }
    expect(replaceWords('<ul><li><p>限女性</p></li><li><p>收银</p></li></ul>', '限女性', '')).toBe(
      '<ul><li><p>收银</p></li></ul>',
    );
    expect(replaceWords('<p>Kind. Slim figure. Careful.</p>', 'Slim figure', '')).toBe('<p>Kind. Careful.</p>');
    expect(replaceWords('<p>young <strong>team</strong></p>', 'young team', 'team')).toBeNull();
    expect(replaceWords('<p class="salesman">x</p>', 'salesman', 'y')).toBeNull();
  });
});
