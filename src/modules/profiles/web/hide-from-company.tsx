import { api } from '#src/browser/api.ts';
import { ComboBox, type ComboOption } from '#src/ui/controls/combobox.tsx';
import { useTranslation } from '#src/ui/translation.tsx';

const MOST_SUGGESTED = 8;

async function findCompanies(query: string): Promise<ComboOption[]> {
  const { companies } = await api('GET /companies', { query });
  return companies.slice(0, MOST_SUGGESTED).map(({ id, name }) => ({ id, name }));
}

/** Finds the company that is to see nothing. */
export default function HideFromCompany({ onChoose }: { onChoose: (company: ComboOption) => void }) {
  const { t } = useTranslation();
  return (
    <ComboBox
      label={t('profiles.own.seen.hide')}
      hint={t('profiles.own.seen.hideHint')}
      suggest={findCompanies}
      value={null}
      onChange={(company) => company && onChoose(company)}
    />
  );
}
