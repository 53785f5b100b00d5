import { describe, expect, it } from 'vitest';
import { bigramsOf, queryWordsOf, wordsOf } from './words.ts';

describe('words', () => {
  it('SRCH-06 gives one spelling to case, accents, width and plurals', () => {
    expect(wordsOf('Señor INGENIEROS')).toEqual(wordsOf('senor ingeniero'));
    expect(wordsOf('Ｓｏｆｔｗａｒｅ Engineers')).toEqual(wordsOf('software engineer'));
    expect(wordsOf('stores companies boxes gestores')).toEqual(wordsOf('store company box gestor'));
    expect(wordsOf('operações profissionais')).toEqual(wordsOf('operação profissional'));
    expect(wordsOf('Yazılım İZMİR')).toEqual(wordsOf('yazilim izmir'));
  });

  it('leaves words alone that only look like plurals', () => {
    expect(wordsOf('analysis campus business aws ios')).toEqual(['analysis', 'campus', 'business', 'aws', 'ios']);
  });

  it('SRCH-06 takes marks, stretching, alef forms and the article off Arabic', () => {
    expect(wordsOf('المُهَنْدِس')).toEqual(wordsOf('مهندس'));
    expect(wordsOf('محـــاسب')).toEqual(wordsOf('محاسب'));
    expect(wordsOf('أخصائي خدمة')).toEqual(wordsOf('اخصايي خدمه'));
    expect(wordsOf('مهندسون')).toEqual(wordsOf('مهندس'));
  });

  it('keeps names that hold signs', () => {
    expect(wordsOf('C++, C# and .NET or Node.js')).toEqual(['c++', 'c#', 'dotnet', 'nodejs']);
    expect(wordsOf('node js')).toEqual(['nodejs']);
  });

  it('SRCH-06 cuts Chinese and Japanese into words, also beside Latin letters', () => {
    expect(wordsOf('软件工程师')).toContain('软件');
    expect(wordsOf('ソフトウェアエンジニア')).toContain('エンジニア');
    expect(wordsOf('web3前端')).toEqual(['web3', '前端']);
    expect(wordsOf('ガソリン')).not.toEqual(wordsOf('カソリン'));
  });

  it('leaves small words out unless nothing else was asked', () => {
    expect(wordsOf('ingeniero de software')).toEqual(wordsOf('ingeniero software'));
    expect(wordsOf('de')).toEqual([]);
    expect(queryWordsOf('de')).toEqual(['de']);
    expect(queryWordsOf('!!')).toEqual([]);
  });

  it('gives neighbouring letters of unspaced scripts only', () => {
    expect(bigramsOf('前端工程 abc')).toEqual(['前端', '端工', '工程']);
  });
});
