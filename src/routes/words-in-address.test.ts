import { expect, it } from 'vitest';
import { wordsInAddress } from './words-in-address.ts';

it.each([
  ['/en/senior-nurse-jobs-in-tokyo/', 'senior nurse tokyo'],
  ['/en/job/product-designer-48213', 'product designer'],
  ['/en/company/acme-robotics', 'acme robotics'],
  ['/ja/%E7%9C%8B%E8%AD%B7%E5%B8%AB', '看護師'],
  ['/en/c%2B%2B-developer.html', 'c++ developer'],
  ['/en/8f3a9c2e', ''],
  ['/en/12345', ''],
  ['/en/%E0%A4%A', ''],
  ['/en', ''],
])('NAV-05 finds what was looked for in %s', (pathname, words) => {
  expect(wordsInAddress(pathname)).toBe(words);
});
