import { useId } from 'react';
import { Segmented } from '#src/ui/controls/segmented.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Headshot } from '../headshots.contract.ts';
import { BACKGROUND_COLOURS, BACKGROUNDS, type Background, type CropName } from '../portrait-looks.ts';

interface LookChoicesProps {
  headshot: Headshot;
  onChange: (look: { background?: Background; crop?: CropName }) => void;
}

/** Backgrounds as small patches of themselves, and the crops that the photo has room for. */
export function LookChoices({ headshot, onChange }: LookChoicesProps) {
  const { t } = useTranslation();
  const name = useId();
  return (
    <div className="grid gap-4">
      <fieldset>
        <legend className="mb-2 font-semibold text-ink text-sm">
          {t('headshots.background')}
          <span className="font-normal text-ink-muted"> · {t(`headshots.backgrounds.${headshot.background}`)}</span>
        </legend>
        <div className="flex flex-wrap gap-1.5">
          {BACKGROUNDS.map((background) => (
            <label
              key={background}
              title={t(`headshots.backgrounds.${background}`)}
              className="grid size-11 cursor-pointer place-items-center overflow-hidden rounded-full border border-line-firm has-checked:outline-3 has-checked:outline-accent has-checked:outline-offset-1 has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-1"
              style={{ background: patchOf(background) }}
            >
              <input
                type="radio"
                name={name}
                className="sr-only"
                checked={headshot.background === background}
                onChange={() => onChange({ background })}
              />
              <span className="sr-only">{t(`headshots.backgrounds.${background}`)}</span>
              {background === 'blurred' ? <OwnBackground src={headshot.photo} /> : null}
            </label>
          ))}
        </div>
      </fieldset>
      {headshot.crops.length > 1 ? (
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

function OwnBackground({ src }: { src: string }) {
  return <img src={src} alt="" className="size-full scale-150 object-cover blur-xs" />;
}

function patchOf(background: Background): string | undefined {
  if (background === 'blurred') return undefined;
  const [near, far] = BACKGROUND_COLOURS[background];
  return `radial-gradient(circle at 50% 42%, rgb(${near.join(' ')}), rgb(${far.join(' ')}))`;
}
