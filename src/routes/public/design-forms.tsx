import { Mail } from 'lucide-react';
import { useState } from 'react';
import { Checkbox, ChoiceGroup } from '#src/ui/controls/checkbox.tsx';
import { CodeField } from '#src/ui/controls/code-field.tsx';
import { FileField, FileRow } from '#src/ui/controls/file-field.tsx';
import { NativeSelect } from '#src/ui/controls/native-select.tsx';
import { Radio, RadioCard } from '#src/ui/controls/radio.tsx';
import { RatingField } from '#src/ui/controls/rating.tsx';
import { Switch } from '#src/ui/controls/switch.tsx';
import { PasswordField, TextField } from '#src/ui/controls/text-field.tsx';
import { TextareaField } from '#src/ui/controls/textarea-field.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { DesignSection, Specimen } from './design-specimen.tsx';

export function DesignForms() {
  const { t } = useTranslation();
  return (
    <DesignSection id="forms" title={t('design.nav.forms')}>
      <Specimen title="design.forms.text" layout="grid">
        <TextField label={t('design.forms.name')} hint={t('design.forms.nameHint')} autoComplete="name" />
        <TextField
          label={t('design.forms.email')}
          type="email"
          icon={<Mail aria-hidden />}
          placeholder="amara@example.com"
          autoComplete="email"
        />
        <TextField
          label={t('design.forms.phone')}
          error={t('design.forms.phoneError')}
          defaultValue="+62 81"
          type="tel"
          dir="ltr"
        />
        <TextField
          label={t('design.forms.pay')}
          isOptional
          prefix="Rp"
          suffix={<span className="px-3 text-sm">{t('design.forms.perMonth')}</span>}
          inputMode="numeric"
          className="pe-24"
        />
        <PasswordField label={t('design.forms.password')} defaultValue="evergreen" />
        <CodeField label={t('design.forms.code')} hint={t('design.forms.codeHint')} />
        <TextField label={t('design.forms.readOnly')} value="parley-48-211" readOnly />
        <TextField label={t('design.actions.disabled')} value={t('design.forms.notYet')} disabled />
      </Specimen>
      <Specimen title="design.forms.long" layout="grid">
        <TextareaField label={t('design.forms.about')} hint={t('design.forms.aboutHint')} isCounted maxLength={4000} />
        <TextareaField
          label={t('design.forms.greeting')}
          isCounted
          maxLength={40}
          defaultValue={t('design.forms.greetingText')}
        />
      </Specimen>
      <Specimen title="design.forms.select" layout="grid">
        <NativeSelect
          label={t('design.forms.notice')}
          placeholder={t('design.forms.choose')}
          options={[
            { value: 1, label: t('design.forms.now') },
            { value: 2, label: t('design.forms.oneMonth') },
          ]}
        />
        <NativeSelect
          label={t('design.forms.notice')}
          error={t('design.forms.required')}
          placeholder={t('design.forms.choose')}
          options={[]}
        />
      </Specimen>
      <Choices />
      <Files />
    </DesignSection>
  );
}

function Choices() {
  const { t } = useTranslation();
  const [stars, setStars] = useState<number | null>(4);
  return (
    <Specimen title="design.forms.choices" layout="grid">
      <ChoiceGroup legend={t('design.forms.workTypes')} hint={t('design.forms.workTypesHint')}>
        <Checkbox label={t('design.chips.remote')} defaultChecked />
        <Checkbox label={t('design.chips.hybrid')} description={t('design.forms.hybridHint')} />
        <Checkbox label={t('design.forms.some')} isIndeterminate />
        <Checkbox label={t('design.actions.disabled')} disabled />
        <Checkbox label={t('design.actions.disabled')} disabled defaultChecked />
      </ChoiceGroup>
      <ChoiceGroup legend={t('design.forms.status')}>
        <Radio name="design-status" label={t('design.forms.open')} defaultChecked />
        <Radio name="design-status" label={t('design.forms.casual')} description={t('design.forms.casualHint')} />
        <Radio name="design-status" label={t('design.actions.disabled')} disabled />
      </ChoiceGroup>
      <ChoiceGroup legend={t('design.forms.role')}>
        <div className="mt-2 grid gap-3">
          <RadioCard
            name="design-role"
            label={t('design.forms.talent')}
            description={t('design.forms.talentHint')}
            defaultChecked
          />
          <RadioCard name="design-role" label={t('design.forms.boss')} description={t('design.forms.bossHint')} />
        </div>
      </ChoiceGroup>
      <div>
        <Checkbox label={t('design.forms.terms')} error={t('design.forms.required')} />
        <Switch label={t('design.forms.alerts')} description={t('design.forms.alertsHint')} defaultChecked />
        <Switch label={t('design.forms.visible')} />
        <Switch label={t('design.actions.disabled')} disabled />
        <div className="mt-4">
          <RatingField label={t('design.forms.rate')} value={stars} onChange={setStars} />
        </div>
      </div>
    </Specimen>
  );
}

function Files() {
  const { t } = useTranslation();
  const [names, setNames] = useState<string[]>([]);
  return (
    <Specimen title="design.forms.files" layout="grid">
      <FileField
        label={t('design.forms.resume')}
        hint={t('design.forms.resumeHint')}
        accept=".pdf,.doc,.docx"
        onFiles={(files) => setNames(files.map((file) => file.name))}
      />
      <div className="flex flex-col gap-3">
        {names.map((name) => (
          <FileRow key={name} name={name} onRemove={() => setNames([])} />
        ))}
        <FileRow
          name="Amara Okafor – Product Designer – 2025 – final version with portfolio.pdf"
          detail="248 kB"
          onRemove={() => undefined}
        />
        <FileRow name="video.mp4" progress={64} onRemove={() => undefined} />
        <FileRow name="photo.bmp" error={t('design.forms.fileError')} onRemove={() => undefined} />
      </div>
    </Specimen>
  );
}
