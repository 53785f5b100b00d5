import { Form, useNavigation } from 'react-router';
import type { FormRefusal } from '#src/modules/companies/web/form-refusal.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Checkbox, ChoiceGroup } from '#src/ui/controls/checkbox.tsx';
import { NativeSelect } from '#src/ui/controls/native-select.tsx';
import { Radio } from '#src/ui/controls/radio.tsx';
import { TextareaField } from '#src/ui/controls/textarea-field.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { CaseDetail } from '../cases.contract.ts';

const LENGTHS = [3, 7, 30, 90];

/** What is decided, why, and what the one concerned reads. Fields that a choice does not need are hidden by style alone. */
export function DecideForm({ detail, refusal }: { detail: CaseDetail; refusal: FormRefusal | undefined }) {
  const { t } = useTranslation();
  const isSending = useNavigation().state !== 'idle';
  const { actions } = detail.may;
  if (actions.length === 0)
    return detail.state === 'open' ? <Notice>{t('operator.moderation.ownAppeal')}</Notice> : null;
  const first = refusal?.typed.action ?? actions[0];
  return (
    <Form method="post" className="group grid gap-5 rounded-card border border-line bg-surface p-4">
      <h2 className="font-bold text-ink text-xl">{t('operator.decide.title')}</h2>
      {refusal ? <Notice tone="danger">{refusal.message}</Notice> : null}
      <ChoiceGroup legend={t('operator.audit.what')}>
        {actions.map((action) => (
          <Radio
            key={action}
            name="action"
            value={action}
            label={t(`operator.moderation.action.${action}`)}
            defaultChecked={action === first}
          />
        ))}
      </ChoiceGroup>
      <SuspensionFields detail={detail} refusal={refusal} />
      <div className="hidden gap-5 group-has-[[value=suspend]:checked]:grid group-has-[[value=take_down]:checked]:grid group-has-[[value=warn]:checked]:grid">
        <NativeSelect
          name="reason_name"
          label={t('operator.moderation.reason')}
          placeholder={t('operator.moderation.reasonPick')}
          options={detail.templates.map(({ name, text }) => ({ value: name, label: text }))}
          defaultValue={refusal?.typed.reason_name ?? ''}
          error={refusal?.fields.reason_name}
          required={false}
        />
      </div>
      <div className="grid gap-5 group-has-[[value=dismiss]:checked]:hidden">
        <TextareaField
          name="note"
          label={t('operator.moderation.note')}
          hint={t('operator.moderation.noteHint')}
          defaultValue={refusal?.typed.note}
          maxLength={1000}
          isOptional
          isCounted
          dir="auto"
        />
      </div>
      <TextareaField
        name="log_note"
        label={t('operator.moderation.log')}
        hint={t('operator.moderation.logHint')}
        defaultValue={refusal?.typed.log_note}
        maxLength={1000}
        rows={2}
        isOptional
        dir="auto"
      />
      <div>
        <Button type="submit" name="do" value="decide" isLoading={isSending}>
          {t('operator.decide.title')}
        </Button>
      </div>
    </Form>
  );
}

function SuspensionFields({ detail, refusal }: { detail: CaseDetail; refusal: FormRefusal | undefined }) {
  const { t } = useTranslation();
  const { targets } = detail.may;
  if (targets.length === 0) return null;
  return (
    <div className="hidden gap-5 group-has-[[value=suspend]:checked]:grid">
      <NativeSelect
        name="target"
        label={t('operator.moderation.target')}
        options={targets.map(({ kind, name }) => ({
          value: kind,
          label: `${t(`operator.moderation.subject.${kind}`)} · ${name}`,
        }))}
        defaultValue={refusal?.typed.target ?? targets[0]?.kind}
      />
      <NativeSelect
        name="days"
        label={t('operator.moderation.length')}
        options={[
          { value: '', label: t('operator.moderation.forever') },
          ...LENGTHS.map((days) => ({ value: days, label: t('operator.moderation.days', { count: days }) })),
        ]}
        defaultValue={refusal?.typed.days ?? ''}
        required={false}
      />
      <Checkbox
        name="is_urgent"
        label={t('operator.moderation.urgent')}
        description={t('operator.moderation.urgentHint')}
        defaultChecked={refusal?.typed.is_urgent === 'on'}
      />
    </div>
  );
}

/** The second operator's word; whoever has proposed it can only take it back. */
export function ConfirmForm({ detail, refusal }: { detail: CaseDetail; refusal: FormRefusal | undefined }) {
  const { t } = useTranslation();
  const isSending = useNavigation().state !== 'idle';
  const { proposal } = detail;
  if (!proposal) return null;
  const values = { name: proposal.proposed_by?.name ?? '', target: proposal.target.name };
  return (
    <Form method="post" className="grid gap-5 rounded-card border border-line bg-surface p-4">
      <h2 className="font-bold text-ink text-xl">{t('operator.moderation.proposal', values)}</h2>
      {refusal ? <Notice tone="danger">{refusal.message}</Notice> : null}
      <p className="text-ink">{[proposal.reason, proposal.note].filter(Boolean).join(' ')}</p>
      <p className="text-ink-muted text-sm">
        {proposal.days === null
          ? t('operator.moderation.forever')
          : t('operator.moderation.days', { count: proposal.days })}
        {proposal.is_urgent ? ` · ${t('operator.moderation.urgent')}` : null}
      </p>
      {detail.may.confirm ? null : <Notice>{t('operator.moderation.ownProposal')}</Notice>}
      <TextareaField
        name="log_note"
        label={t('operator.moderation.log')}
        hint={t('operator.moderation.logHint')}
        maxLength={1000}
        rows={2}
        isOptional
        dir="auto"
      />
      <div className="flex flex-wrap gap-3">
        {detail.may.confirm ? (
          <Button type="submit" name="do" value="confirm" variant="danger" isLoading={isSending}>
            {t('operator.moderation.confirm')}
          </Button>
        ) : null}
        <Button type="submit" name="do" value="send-back" variant="secondary" isLoading={isSending}>
          {t('operator.moderation.sendBack')}
        </Button>
      </div>
    </Form>
  );
}
