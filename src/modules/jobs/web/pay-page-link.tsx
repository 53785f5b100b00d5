import { CUSTOM_TITLE } from '#src/modules/options/ids.ts';
import { TextLink } from '#src/ui/controls/text-link.tsx';
import { useTranslation } from '#src/ui/translation.tsx';

/** From what a job pays to what others pay for its title; a title of somebody's own has no such page. */
export function PayPageLink({ titleId }: { titleId: number }) {
  const { t, language } = useTranslation();
  if (titleId === CUSTOM_TITLE) return null;
  return (
    <p className="text-sm">
      <TextLink to={`/${language}/pay/${titleId}`}>{t('jobs.truth.payPage')}</TextLink>
    </p>
  );
}
