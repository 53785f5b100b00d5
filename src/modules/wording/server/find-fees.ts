import type { Rules } from './compile-lexicon.ts';
import { rulesFor } from './find-exclusion.ts';

const AMOUNT =
  /(?:[$€£¥₦₱₺₹]|\b(?:r\$|rp|rm|us\$|n|php|sgd|aed|sar|tl|usd|eur))\s?\d|(?<![\d.,])\d[\d.,]*\s?(?:[$€£¥₦₱₺]|k\b|rb\b|ribu|juta|jt\b|元|块|塊|円|万|萬|naira|pesos?|dollars?|dolares|euros?|reais|tl\b|lira|ringgit|\baed\b|\bsar\b|ريال|درهم|دولار|جنيه|دينار|ليره|sgd|usd|myr|php|rm\b)|(?:百|千|万|萬)(?:元|块|塊|円)?|[一二三四五六七八九两兩]百/u;

/** Whether a folded sentence asks those who look for work for money, or for their papers. */
export function findFee(folded: string): 'fee' | 'papers' | undefined {
  for (const rule of rulesFor(folded)) {
    if (!rule.aboutMoney.test(folded)) continue;
    if (rule.papers.test(folded) && !rule.checked.test(folded)) return 'papers';
    if (asksForMoney(rule, folded)) return 'fee';
  }
  return undefined;
}

function asksForMoney(rule: Rules, text: string): boolean {
  if (rule.free.test(text)) return false;
  if (rule.feeAlways.test(text)) return true;
  if (rule.handled.test(text)) return false;
  return rule.fee.test(text) || (AMOUNT.test(text) && (rule.priced.test(text) || rule.handedOver.test(text)));
}
