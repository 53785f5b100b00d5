import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { loadTexts } from '#src/modules/options/server/options.public.ts';
import { NO_REPLIES } from '../reply-meter.ts';
import { replyWords } from './reply-words.ts';

const texts = loadTexts(pathToFileURL(`${resolve(import.meta.dirname, '../../../../locales')}/`));

function say(rate: number, hours: number | null, language = 'en') {
  const meter = { is_enough: true, response_rate: rate, median_reply_hours: hours, sample_size: 14 };
  return replyWords(meter, texts.translate(language));
}

describe('the reply line', () => {
  it.each([
    ['en', 'Answers 7 in 10, usually within 2 days'],
    ['es', 'Responde a 7 de cada 10, normalmente en 2 días'],
    ['pt-BR', 'Responde a 7 em cada 10, normalmente em até 2 dias'],
    ['ja', '10人中7人に返信、通常2日以内'],
    ['zh-CN', '每 10 人中回复 7 人，通常 2 天内'],
    ['zh-TW', '每 10 人中回覆 7 人，通常 2 天內'],
    ['id', 'Membalas 7 dari 10 orang, biasanya dalam 2 hari'],
    ['ms', 'Membalas 7 daripada 10 orang, biasanya dalam masa 2 hari'],
    ['tr', '10 kişiden 7 kişiye yanıt veriyor, genellikle 2 gün içinde'],
    ['ar', 'يرد على 7 من كل 10، خلال يومين عادةً'],
  ])('TRU-01 SRCH-08 is said as a person would in %s', (language, line) => {
    expect(say(10 / 14, 36, language)).toBe(line);
  });

  it.each([
    [0.7, 5, 'Answers 7 in 10, usually within 5 hours'],
    [0.799, 4.2, 'Answers 7 in 10, usually within 5 hours'],
    [0.99, 0.2, 'Answers 9 in 10, usually within an hour'],
    [1, 23.5, 'Answers everyone, usually within a day'],
    [0.1, 24.1, 'Answers 1 in 10, usually within 2 days'],
    [0.09, 48, 'Answers fewer than 1 in 10, usually within 2 days'],
    [0, null, 'Nobody got an answer in 90 days'],
  ])('TRU-01 rounds nothing in the favour of the employer: %s answered in %s hours', (rate, hours, line) => {
    expect(say(rate, hours)).toBe(line);
  });

  it('TRU-01 says so where too little is known', () => {
    expect(replyWords(NO_REPLIES, texts.translate('en'))).toBe('Replies: not enough data yet');
  });
});
