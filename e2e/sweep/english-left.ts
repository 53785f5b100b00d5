import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';

const LOCALES = resolve(import.meta.dirname, '../../locales');
/** Shorter ones are names and marks ('PDF', 'VIP') that many languages share. */
const SHORTEST = 5;

function readTexts(language: string): Map<string, string> {
  const texts = new Map<string, string>();
  const walk = (value: unknown, key: string) => {
    if (typeof value === 'string') texts.set(key, value.trim());
    else if (value && typeof value === 'object')
      for (const [name, one] of Object.entries(value)) walk(one, `${key}.${name}`);
  };
  for (const file of globSync('*.json', { cwd: resolve(LOCALES, language) }).toSorted())
    walk(JSON.parse(readFileSync(resolve(LOCALES, language, file), 'utf8')), file);
  return texts;
}

/** The English texts of the product that this language has other words for. */
function textsToTranslate(language: string): string[] {
  const own = readTexts(language);
  const used = new Set(own.values());
  const english = [...readTexts('en')].filter(
    ([key, text]) => text.length >= SHORTEST && !text.includes('{{') && own.get(key) !== text && !used.has(text),
  );
  return [...new Set(english.map(([, text]) => text))];
}

/** A check for texts that stand in English on a page of this language although they are translated, or lack a value. */
export function findEnglish(language: string): (page: Page) => Promise<string[]> {
  const english = language === 'en' ? [] : textsToTranslate(language);
  return (page) =>
    page.evaluate((texts) => {
      const known = new Set(texts);
      const found = new Set<string>();
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { parentElement, textContent } = walker.currentNode;
        const text = textContent?.trim() ?? '';
        // What people wrote has a language of its own.
        if (!text || parentElement?.closest('script, style, pre, code, [lang]:not(html)')) continue;
        if (known.has(text) || text.includes('{{')) found.add(text);
      }
      return [...found];
    }, english);
}
