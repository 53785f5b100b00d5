import { Form, useNavigation } from 'react-router';
import { Button } from '#src/ui/controls/button.tsx';
import { useLocalTime } from '#src/ui/layout/local-time.tsx';
import { useTranslation } from '#src/ui/translation.tsx';

/** Seen on every page while an account waits to be deleted, with the way back. */
export default function DeletionBanner({ day }: { day: string }) {
  const { t, language } = useTranslation();
  const action = `/${language}/settings/privacy`;
  const isKeeping = useNavigation().formAction === action;
  const date = useLocalTime(day, { dateStyle: 'long' });
  return (
    <section aria-labelledby="deletion-title" className="border-line border-b bg-apricot-soft print:hidden">
      <div className="mx-auto flex w-full max-w-page flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-3 sm:px-6 lg:px-8">
        <div className="min-w-0">
          <h2 id="deletion-title" className="font-semibold text-ink">
            {t('shell.deletion.title', { date })}
          </h2>
          <p className="text-ink-muted text-sm">{t('shell.deletion.text')}</p>
        </div>
        <Form method="post" action={action}>
          <input type="hidden" name="intent" value="keep" />
          <Button type="submit" variant="secondary" isLoading={isKeeping}>
            {t('shell.deletion.keep')}
          </Button>
        </Form>
      </div>
    </section>
  );
}
