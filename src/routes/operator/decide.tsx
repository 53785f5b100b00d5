import { Form, useNavigation } from 'react-router';
import { decisionReasons, verificationChecks } from '#src/modules/companies/verification-reasons.ts';
import type { FormRefusal } from '#src/modules/companies/web/form-refusal.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Checkbox, ChoiceGroup } from '#src/ui/controls/checkbox.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { ReasonFields } from './reason-fields.tsx';

const SHOWN_AT_FIELDS = ['checks', 'reason', 'reason_name'];

interface DecideProps {
  refusal: FormRefusal | undefined;
  /** What was ticked when the form was refused. */
  ticked: readonly string[];
  /** The language the company will read the answer in. */
  readerLanguage: string | null;
}

/** The checklist, the reason and the two answers. */
export function Decide({ refusal, ticked, readerLanguage }: DecideProps) {
  const { t, language } = useTranslation();
  const isSending = useNavigation().state !== 'idle';
  const isAtField = SHOWN_AT_FIELDS.some((name) => refusal?.fields[name]);
  const reader = readerLanguage && new Intl.DisplayNames(language, { type: 'language' }).of(readerLanguage);
  return (
    <Card as="section" id="decide" className="scroll-mt-24" aria-labelledby="decide-title">
      <h2 id="decide-title" className="font-semibold text-ink text-lg">
        {t('operator.decide.title')}
      </h2>
      {reader ? (
        <p className="mt-1 text-ink-muted text-sm">
          {t('operator.verifications.reads')}: {reader}
        </p>
      ) : null}
      <Form method="post" className="mt-4 grid gap-4">
        {refusal && !isAtField ? <Notice tone="danger">{refusal.message}</Notice> : null}
        <ChoiceGroup
          legend={t('operator.decide.checks')}
          hint={t('operator.decide.checksHint')}
          error={refusal?.fields.checks && t('operator.decide.checksMissing')}
        >
          {verificationChecks.map((check) => (
            <Checkbox
              key={check}
              name="checks"
              value={check}
              label={t(`operator.decide.check.${check}`)}
              defaultChecked={ticked.includes(check)}
            />
          ))}
        </ChoiceGroup>
        <ReasonFields reasons={decisionReasons.reject} refusal={refusal} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="decision" value="approve" isLoading={isSending}>
            {t('operator.decide.approve')}
          </Button>
          <Button type="submit" name="decision" value="reject" variant="danger" isLoading={isSending}>
            {t('operator.decide.reject')}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
