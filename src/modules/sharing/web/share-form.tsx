import { Link2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ResumeSummary } from '#src/modules/resume-designs/resume-designs.contract.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Checkbox, ChoiceGroup } from '#src/ui/controls/checkbox.tsx';
import { NativeSelect } from '#src/ui/controls/native-select.tsx';
import { Radio } from '#src/ui/controls/radio.tsx';
import { PasswordField } from '#src/ui/controls/text-field.tsx';
import { useFormAnswer } from '#src/ui/controls/use-form-answer.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { LONGEST_PASSWORD, linkDays, SHORTEST_PASSWORD } from '../limits.ts';

/** Which resume, for how long, and what stays back. */
export function ShareForm({ resumes, chosen }: { resumes: ResumeSummary[]; chosen: number | undefined }) {
  const { t } = useTranslation();
  const { Form, isBusy, isDone, message, error, value } = useFormAnswer('create');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isDone) form.current?.reset();
  }, [isDone]);
  return (
    <Form ref={form} method="post" className="grid gap-5">
      <input type="hidden" name="intent" value="create" />
      {message ? <Notice tone="danger">{message}</Notice> : null}
      {isDone ? <Notice tone="success">{t('profiles.sharing.ready')}</Notice> : null}
      <NativeSelect
        name="resume_id"
        label={t('profiles.sharing.resume')}
        defaultValue={value('resume_id', String(chosen ?? resumes[0]?.id ?? ''))}
        error={error('resume_id')}
        options={resumes.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <ChoiceGroup legend={t('profiles.sharing.lasts')} isInline>
        {linkDays.map((days) => (
          <Radio
            key={days}
            name="days"
            value={days}
            label={t(`profiles.sharing.days.d${days}`)}
            defaultChecked={value('days', '30') === String(days)}
          />
        ))}
      </ChoiceGroup>
      <PasswordField
        name="password"
        label={t('profiles.sharing.password')}
        hint={t('profiles.sharing.passwordHint')}
        error={error('password')}
        minLength={SHORTEST_PASSWORD}
        maxLength={LONGEST_PASSWORD}
        autoComplete="new-password"
        required={false}
      />
      <div>
        <Checkbox
          name="has_download"
          value="yes"
          label={t('profiles.sharing.download')}
          description={t('profiles.sharing.downloadHint')}
          defaultChecked
        />
        <Checkbox
          name="is_name_hidden"
          value="yes"
          label={t('profiles.sharing.hideName')}
          description={t('profiles.sharing.hideNameHint')}
        />
        <Checkbox
          name="is_contact_hidden"
          value="yes"
          label={t('profiles.sharing.hideContact')}
          description={t('profiles.sharing.hideContactHint')}
        />
      </div>
      <div className="grid gap-3">
        <Button type="submit" isLoading={isBusy} icon={<Link2 aria-hidden className="size-5" />}>
          {t('profiles.sharing.create')}
        </Button>
        <p className="text-ink-muted text-sm">
          {t('profiles.sharing.newText')} {t('profiles.sharing.hidden')}
        </p>
      </div>
    </Form>
  );
}
