import { type ReactNode, useId } from 'react';
import { Segmented } from '#src/ui/controls/segmented.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Headshot } from '../headshots.contract.ts';
import { BACKGROUND_COLOURS, BACKGROUNDS, type Background } from '../portrait-looks.ts';
import type { LookChange } from './use-headshot.ts';

interface LookChoicesProps {
  headshot: Headshot;
  onChange: (look: LookChange) => void;
}

/** The outside portrait and the backgrounds as small patches of themselves, and the crops that the photo has room for. */
export function LookChoices({ headshot, onChange }: LookChoicesProps) {
  const { t } = useTranslation();
  const name = useId();
  const { external } = headshot;
  const isOutside = headshot.engine === 'external';
  const outside = external ? t('headshots.engines.external', { model: external.model }) : '';
  return (
    <div className="grid gap-4">
      <fieldset>
        <legend className="mb-2 font-semibold text-ink text-sm">
          {t('headshots.background')}
          <span className="font-normal text-ink-muted">
            {' '}
            · {isOutside ? outside : t(`headshots.backgrounds.${headshot.background}`)}
          </span>
        </legend>
        <div className="flex flex-wrap gap-1.5">
          {external?.portrait ? (
            <Patch {...{ name }} label={outside} isChosen={isOutside} onChoose={() => onChange({ engine: 'external' })}>
              <img src={external.portrait} alt="" className="size-full object-cover" />
            </Patch>
          ) : null}
          {BACKGROUNDS.map((background) => (
            <Patch
              key={background}
              {...{ name }}
              label={t(`headshots.backgrounds.${background}`)}
              colours={patchOf(background)}
              isChosen={!isOutside && headshot.background === background}
              onChoose={() => onChange({ background })}
            >
              {background === 'blurred' ? <OwnBackground src={headshot.photo} /> : null}
            </Patch>
          ))}
        </div>
      </fieldset>
      {headshot.crops.length > 1 && !isOutside ? (
        <div>
          <p aria-hidden className="mb-2 font-semibold text-ink text-sm">
            {t('headshots.crop')}
          </p>
          <Segmented
            legend={t('headshots.crop')}
            segments={headshot.crops.map((crop) => ({ value: crop, label: t(`headshots.crops.${crop}`) }))}
            value={headshot.crop}
            onChange={(crop) => onChange({ crop })}
          />
        </div>
      ) : null}
      <p className="text-ink-muted text-sm">{t('headshots.free')}</p>
    </div>
  );
}

interface PatchProps {
  name: string;
  label: string;
  colours?: string | undefined;
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

function Patch({ name, label, colours, isChosen, onChoose, children }: PatchProps) {
  return (
    <label
      title={label}
      className="grid size-11 cursor-pointer place-items-center overflow-hidden rounded-full border border-line-firm has-checked:outline-3 has-checked:outline-accent has-checked:outline-offset-1 has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-1"
      style={{ background: colours }}
    >
      <input type="radio" name={name} className="sr-only" checked={isChosen} onChange={onChoose} />
      <span className="sr-only">{label}</span>
      {children}
    </label>
  );
}

function OwnBackground({ src }: { src: string }) {
  return <img src={src} alt="" className="size-full scale-150 object-cover blur-xs" />;
}

function patchOf(background: Background): string | undefined {
  if (background === 'blurred') return undefined;
  const [near, far] = BACKGROUND_COLOURS[background];
  return `radial-gradient(circle at 50% 42%, rgb(${near.join(' ')}), rgb(${far.join(' ')}))`;
}
