import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { usePointWords } from './point-words.ts';

/** Says before an account is deleted what becomes of its points. */
export function LeavingPoints({ points }: { points: number }) {
  const { t, language } = useTranslation();
  const words = usePointWords();
  return (
    <Notice
      tone="warning"
      actions={
        <LinkButton to={`/${language}/points`} variant="secondary" size="sm">
          {t('points.title')}
        </LinkButton>
      }
    >
      {t('points.leaving', { points: words.points(points) })}
    </Notice>
  );
}
