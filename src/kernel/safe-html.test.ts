import { describe, expect, it } from 'vitest';
import { safeHtml } from './safe-html.ts';

/** Everything that may stand between angle brackets in an answer. */
const HARMLESS = /^<(\/?(p|ul|ol|li|h3|h4|strong|em|a)|br|a href="https:\/\/[^"<>\s]*" rel="nofollow noopener")>$/;

const tagsOf = (html: string) => html.match(/<[^>]*>?/g) ?? [];

describe('safeHtml', () => {
  it('JOB-01 keeps paragraphs, lists, headings and emphasis as they are', () => {
    const html =
      '<h3>Role</h3><p>You <strong>build</strong> <em>things</em>.<br>Daily.</p><ul><li>a</li><li>b</li></ul>';
    expect(safeHtml(html)).toBe(html);
  });

  it.each([
    ['a script with its content', 'a<script>alert(1)</script>b', 'ab'],
    ['a script in capitals and with odd spaces', 'a<ScRiPt\n x=1 >alert(1)</sCrIpT >b', 'ab'],
    ['a script that is never closed', 'a<script>alert(1)', 'a'],
    ['a script hidden in a script', '<scr<script>ipt>alert(1)</scr</script>ipt>', 'ipt&gt;alert(1)ipt&gt;'],
    ['handlers', '<p onclick="alert(1)" onmouseover=alert(2)>x</p>', '<p>x</p>'],
    ['a handler behind a slash', '<p/onclick=alert(1)>x</p>', '<p>x</p>'],
    ['classes, ids and styles', '<p class="a" id=b style="position:fixed">x</p>', '<p>x</p>'],
    ['a picture with a handler', '<img src=x onerror=alert(1)>x', 'x'],
    ['svg and all in it', 'a<svg><svg onload=alert(1)></svg><a href="https://x.y">z</a></svg>b', 'ab'],
    ['math', 'a<math><mtext><style></math>b', 'ab'],
    ['style', '<style>body{display:none}</style>x', 'x'],
    [
      'frames, objects, templates',
      '<iframe srcdoc="<p>"></iframe><object><p>a</p></object><template>b</template>c',
      'c',
    ],
    ['comments', 'a<!-- <p>hidden</p> -->b<!--[if IE]><script>1</script><![endif]-->c', 'abc'],
    ['a comment that never ends', 'a<!-- b<p>c</p>', 'a'],
    ['a doctype and CDATA', '<!doctype html><![CDATA[<p>]]>a<?php evil ?>b', ']]&gt;ab'],
  ])('JOB-01 takes out %s', (_what, source, expected) => {
    expect(safeHtml(source)).toBe(expected);
  });

  it.each([
    ['javascript', '<a href="javascript:alert(1)">x</a>'],
    ['javascript in capitals with a tab', '<a href="JaVa\tScRiPt:alert(1)">x</a>'],
    ['javascript in entities', '<a href="&#106;avascript&#58;alert(1)">x</a>'],
    ['data', "<a href='data:text/html,<script>alert(1)</script>'>x</a>"],
    ['http', '<a href=http://x.example>x</a>'],
    ['relative', '<a href="//x.example">x</a>'],
    ['https with a name that misleads', '<a href="https://bank.example@evil.example">x</a>'],
    ['none', '<a name="top">x</a>'],
  ])('JOB-01 leaves a link without an address when that is %s', (_what, source) => {
    expect(safeHtml(source)).toBe('<a>x</a>');
  });

  it('JOB-01 keeps an https link, marks it and escapes what could end its address', () => {
    expect(safeHtml('<a target=_blank href="https://x.example/?a=1&amp;b=&quot;>">x</a>')).toBe(
      '<a href="https://x.example/?a=1&amp;b=%22%3E" rel="nofollow noopener">x</a>',
    );
    expect(safeHtml('<a href="https://x.example"><a href="https://y.example">z</a></a>')).toBe(
      '<a href="https://x.example/" rel="nofollow noopener">z</a>',
    );
  });

  it('JOB-01 reads entities once, so that written markup stays text', () => {
    expect(safeHtml('&lt;script&gt;1 &amp;lt; 2 &#60;p&#x3e; &copy; &#0; AT&T')).toBe(
      '&lt;script&gt;1 &amp;lt; 2 &lt;p&gt; &amp;copy;  AT&amp;T',
    );
  });

  it('JOB-01 closes what was left open and drops what was never opened', () => {
    expect(safeHtml('<ul><li>a<li><strong>b')).toBe('<ul><li>a</li><li><strong>b</strong></li></ul>');
    expect(safeHtml('</p></div>a<p>b<p>c</em></p>')).toBe('a<p>b</p><p>c</p>');
    expect(safeHtml('<p>a<ul><li>b</ul>c</p>')).toBe('<p>a</p><ul><li>b</li></ul>c');
  });

  it('JOB-01 shows a tag without an end as the text it is', () => {
    expect(safeHtml('3 < 4 and <img src=x onerror=alert(1) //')).toBe('3 &lt; 4 and &lt;img src=x onerror=alert(1) //');
    expect(safeHtml('<p>a<p title="b>c</p>')).toBe('<p>a&lt;p title=&quot;b&gt;c&lt;/p&gt;</p>');
  });

  it('JOB-01 writes only harmless tags whatever it is given', () => {
    const pieces = [
      '<',
      '>',
      '"',
      "'",
      '/',
      'script',
      'p',
      ' onclick=',
      'a href=',
      'https://x.y',
      'javascript:',
      '<!--',
    ];
    pieces.push(
      '-->',
      '&lt;',
      '&#60;',
      '<svg',
      '</svg>',
      '<p>',
      '</p>',
      '<a ',
      '=',
      ' ',
      '<li>',
      '\0',
      '<![CDATA[',
      ']]>',
    );
    let seed = 7;
    const next = () => {
      seed = (seed * 48271) % 2147483647;
      return pieces[seed % pieces.length];
    };
    for (let round = 0; round < 5000; round += 1) {
      const source = Array.from({ length: 1 + (round % 24) }, next).join('');
      const html = safeHtml(source);
      for (const tag of tagsOf(html)) expect(tag, source).toMatch(HARMLESS);
      expect(html.match(/<p>/g)?.length, source).toBe(html.match(/<\/p>/g)?.length);
      expect(safeHtml(html), source).toBe(html);
    }
  });

  it('JOB-01 is quick on text made to keep it busy', () => {
    // Time of this thread, so that a busy machine changes nothing.
    const before = process.threadCpuUsage();
    for (const piece of ['<', '<a', '<svg ', '<a "', '<!--', '&#', '<p>', '<ul><li>']) safeHtml(piece.repeat(20_000));
    expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(5000);
  });

  it('EMP-02 keeps the cells of a table apart, a line for each row', () => {
    const table = '<table><tr><th>Shift</th><th>Pay</th></tr><tr><td>Night</td><td>20</td></tr></table>';
    expect(safeHtml(table)).toBe('Shift · Pay<br>Night · 20');
    expect(safeHtml('<table><tr><td><p>Night</p></td><td><p>20</p></td></tr></table>')).toBe('<p>Night</p><p>20</p>');
  });
});
