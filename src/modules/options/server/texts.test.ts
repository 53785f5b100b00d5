import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '#src/kernel/errors.ts';
import { loadTexts } from './texts.ts';

describe('texts of a folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'parley-texts-'));
    write('en/errors.json', { notFound: 'Nothing here' });
    write('en/home.json', { title: 'Find work', intro: { first: 'Hello', second: 'Welcome' } });
    write('ja/home.json', { intro: { first: 'こんにちは' } });
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  function write(name: string, content: object): void {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), JSON.stringify(content));
  }
  const load = () => loadTexts(pathToFileURL(`${folder}/`));

  it('I18N-01 have the same version until one of them changes', () => {
    const { version } = load();
    expect(load().version).toBe(version);
    write('ja/home.json', { intro: { first: 'ようこそ' } });
    expect(load().version).not.toBe(version);
  });

  it('I18N-02 are English, and never a raw key, where a language lacks one', () => {
    const texts = load();
    expect(texts.file('ja', 'jobseeker.json')).toEqual({
      home: { title: 'Find work', intro: { first: 'こんにちは', second: 'Welcome' } },
    });
    expect(texts.file('ja', 'errors.json')).toEqual({ notFound: 'Nothing here' });
    expect(texts.translate('ja')('home.intro.second')).toBe('Welcome');
    expect(texts.translate('ja')('home.no.such.key')).toBe('');
  });

  it('AUTH-03 SAFE-03 say how long to wait as a person would, in the reader’s language', () => {
    const texts = loadTexts(new URL('../../../../locales/', import.meta.url));
    const say = (retry_after: number, language: string) =>
      texts.describeError(new AppError('tooManyAttempts', { retry_after }), language).message;
    expect(say(1, 'en')).toBe('Too many attempts. Try again in 1 second.');
    expect(say(60, 'en')).toBe('Too many attempts. Try again in 60 seconds.');
    expect(say(3598, 'en')).toBe('Too many attempts. Try again in 60 minutes.');
    expect(say(80_000, 'es')).toBe('Demasiados intentos. Inténtalo de nuevo en 23 horas.');
    expect(say(3598, 'ar')).toContain('بعد 60 دقيقة');
  });
});
