import { useId } from 'react';
import { ChoiceGroup } from '#src/ui/controls/checkbox.tsx';
import { Radio } from '#src/ui/controls/radio.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { HeadshotEngine } from '../portrait-looks.ts';

interface EngineChoiceProps {
  model: string;
  engine: HeadshotEngine;
  onChange: (engine: HeadshotEngine) => void;
}

/** AI-06: for each photo anew, and nothing leaves unless someone says so. */
export function EngineChoice({ model, engine, onChange }: EngineChoiceProps) {
  const { t } = useTranslation();
  const name = useId();
  return (
    <ChoiceGroup legend={t('headshots.engines.legend')}>
      <Radio
        name={name}
        label={t('headshots.engines.builtIn')}
        checked={engine === 'built-in'}
        onChange={() => onChange('built-in')}
      />
      <Radio
        name={name}
        label={t('headshots.engines.external', { model })}
        description={t('headshots.engines.leaves', { model })}
        checked={engine === 'external'}
        onChange={() => onChange('external')}
      />
    </ChoiceGroup>
  );
}
