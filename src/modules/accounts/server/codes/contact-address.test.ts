import { describe, expect, it } from 'vitest';
import { errorTable } from '#src/kernel/error-table.ts';
import { AppError } from '#src/kernel/errors.ts';
import { readPhone } from './contact-address.ts';

function refusal(phone: string, country: string): AppError {
  try {
    readPhone(phone, country, 'en');
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
  throw new Error(`${phone} was taken`);
}

describe('phone numbers', () => {
  it.each([
    ['9123 4567', 'SG', '6591234567'],
    ['+65 9123-4567', 'SG', '6591234567'],
    ['09012345678', 'JP', '819012345678'],
    ['0812 3456 789', 'ID', '628123456789'],
    ['(415) 555-2671', 'US', '14155552671'],
  ])('AUTH-12 %s in %s is +%s', (typed, country, address) => {
    expect(readPhone(typed, country, 'en')).toEqual({ channel: 'sms', address, country });
  });

  it('AUTH-12 are refused with the code, the dial code and the digits of their country', () => {
    expect(refusal('61234567', 'SG')).toMatchObject({
      code: 41402,
      details: { country: 'Singapore', dial_code: '65', digits: '8' },
    });
    expect(refusal('1234567890', 'ID').details).toMatchObject({ dial_code: '62', digits: '9–12' });
    expect(refusal('+14155552671', 'SG').code).toBe(41402);
  });

  it('AUTH-12 that are empty or too short say so', () => {
    for (const phone of ['', '   ', '9', '9123']) {
      expect(refusal(phone, 'SG').fields).toEqual([{ field: 'phone_num', problem: 'phoneTooShort' }]);
    }
  });

  it('AUTH-12 of a country that gets no SMS are refused', () => {
    for (const country of ['AF', 'ZZ', '__']) {
      expect(refusal('791234567', country).fields[0]).toMatchObject({ field: 'country_code' });
    }
  });

  const countries = Object.keys(errorTable).flatMap((name) => /^mobileFormat(..)$/.exec(name)?.[1] ?? []);
  it('AUTH-12 have 68 countries, each with its own code from 41348 to 41415', () => {
    const codes = countries.map((country) => refusal('000000000000', country).code);
    expect(codes).toEqual(Array.from({ length: 68 }, (_, index) => 41348 + index));
  });
});
