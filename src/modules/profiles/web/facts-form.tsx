import { useRef } from 'react';
import { Checkbox } from '#src/ui/controls/checkbox.tsx';
import { NativeSelect, type SelectOption } from '#src/ui/controls/native-select.tsx';
import { TextField } from '#src/ui/controls/text-field.tsx';
import { TextareaField } from '#src/ui/controls/textarea-field.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { type Fact, type FactGroup, type FactName, factsOf } from '../fact-groups.ts';
import type { Profile } from '../profiles.contract.ts';
import { EditForm, type FormFields } from './edit-form.tsx';
import { FieldHelp } from './field-help.tsx';
import { PartialDateField } from './partial-date-field.tsx';

interface FactsFormProps {
  group: FactGroup;
  profile: Profile;
  label: string;
  /** By option list. */
  options: Record<string, SelectOption[]>;
}

/** A group of facts that stand alone, changed together. */
export function FactsForm({ group, profile, label, options }: FactsFormProps) {
  return (
    <EditForm
      intent="facts"
      what={group}
      accountId={profile.id}
      label={label}
      hidden={{ group, version: profile.version }}
    >
      {(fields) => (
        <div className={group === 'summary' ? 'grid' : 'grid items-start gap-5 sm:grid-cols-2'}>
          {factsOf(group).map(([name, fact]) => (
            <FactField
              key={name}
              {...fields}
              name={name}
              fact={fact}
              said={saidOf(profile, name)}
              options={options[fact.list ?? ''] ?? []}
            />
          ))}
        </div>
      )}
    </EditForm>
  );
}

/** The value as a form has it: choices by their id. */
function saidOf(profile: Profile, name: FactName): string {
  const said = name.endsWith('_id') ? profile[name.slice(0, -3) as keyof Profile] : profile[name as keyof Profile];
  if (said === null || said === undefined || said === false) return '';
  if (said === true) return 'yes';
  return typeof said === 'object' && 'id' in said ? String(said.id) : String(said);
}

interface FactFieldProps extends FormFields {
  name: FactName;
  fact: Fact;
  said: string;
  options: SelectOption[];
}

function FactField({ name, fact, said, options, error, value, leave }: FactFieldProps) {
  const { t } = useTranslation();
  const long = useRef<HTMLTextAreaElement>(null);
  const label = t(`profiles.own.field.${fact.label ?? (name as Exclude<FactName, 'place'>)}`);
  const hint = fact.hint && t(`profiles.own.field.${fact.hint}`);
  const texts = { name, label, hint, isOptional: !fact.isRequired, error: error(name) };
  if (fact.is === 'flag') {
    return (
      <Checkbox
        name={name}
        value="yes"
        label={label}
        defaultChecked={value(name, said) === 'yes'}
        className="sm:col-span-2"
      />
    );
  }
  if (fact.is === 'choice') {
    return (
      <NativeSelect
        {...texts}
        placeholder={t('profiles.own.notSaid')}
        options={options}
        defaultValue={value(name, said)}
      />
    );
  }
  if (fact.is === 'date') return <PartialDateField {...texts} value={value} known={said || null} />;
  if (fact.is === 'long') {
    return (
      <div className="grid gap-3">
        <TextareaField
          {...texts}
          ref={long}
          isLabelHidden
          defaultValue={value(name, said)}
          maxLength={fact.most}
          isCounted
          dir="auto"
        />
        <FieldHelp section="summary" field={long} onSaved={leave} />
      </div>
    );
  }
  const type = fact.is === 'day' ? 'date' : 'text';
  return (
    <TextField
      {...texts}
      type={type}
      defaultValue={value(name, said)}
      maxLength={fact.most}
      autoComplete={fact.autoComplete}
      {...(type === 'text' && { dir: 'auto' })}
    />
  );
}
