import { Trash2 } from 'lucide-react';
import { Button } from '#src/ui/controls/button.tsx';
import { useFormAnswer } from '#src/ui/controls/use-form-answer.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { useTranslation } from '#src/ui/translation.tsx';

/** Removes the import, or stops it first while it is at work. */
export function DeleteImport({ isAtWork }: { isAtWork: boolean }) {
  const { t } = useTranslation();
  const { Form, isBusy, message } = useFormAnswer('delete');
  return (
    <Form method="post" className="grid grid-cols-1 gap-4 border-line border-t pt-6">
      <input type="hidden" name="intent" value="delete" />
      {message ? <Notice tone="danger">{message}</Notice> : null}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="secondary" icon={<Trash2 aria-hidden className="size-5" />} isLoading={isBusy}>
          {t(isAtWork ? 'imports.delete.stop' : 'imports.delete.button')}
        </Button>
        <p className="text-ink-muted text-sm">{t('imports.delete.text')}</p>
      </div>
    </Form>
  );
}
