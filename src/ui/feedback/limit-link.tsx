import { Link } from '../controls/link.tsx';
import { useTranslation } from '../translation.tsx';

/** TRU-11: from a refusal to all limits, with their reasons. */
export function LimitLink() {
  const { t, language } = useTranslation();
  return (
    <Link
      to={`/${language}/limits`}
      className="whitespace-nowrap font-medium text-accent-ink underline underline-offset-2"
    >
      {t('ui.limits')}
    </Link>
  );
}
