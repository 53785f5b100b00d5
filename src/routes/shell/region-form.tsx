import { Form, useNavigation } from 'react-router';
import { languages } from '#src/modules/options/languages.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { NativeSelect } from '#src/ui/controls/native-select.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { ShellSite } from '../shell.tsx';

interface RegionFormProps {
  country: ShellSite | undefined;
  sites: ShellSite[];
  /** The page to come back to. */
  back: string;
  onCancel?: () => void;
}

/** Country and language; a plain form, so that it also works before or without scripts. */
export function RegionForm({ country, sites, back, onCancel }: RegionFormProps) {
  const { t, language } = useTranslation();
  const navigation = useNavigation();
  return (
    <Form method="post" action={`/${language}/region`} reloadDocument className="grid gap-5">
      <input type="hidden" name="back" value={back} />
      <NativeSelect
        label={t('shell.region.country')}
        name="country"
        defaultValue={country?.key}
        options={sites.map((site) => ({ value: site.key, label: site.name }))}
      />
      <NativeSelect
        label={t('shell.region.language')}
        name="language"
        defaultValue={language}
        options={languages.map(({ code, name }) => ({ value: code, label: name }))}
      />
      <div className={classNames('flex flex-wrap gap-3', onCancel && 'justify-end')}>
        {onCancel ? (
          <Button variant="secondary" onClick={onCancel}>
            {t('ui.close')}
          </Button>
        ) : null}
        <Button type="submit" isLoading={navigation.state !== 'idle'}>
          {t('ui.save')}
        </Button>
      </div>
    </Form>
  );
}
