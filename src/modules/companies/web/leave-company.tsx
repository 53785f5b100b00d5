import { useId } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '#src/ui/controls/button.tsx';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { NativeSelect } from '#src/ui/controls/native-select.tsx';
import { Disclosure } from '#src/ui/layout/disclosure.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { CompanyMember } from '../membership.contract.ts';

/**
 * The way out of a company: whoever leaves says who takes over. A plain form, so that it works without scripts; whoever
 * is alone is told what can be done instead.
 */
export function LeaveCompany({ members }: { members: readonly CompanyMember[] }) {
  const { t, language } = useTranslation();
  const id = useId();
  const isSending = useNavigation().state !== 'idle';
  const me = members.find(({ is_me }) => is_me);
  const others = members.filter(({ is_me }) => !is_me);
  if (others.length === 0) {
    return (
      <div className="grid justify-items-start gap-3">
        <p className="text-ink-muted">{t('employer.team.alone')}</p>
        <LinkButton variant="secondary" to={`/${language}/employer/company#delete`}>
          {t('employer.team.aloneDelete')}
        </LinkButton>
      </div>
    );
  }
  const hasRole = me?.role !== 'recruiter';
  return (
    <Disclosure title={t(hasRole ? 'employer.team.handOver' : 'employer.team.leave')}>
      <Form method="post" className="grid max-w-md gap-4" aria-describedby={id}>
        <input type="hidden" name="do" value="leave" />
        <p id={id}>{t(hasRole ? 'employer.team.handOverText' : 'employer.team.handOverPlain')}</p>
        <NativeSelect
          name="successor_id"
          label={t('employer.team.successor')}
          // An admin chooses with care; a recruiter's work goes to the coordinator, who stands first.
          placeholder={hasRole ? t('ui.select.placeholder') : undefined}
          options={others.map((one) => ({
            value: one.account_id,
            label: [one.name, t(`employer.team.role.${one.role}`)].join(' · '),
          }))}
        />
        <div>
          <Button type="submit" variant="danger" isLoading={isSending}>
            {t('employer.team.handOverSend')}
          </Button>
        </div>
      </Form>
    </Disclosure>
  );
}
