import { Building2, House, Laptop } from 'lucide-react';
import { useState } from 'react';
import { ComboBox, type ComboOption, TagField } from '#src/ui/controls/combobox.tsx';
import { DateField } from '#src/ui/controls/date-field.tsx';
import { Select } from '#src/ui/controls/select.tsx';
import { Slider } from '#src/ui/controls/slider.tsx';
import type { PickId } from '#src/ui/pickers/selection-count.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import { skills } from './design-samples.ts';
import { Specimen } from './design-specimen.tsx';

/** Fields that need React Aria; the page loads them after the rest. */
export function RichFields() {
  const { t } = useTranslation();
  const [arrangement, setArrangement] = useState<PickId | null>(null);
  const [skill, setSkill] = useState<ComboOption | null>(null);
  const [chosen, setChosen] = useState<ComboOption[]>(skills.slice(0, 2));
  const [day, setDay] = useState<string | null>('2025-11-20');
  const [pay, setPay] = useState([1200, 2600]);
  const [years, setYears] = useState([3]);
  const arrangements = [
    { id: 1, label: t('design.chips.onSite'), icon: <Building2 aria-hidden /> },
    { id: 2, label: t('design.chips.hybrid'), description: t('design.forms.hybridHint'), icon: <House aria-hidden /> },
    { id: 3, label: t('design.chips.remote'), icon: <Laptop aria-hidden /> },
  ];
  return (
    <>
      <Specimen title="design.pickers.select" layout="grid">
        <Select
          label={t('design.forms.workTypes')}
          options={arrangements}
          value={arrangement}
          onChange={setArrangement}
          hint={t('design.forms.workTypesHint')}
        />
        <Select
          label={t('design.forms.workTypes')}
          options={arrangements}
          value={2}
          onChange={setArrangement}
          error={t('design.forms.required')}
        />
        <Select
          label={t('design.actions.disabled')}
          options={arrangements}
          value={3}
          onChange={setArrangement}
          isDisabled
        />
      </Specimen>
      <Specimen title="design.pickers.combobox" layout="grid">
        <ComboBox
          label={t('design.pickers.skill')}
          options={skills}
          value={skill}
          onChange={setSkill}
          placeholder={t('design.pickers.skillPlaceholder')}
        />
        <TagField
          label={t('design.pickers.skills')}
          options={skills}
          values={chosen}
          onChange={setChosen}
          limit={4}
          isOptional
          hint={t('design.pickers.skillsHint')}
        />
      </Specimen>
      <Specimen title="design.pickers.date" layout="grid">
        <DateField label={t('design.pickers.start')} value={day} onChange={setDay} min="2025-11-01" />
        <DateField
          label={t('design.pickers.start')}
          value={null}
          onChange={setDay}
          error={t('design.forms.required')}
        />
      </Specimen>
      <Specimen title="design.pickers.slider" layout="grid">
        <Slider
          label={t('design.forms.pay')}
          values={pay}
          onChange={setPay}
          min={0}
          max={5000}
          step={100}
          format={{ style: 'currency', currency: 'USD', maximumFractionDigits: 0 }}
          thumbLabels={[t('design.pickers.least'), t('design.pickers.most')]}
        />
        <Slider
          label={t('design.pickers.experience')}
          values={years}
          onChange={setYears}
          min={0}
          max={10}
          format={{ style: 'unit', unit: 'year', unitDisplay: 'long' }}
        />
        <Slider label={t('design.actions.disabled')} values={[40]} onChange={setYears} min={0} max={100} isDisabled />
      </Specimen>
    </>
  );
}
