import { Form, useNavigation } from 'react-router';
import { decisionReasons } from '#src/modules/companies/verification-reasons.ts';
import type { FormRefusal } from '#src/modules/companies/web/form-refusal.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Disclosure } from '#src/ui/layout/disclosure.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { ReasonFields } from './reason-fields.tsx';

interface RevokeProps {
  /** The page that carries it out. */
  action: string;
  refusal?: FormRefusal;
}

/** Takes a company's mark back, with the reason that its admins will read. */
export function Revoke({ action, refusal }: RevokeProps) {
  const { t } = useTranslation();
  const isSending = useNavigation().state !== 'idle';
  const isAtField = refusal && (refusal.fields.reason || refusal.fields.reason_name);
  return (
    <Disclosure title={t('operator.revoke.title')} isOpen={refusal !== undefined}>
      <Form method="post" action={action} className="grid gap-4">
        <p>{t('operator.revoke.text')}</p>
        {refusal && !isAtField ? <Notice tone="danger">{refusal.message}</Notice> : null}
        <ReasonFields reasons={decisionReasons.revoke} refusal={refusal} />
        <div>
          <Button type="submit" name="do" value="revoke" variant="danger" isLoading={isSending}>
            {t('operator.revoke.send')}
          </Button>
        </div>
      </Form>
    </Disclosure>
  );
}
