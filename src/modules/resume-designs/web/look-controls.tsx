import { languages } from '#src/modules/options/languages.ts';
import { classNames } from '#src/ui/class-names.ts';
import { NativeSelect } from '#src/ui/controls/native-select.tsx';
import { Segmented } from '#src/ui/controls/segmented.tsx';
import { Switch } from '#src/ui/controls/switch.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import {
  type Accent,
  accentColours,
  accents,
  type DesignName,
  type DesignOptions,
  designNames,
  designs,
  fonts,
  pageLimits,
  papers,
  spacings,
} from '../resume-design.ts';
import type { Change, EditedResume } from './edited-resume.ts';

/** How it looks: everything here changes the paper at once and none of the words. */
export function LookControls({ resume: { options, language }, onChange }: { resume: EditedResume; onChange: Change }) {
  const { t } = useTranslation();
  const set = (change: Partial<DesignOptions>) => onChange({ options: { ...options, ...change } });
  const { takesPhoto, isForm } = designs[options.design];
  return (
    <div className="grid gap-4 rounded-card border border-line bg-surface p-4 sm:grid-cols-2">
      <NativeSelect
        label={t('profiles.online.design')}
        value={options.design}
        onChange={({ target }) => set({ design: target.value as DesignName })}
        options={designNames.map((name) => ({ value: name, label: t(`profiles.designs.${name}.name`) }))}
      />
      <NativeSelect
        label={t('profiles.online.language')}
        value={language}
        onChange={({ target }) => onChange({ language: target.value })}
        options={languages.map(({ code, name }) => ({ value: code, label: name }))}
      />
      {isForm ? null : <Accents value={options.accent} onChange={(accent) => set({ accent })} />}
      {/* There is one Arabic face: the others don't come out of a PDF as they were written. */}
      {language === 'ar' ? null : (
        <NativeSelect
          label={t('profiles.online.font')}
          value={options.font}
          onChange={({ target }) => set({ font: target.value as DesignOptions['font'] })}
          options={fonts.map((font) => ({ value: font, label: t(`profiles.online.fonts.${font}`) }))}
        />
      )}
      <Choice label="spacing" values={spacings} value={options.spacing} onChange={(spacing) => set({ spacing })} />
      <Choice label="pages" values={pageLimits} value={options.pages} onChange={(pages) => set({ pages })} />
      <Choice label="paper" values={papers} value={options.paper} onChange={(paper) => set({ paper })} />
      {takesPhoto ? (
        <Switch
          label={t('profiles.online.photo')}
          checked={options.has_photo}
          onChange={({ target }) => set({ has_photo: target.checked })}
        />
      ) : null}
    </div>
  );
}

type ChoiceName = 'spacing' | 'pages' | 'paper';
interface ChoiceProps<Value extends string> {
  label: ChoiceName;
  values: readonly Value[];
  value: Value;
  onChange: (value: Value) => void;
}

function Choice<Value extends 'tight' | 'normal' | 'airy' | 'one' | 'two' | 'any' | 'a4' | 'letter'>({
  label,
  values,
  value,
  onChange,
}: ChoiceProps<Value>) {
  const { t } = useTranslation();
  const legend = t(`profiles.online.${label}`);
  const segments = values.map((one) => ({ value: one, label: t(`profiles.online.choices.${one}`) }));
  return (
    <div>
      <p aria-hidden className="mb-1.5 font-semibold text-ink text-sm">
        {legend}
      </p>
      <Segmented legend={legend} segments={segments} value={value} onChange={onChange} />
    </div>
  );
}

function Accents({ value, onChange }: { value: Accent; onChange: (accent: Accent) => void }) {
  const { t } = useTranslation();
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold text-ink text-sm">{t('profiles.online.colour')}</legend>
      <div className="flex gap-1">
        {accents.map((accent) => (
          <label
            key={accent}
            title={t(`profiles.online.colours.${accent}`)}
            className={classNames(
              'grid size-11 place-items-center rounded-full has-focus-visible:outline-2 has-focus-visible:outline-focus',
              accent === value && 'ring-2 ring-accent ring-inset',
            )}
          >
            <input
              type="radio"
              name="accent"
              className="sr-only"
              checked={accent === value}
              onChange={() => onChange(accent)}
            />
            {/* As on paper, whose white keeps the dark ones in sight at night. */}
            <span
              className="size-7 rounded-full ring-2 ring-paper"
              style={{ backgroundColor: accentColours[accent] }}
            />
            <span className="sr-only">{t(`profiles.online.colours.${accent}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
