import { NativeSelect } from '#src/ui/controls/native-select.tsx';
import { TextField } from '#src/ui/controls/text-field.tsx';
import { useTranslation } from '#src/ui/translation.tsx';

export interface PhoneCountry {
  code: string;
  value: string;
  dial_code: string;
}

interface PhoneFieldsProps {
  countries: PhoneCountry[];
  error: (field: string) => string | undefined;
  value: (field: string) => string;
  country: string;
}

/** A country and a number in it. */
export function PhoneFields({ countries, error, value, country }: PhoneFieldsProps) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <NativeSelect
        name="country_code"
        label={t('settings.phone.country')}
        defaultValue={value('country_code') || country}
        error={error('country_code')}
        autoComplete="tel-country-code"
        options={countries.map(({ code, value: name, dial_code }) => ({
          value: code,
          // The number reads left to right also in an Arabic line.
          label: `${name} \u2066+${dial_code}\u2069`,
        }))}
      />
      <TextField
        type="tel"
        name="phone_num"
        label={t('settings.phone.new')}
        hint={t('settings.phone.newHint')}
        defaultValue={value('phone_num')}
        error={error('phone_num')}
        autoComplete="tel-national"
        inputMode="tel"
        maxLength={15}
        dir="ltr"
      />
    </div>
  );
}
