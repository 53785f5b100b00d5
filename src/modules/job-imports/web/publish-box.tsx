import { Button } from '#src/ui/controls/button.tsx';
import { Checkbox } from '#src/ui/controls/checkbox.tsx';
import { useFormAnswer } from '#src/ui/controls/use-form-answer.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { useTranslation } from '#src/ui/translation.tsx';

/** The one press that publishes, with the word that the vacancies exist. */
export function PublishBox({ count }: { count: number }) {
  const { t } = useTranslation();
  const { Form, isBusy, message, error } = useFormAnswer('publish');
  return (
    <Card as="section" aria-labelledby="publish-drafts">
      <h2 id="publish-drafts" className="font-semibold text-ink text-lg">
        {t('imports.publish.title', { count })}
      </h2>
      <p className="mt-1 text-ink-muted">{t('imports.publish.text')}</p>
      <Form method="post" className="mt-3 grid grid-cols-1 gap-3">
        <input type="hidden" name="intent" value="publish" />
        {message ? <Notice tone="danger">{message}</Notice> : null}
        <Checkbox
          name="attest"
          value="1"
          required
          label={t('imports.publish.attest')}
          error={error('attest') && t('employer.form.attestMissing')}
        />
        <div>
          <Button type="submit" isLoading={isBusy}>
            {t('imports.publish.button', { count })}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
