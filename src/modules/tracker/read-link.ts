/** What the address of a job ad says of itself; nothing is ever fetched. */
export function readLink(text: string): { title: string; company_name: string } | null {
  const url = parse(text);
  if (!url) return null;
  const words = url.pathname
    .split('/')
    .map((part) => wordsOf(part))
    .filter((part) => part.split(' ').length > 1)
    .toSorted((a, b) => b.length - a.length)[0];
  const [title = '', company = ''] = (words ?? '').split(/ at (?=[^ ]+(?: [^ ]+){0,3}$)/);
  return { title: capital(title), company_name: company ? capitals(company) : nameOfHost(url.hostname) };
}

function parse(text: string): URL | null {
  try {
    const url = new URL(text.trim());
    return /^https?:$/.test(url.protocol) ? url : null;
  } catch {
    return null;
  }
}

/** 'senior-data-analyst-at-embraer-3817233901' without its numbers. */
function wordsOf(part: string): string {
  try {
    return decodeURIComponent(part)
      .split(/[-_+.~ ]+/)
      .filter((word) => word && !/\d/.test(word) && word !== 'html')
      .join(' ');
  } catch {
    return '';
  }
}

const BOARDS = new Set([
  'linkedin',
  'indeed',
  'glassdoor',
  'jobstreet',
  'jobsdb',
  'infojobs',
  'kariyer',
  'bayt',
  'catho',
]);
const GENERIC = new Set(['www', 'jobs', 'job', 'careers', 'career', 'boards', 'apply', 'hire', 'work', 'm']);

/** The company's own site names it; a job board does not. */
function nameOfHost(host: string): string {
  const parts = host.split('.').slice(0, -1);
  const name = parts.findLast((part) => part.length > 3 && !GENERIC.has(part)) ?? '';
  return BOARDS.has(name) ? '' : capital(name);
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

function capitals(text: string): string {
  return text.split(' ').map(capital).join(' ');
}
