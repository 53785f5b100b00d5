import { Form } from 'react-router';
import { Button } from '#src/ui/controls/button.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { FindableFacts } from './findable-facts.tsx';

/** The last question of the start, asked once: both answers lead on, and neither stands out as the wanted one. */
export function FindableOffer() {
  const { t } = useTranslation();
  return (
    <Form method="post" className="grid gap-5">
      <div className="rounded-card border border-line bg-surface p-4 sm:p-6">
        <FindableFacts />
      </div>
      <div className="grid gap-2">
        <Button type="submit" name="intent" value="findable" isWide>
          {t('findable.offer.yes')}
        </Button>
        <Button type="submit" name="intent" value="not-findable" variant="secondary" isWide>
          {t('findable.offer.no')}
        </Button>
      </div>
      <p className="text-ink-muted text-sm">{t('findable.offer.later')}</p>
    </Form>
  );
}
