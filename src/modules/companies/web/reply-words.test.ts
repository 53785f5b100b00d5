import { expect, it } from 'vitest';
import { replyWords } from './reply-words.ts';

const meter = (hours: number | null, rate: number) => ({
  is_enough: true,
  median_reply_hours: hours,
  response_rate: rate,
  sample_size: 1048,
});

it('TRU-01 says hours, or days from two on, and the share of how many', () => {
  expect(replyWords(meter(3.2, 0.917), 'en')).toEqual({ time: '3 hr', share: '92%', total: '1,048' });
  expect(replyWords(meter(0.1, 1), 'en').time).toBe('1 hr');
  expect(replyWords(meter(60, 1), 'en').time).toBe('3 days');
  expect(replyWords(meter(null, 0), 'en')).toMatchObject({ time: null, share: '0%' });
});
