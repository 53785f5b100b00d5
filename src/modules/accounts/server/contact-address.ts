import {
  getCountryCallingCode,
  isSupportedCountry,
  Metadata,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from 'libphonenumber-js/mobile';
import { errorTable } from '#src/kernel/error-table.ts';
import { AppError, type ErrorName } from '#src/kernel/errors.ts';
import { countryName } from '#src/modules/options/server/options.public.ts';

/** Where a code goes and what it is tied to. */
export type ContactAddress =
  | { channel: 'email'; address: string }
  | { channel: 'sms'; address: string; country: string };

interface AddressInput {
  channel: 'email' | 'phone';
  email?: string;
  phone_num?: string;
  country_code?: string;
}

/** Reads a checked input; a number that its country does not have is refused with the country's own error. */
export function readAddress(input: AddressInput, language: string): ContactAddress {
  if (input.channel === 'email') return { channel: 'email', address: input.email ?? '' };
  return readPhone(input.phone_num ?? '', input.country_code ?? '', language);
}

/** The number as the digits of E.164 without '+', however it was typed. */
export function readPhone(phone: string, country: string, language: string): ContactAddress & { channel: 'sms' } {
  const errorName = `mobileFormat${country}` as ErrorName;
  if (!Object.hasOwn(errorTable, errorName) || !isSupportedCountry(country)) {
    throw new AppError('validationFailed', {}, [{ field: 'country_code', problem: 'invalidChoice' }]);
  }
  const number = parsePhoneNumberFromString(phone, country);
  if (number?.isValid() && number.country === country) {
    return { channel: 'sms', address: number.number.slice(1), country };
  }
  if (/^\D*$/.test(phone) || validatePhoneNumberLength(phone, country) === 'TOO_SHORT') {
    throw new AppError('validationFailed', {}, [{ field: 'phone_num', problem: 'phoneTooShort' }]);
  }
  throw new AppError(errorName, {
    country: countryName(country, language),
    dial_code: getCountryCallingCode(country),
    digits: mobileDigits(country),
  });
}

/** The library's own type leaves `type` out. */
type NumberingPlan = NonNullable<Metadata['numberingPlan']> & {
  type(name: 'MOBILE'): { possibleLengths(): number[] } | undefined;
};

/** How many digits a mobile number of the country has after the dial code, e.g. `8` or `9–12`. */
function mobileDigits(country: string): string {
  const metadata = new Metadata();
  metadata.selectNumberingPlan(country as Parameters<typeof metadata.selectNumberingPlan>[0]);
  const plan = metadata.numberingPlan as NumberingPlan;
  const lengths = plan.type('MOBILE')?.possibleLengths() ?? plan.possibleLengths();
  const [least, most] = [Math.min(...lengths), Math.max(...lengths)];
  return least === most ? String(least) : `${least}–${most}`;
}
