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
  footer,
  footerLink,
}: EmailContent): string {
  const middle = [code, button && `${button.label}: ${button.url}`].filter((part) => part !== undefined);
  const end = footerLink ? `${footer}\n${footerLink.label}: ${footerLink.url}` : footer;
  const itemText = (item: EmailItem) => [item.title, item.detail, item.url].filter(Boolean).join('\n');
  const list = items.map(itemText);
  const groups = sections.flatMap(({ title: name, items: own, link }) => [
    `== ${name} ==`,
    ...own.map(itemText),
    ...(link ? [`${link.label}: ${link.url}`] : []),
  ]);
  return `${[title, ...middle, ...paragraphs, ...list, ...groups, `-- \n${end}`].join('\n\n')}\n`;
}

const FONT = 'font-family:system-ui,-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif';
// Evergreen and ink of the site, as old mail programs understand colours.
const ACCENT = '#00805c';
const INK = '#1c1c1a';
const MUTED = '#6b6962';
const LINE = '#e4e2dc';

function asHtml(content: EmailContent): string {
  const {
    language,
    direction,
    title,
    paragraphs,
    code,
    items = [],
    sections = [],
    button,
    footer,
    footerLink,
  } = content;
  const parts = [
    `<p style="margin:0 0 32px;font-size:18px;font-weight:700;color:${ACCENT}">Parley</p>`,
    `<h1 style="margin:0 0 24px;font-size:22px;line-height:1.3;font-weight:600">${escapeHtml(title)}</h1>`,
  ];
  if (code) {
    // The digits run left to right, at the side where the language begins.
    const style = 'font-size:34px;line-height:1.2;letter-spacing:8px;font-weight:600';
    parts.push(`<p style="margin:0 0 24px"><span dir="ltr" style="${style}">${escapeHtml(code)}</span></p>`);
  }
  if (button) {
    const style = `display:inline-block;padding:14px 24px;border-radius:8px;background:${ACCENT};color:#ffffff;font-weight:600;text-decoration:none`;
    parts.push(
      `<p style="margin:0 0 24px"><a href="${escapeHtml(button.url)}" style="${style}">${escapeHtml(button.label)}</a></p>`,
    );
  }
  for (const text of paragraphs) parts.push(`<p style="margin:0 0 16px">${escapeHtml(text)}</p>`);
  for (const item of items) parts.push(itemHtml(item));
  for (const section of sections) parts.push(sectionHtml(section));
  const link = footerLink
    ? `<br><a href="${escapeHtml(footerLink.url)}" style="color:${MUTED}">${escapeHtml(footerLink.label)}</a>`
    : '';
  const foot = `<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid ${LINE};color:${MUTED};font-size:13px">${escapeHtml(footer)}${link}</p>`;
  const card = `padding:40px 32px;background:#ffffff;color:${INK};font-size:16px;line-height:1.55;text-align:${direction === 'rtl' ? 'right' : 'left'};${FONT}`;
  // Tables hold the width where a mail program knows no other way.
  const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';
  return [
    `<!doctype html><html lang="${escapeHtml(language)}" dir="${direction}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light">',
    `<title>${escapeHtml(title)}</title></head><body style="margin:0;padding:24px 0;background:#f6f5f1">`,
    `<table ${table} width="100%"><tr><td align="center">`,
    `<table ${table} width="520" style="width:100%;max-width:520px"><tr><td dir="${direction}" style="${card}">`,
    parts.join(''),
    `${foot}</td></tr></table></td></tr></table></body></html>`,
  ].join('');
}

function sectionHtml({ title, items, link }: NonNullable<EmailContent['sections']>[number]): string {
  const head = `<h2 style="margin:28px 0 8px;font-size:17px;line-height:1.35;font-weight:600">${escapeHtml(title)}</h2>`;
  const more = link
    ? `<p style="margin:0 0 8px"><a href="${escapeHtml(link.url)}" style="color:${ACCENT};font-size:14px">${escapeHtml(link.label)}</a></p>`
    : '';
  return head + items.map(itemHtml).join('') + more;
}

function itemHtml({ title, detail, url }: EmailItem): string {
  const name = url
    ? `<a href="${escapeHtml(url)}" style="color:${ACCENT};font-weight:600;text-decoration:none">${escapeHtml(title)}</a>`
    : `<strong>${escapeHtml(title)}</strong>`;
  const box = `margin:0;padding:14px 0;border-top:1px solid ${LINE}`;
  return `<p style="${box}">${name}<br><span style="color:${MUTED};font-size:14px">${escapeHtml(detail)}</span></p>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
