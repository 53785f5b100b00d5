import { Form, useNavigation } from 'react-router';
import { Button } from '#src/ui/controls/button.tsx';
import { TextField } from '#src/ui/controls/text-field.tsx';
import { Disclosure } from '#src/ui/layout/disclosure.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { FormRefusal } from './form-refusal.ts';

/** The one thing here that cannot be undone: whoever does it types the company's name. */
export function DeleteCompany({ name, refusal }: { name: string; refusal: FormRefusal | undefined }) {
  const { t } = useTranslation();
  const isSending = useNavigation().state !== 'idle';
  const own = refusal?.typed.do === 'delete' ? refusal : undefined;
  return (
    <Disclosure title={t('employer.company.delete')} isOpen={own !== undefined}>
      <Form method="post" className="grid max-w-md gap-4">
        <input type="hidden" name="do" value="delete" />
        <p>{t('employer.company.deleteText')}</p>
        <TextField
          name="confirm_name"
          label={t('employer.company.deleteConfirm', { name })}
          error={own?.fields.name ?? own?.message}
          maxLength={120}
          autoComplete="off"
        />
        <div>
          <Button type="submit" variant="danger" isLoading={isSending}>
            {t('employer.company.delete')}
          </Button>
        </div>
      </Form>
    </Disclosure>
  );
}
