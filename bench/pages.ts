import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { findChromium } from '../scripts/find-chromium.ts';

const DEBUGGING_PORT = 9333;
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];
const AUDITS = ['first-contentful-paint', 'largest-contentful-paint', 'cumulative-layout-shift', 'total-blocking-time'];

/** Lighthouse's mobile profile on pages of a running site; the bars are 95 / 100 / 100 / 100. */
async function measure(addresses: string[]): Promise<void> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...FLAGS, `--remote-debugging-port=${DEBUGGING_PORT}`],
  });
  for (const address of addresses) {
    const result = await lighthouse(address, { port: DEBUGGING_PORT, output: 'json', logLevel: 'error' });
    if (!result) continue;
    const scores = Object.values(result.lhr.categories).map(
      ({ title, score }) => `${title} ${Math.round((score ?? 0) * 100)}`,
    );
    const figures = AUDITS.map((id) => `${id} ${result.lhr.audits[id]?.displayValue}`);
    console.log(
      `${address}\n  ${scores.join(', ')}\n  ${figures.join(', ')}\n  scripts ${scriptBytes(result.lhr.audits)} bytes`,
    );
  }
  await browser.close();
}

function scriptBytes(audits: Record<string, { details?: unknown }>): number {
  const details = audits['network-requests']?.details as { items?: { resourceType?: string; transferSize?: number }[] };
  const scripts = details?.items?.filter((item) => item.resourceType === 'Script') ?? [];
  return scripts.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
}

const given = process.argv.slice(2);
await measure(given.length > 0 ? given : ['http://localhost:3000/en', 'http://localhost:3000/en/terms']);
