import { createHash } from 'node:crypto';
import { escapeText } from '#src/kernel/safe-html.ts';
import { markSource } from '#src/modules/jobs/contact-source.ts';
import type { JobCard } from '#src/modules/jobs/job-card.ts';
import type { Language } from '#src/modules/options/languages.ts';

const LIGHT = '--ink:#15231d;--muted:#55635c;--line:#dfe6e2;--paper:#fff;--accent:#0b6b4b;--wash:#f2f6f4';
const DARK = '--ink:#eef4f1;--muted:#a3b3ab;--line:#2c3a34;--paper:#121a17;--accent:#6fd3aa;--wash:#1a2520';
const STYLE = `:root{color-scheme:light;${LIGHT}}
@media (prefers-color-scheme:dark){:root:not([data-theme=light]){color-scheme:dark;${DARK}}}
:root[data-theme=dark]{color-scheme:dark;${DARK}}
*{box-sizing:border-box}
body{margin:0;font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","Noto Sans Arabic","Noto Sans CJK JP",sans-serif;color:var(--ink);background:var(--paper)}
h1{margin:0 0 12px;font-size:20px;line-height:1.3}
ul{margin:0;padding:0;list-style:none;border:1px solid var(--line);border-radius:12px;overflow:hidden}
li+li{border-top:1px solid var(--line)}
li a{display:block;padding:14px 16px;color:inherit;text-decoration:none}
li a:hover,li a:focus-visible{background:var(--wash)}
a:focus-visible{outline:2px solid var(--accent);outline-offset:-2px}
.pay{font-weight:600}
.title{display:block;font-weight:600;color:var(--accent)}
.facts{display:block;color:var(--muted);font-size:14px}
.more{margin-top:12px;font-size:14px}
.more a{display:inline-block;padding:10px 0;color:var(--accent)}
p{color:var(--muted)}`;

/** Tells whoever shows the frame how tall it is; a height is no secret, so any page may hear it. */
const SCRIPT = `(function(){var told=0;function tell(){var height=Math.ceil(document.documentElement.getBoundingClientRect().height);if(height===told)return;told=height;parent.postMessage({type:"parley-embed",height:height},"*")}if(parent!==window){new ResizeObserver(tell).observe(document.documentElement);tell()}})()`;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** GROW-04: the only page of ours that others may show in a frame, and that can do next to nothing. */
export const EMBED_POLICY = [
  "default-src 'none'",
  `style-src ${hashOf(STYLE)}`,
  `script-src ${hashOf(SCRIPT)}`,
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
].join('; ');

export interface EmbedPage {
  base: string;
  language: Language;
  theme: string;
  title: string;
  empty: string;
  more: string;
  companyUrl: string;
  jobs: readonly JobCard[];
}

export function writeEmbedPage({ base, language, theme, title, empty, more, companyUrl, jobs }: EmbedPage): string {
  const rows = jobs.map((job) => {
    const facts = [job.location, job.job_type, job.work_arrangement].filter(Boolean).join(' · ');
    return (
      `<li><a href="${escapeText(markSource(`${base}/${language.code}${job.job_url}`, 'embed'))}" target="_blank" rel="noopener">` +
      `<span class="pay"><bdi>${escapeText(job.pay.text)}</bdi></span>` +
      `<span class="title"><bdi>${escapeText(job.job_title)}</bdi></span>` +
      `<span class="facts"><bdi>${escapeText(facts)}</bdi></span></a></li>`
    );
  });
  const list = rows.length > 0 ? `<ul>${rows.join('')}</ul>` : `<p>${escapeText(empty)}</p>`;
  return (
    `<!doctype html><html lang="${language.code}" dir="${language.direction}" data-theme="${theme}"><head>` +
    `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">` +
    `<title>${escapeText(title)}</title><style>${STYLE}</style></head>` +
    `<body><div><h1>${escapeText(title)}</h1>${list}<p class="more"><a href="${escapeText(base + companyUrl)}" target="_blank" ` +
    `rel="noopener">${escapeText(more)}</a></p></div><script>${SCRIPT}</script></body></html>`
  );
}
