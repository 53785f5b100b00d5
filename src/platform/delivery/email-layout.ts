interface EmailItem {
  title: string;
  detail: string;
  url?: string;
}

export interface EmailContent {
  language: string;
  direction: 'ltr' | 'rtl';
  title: string;
  paragraphs: string[];
  /** Shown large and easy to copy. */
  code?: string;
  /** Things to open, each with a line about it. */
  items?: EmailItem[];
  /** The same in groups, each with a link of its own. */
  sections?: { title: string; items: EmailItem[]; link?: { label: string; url: string } }[];
  button?: { label: string; url: string };
  /** Another way on, less loud. */
  after?: { label: string; url: string };
  footer: string;
  footerLink?: { label: string; url: string };
}

/** The same message as plain text and as HTML that mail programs of all ages can show. */
export function layOutEmail(content: EmailContent): { text: string; html: string } {
  return { text: asText(content), html: asHtml(content) };
}

function asText({
  title,
  paragraphs,
  code,
  items = [],
  sections = [],
  button,
  after,
  footer,
  footerLink,
}: EmailContent): string {
  const open = [button, after].flatMap((link) => (link ? [`${link.label}: ${link.url}`] : []));
  const end = footerLink ? `${footer}\n${footerLink.label}: ${footerLink.url}` : footer;
  const itemText = (item: EmailItem) => [item.title, item.detail, item.url].filter(Boolean).join('\n');
  const list = items.map(itemText);
  const groups = sections.flatMap(({ title: name, items: own, link }) => [
    `== ${name} ==`,
    ...own.map(itemText),
    ...(link ? [`${link.label}: ${link.url}`] : []),
  ]);
  const all = [...list, ...groups];
  const middle = all.length > 0 ? [...paragraphs, ...all, ...open] : [...open, ...paragraphs];
  return `${[title, ...(code ? [code] : []), ...middle, `-- \n${end}`].join('\n\n')}\n`;
}

const FONT = 'font-family:system-ui,-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif';
// Evergreen and ink of the site, as old mail programs understand colours: inline. Those that know dark mode read the
// classes besides, which must therefore win over the inline styles.
const LIGHT = {
  canvas: '#f4f6f4',
  card: '#ffffff',
  ink: '#17211d',
  muted: '#56625c',
  line: '#dfe5e1',
  accent: '#00754f',
};
const DARK = {
  canvas: '#0f1613',
  card: '#18211d',
  ink: '#eef3f0',
  muted: '#b3beb8',
  line: '#33403a',
  accent: '#5fd3a4',
};
const DARK_BUTTON = '#082117';

const STYLES = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.canvas{background:${DARK.canvas}!important}.card{background:${DARK.card}!important;color:${DARK.ink}!important;border-color:${DARK.line}!important}
.accent{color:${DARK.accent}!important}.muted{color:${DARK.muted}!important}.line{border-color:${DARK.line}!important}
.box{background:${DARK.canvas}!important;border-color:${DARK.line}!important}
.button{background:${DARK.accent}!important;color:${DARK_BUTTON}!important}}
@media (max-width:560px){.canvas{padding:0!important}.card{padding:28px 20px!important;border-width:0!important;border-radius:0!important}}`;

/** Whatever someone has written breaks where it must, rather than widen the letter. */
const BREAKS = 'overflow-wrap:anywhere;word-break:break-word';

function asHtml(content: EmailContent): string {
  const { language, direction, title, footer, footerLink } = content;
  const link = footerLink
    ? `<br><a class="muted" href="${escapeHtml(footerLink.url)}" style="color:${LIGHT.muted}">${escapeHtml(footerLink.label)}</a>`
    : '';
  const foot = `<p class="muted line" style="margin:32px 0 0;padding-top:16px;border-top:1px solid ${LIGHT.line};color:${LIGHT.muted};font-size:13px;line-height:1.7">${escapeHtml(footer)}${link}</p>`;
  const card = `padding:40px 36px;background:${LIGHT.card};color:${LIGHT.ink};border:1px solid ${LIGHT.line};border-radius:12px;font-size:16px;line-height:1.55;text-align:${direction === 'rtl' ? 'right' : 'left'};${BREAKS};${FONT}`;
  // Tables hold the width where a mail program knows no other way.
  const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';
  return [
    `<!doctype html><html lang="${escapeHtml(language)}" dir="${direction}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">',
    `<meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(title)}</title>`,
    `<style>${STYLES}</style></head>`,
    `<body class="canvas" style="margin:0;padding:24px 0;background:${LIGHT.canvas}">`,
    `<table ${table} width="100%"><tr><td align="center">`,
    `<table ${table} width="560" style="width:100%;max-width:560px;table-layout:fixed;border-collapse:separate"><tr>`,
    `<td class="card" dir="${direction}" style="${card}">`,
    bodyHtml(content),
    `${foot}</td></tr></table></td></tr></table></body></html>`,
  ].join('');
}

function bodyHtml({ title, paragraphs, code, items = [], sections = [], button, after }: EmailContent): string {
  // What there is to open comes first, the way to all of it after it.
  const hasList = items.length + sections.length > 0;
  return [
    `<p class="accent" style="margin:0 0 28px;font-size:18px;font-weight:700;color:${LIGHT.accent}">Parley</p>`,
    `<h1 style="margin:0 0 20px;font-size:23px;line-height:1.3;font-weight:650">${escapeHtml(title)}</h1>`,
    code ? codeHtml(code) : '',
    button && !hasList ? buttonHtml(button) : '',
    ...paragraphs.map((text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`),
    ...items.map(itemHtml),
    ...sections.map(sectionHtml),
    button && hasList ? buttonHtml(button) : '',
    after ? linkHtml(after) : '',
  ].join('');
}

/** The digits run left to right, at the side where the language begins. */
function codeHtml(code: string): string {
  const style = `display:inline-block;padding:12px 18px;border:1px solid ${LIGHT.line};border-radius:10px;background:${LIGHT.canvas};font-size:30px;line-height:1.2;letter-spacing:5px;font-weight:650;font-variant-numeric:tabular-nums`;
  return `<p style="margin:0 0 24px"><span class="box" dir="ltr" style="${style}">${escapeHtml(code)}</span></p>`;
}

function buttonHtml({ label, url }: NonNullable<EmailContent['button']>): string {
  const style = `display:inline-block;padding:14px 24px;border-radius:8px;background:${LIGHT.accent};color:#ffffff;font-weight:600;text-decoration:none`;
  return `<p style="margin:20px 0 24px"><a class="button" href="${escapeHtml(url)}" style="${style}">${escapeHtml(label)}</a></p>`;
}

function sectionHtml({ title, items, link }: NonNullable<EmailContent['sections']>[number]): string {
  const head = `<h2 style="margin:28px 0 10px;font-size:17px;line-height:1.35;font-weight:650"><bdi>${escapeHtml(title)}</bdi></h2>`;
  return head + items.map(itemHtml).join('') + (link ? linkHtml(link) : '');
}

function linkHtml({ label, url }: NonNullable<EmailContent['after']>): string {
  return `<p style="margin:4px 0 8px"><a class="accent" href="${escapeHtml(url)}" style="color:${LIGHT.accent};font-size:14px">${escapeHtml(label)}</a></p>`;
}

function itemHtml({ title, detail, url }: EmailItem): string {
  // Names and jobs may be in another direction than the letter.
  const words = `<bdi>${escapeHtml(title)}</bdi>`;
  const name = url
    ? `<a class="accent" href="${escapeHtml(url)}" style="color:${LIGHT.accent};font-weight:600;text-decoration:none">${words}</a>`
    : `<strong>${words}</strong>`;
  const more = detail
    ? `<br><span class="muted" style="color:${LIGHT.muted};font-size:14px"><bdi>${escapeHtml(detail)}</bdi></span>`
    : '';
  return `<p class="line" style="margin:0;padding:14px 0;border-top:1px solid ${LIGHT.line}">${name}${more}</p>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
