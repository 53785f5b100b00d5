import { ThemeSwitch } from '#src/ui/controls/theme-switch.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { DesignSection, Specimen } from './design-specimen.tsx';

const grounds = [
  { name: 'sunken', look: 'bg-sunken text-ink' },
  { name: 'canvas', look: 'bg-canvas text-ink' },
  { name: 'surface', look: 'bg-surface text-ink' },
  { name: 'raised', look: 'bg-raised text-ink' },
];
const fills = [
  { name: 'accent', look: 'bg-accent text-on-accent' },
  { name: 'accent-soft', look: 'bg-accent-soft text-accent-ink' },
  { name: 'apricot', look: 'bg-apricot text-on-apricot' },
  { name: 'apricot-soft', look: 'bg-apricot-soft text-apricot-ink' },
  { name: 'danger', look: 'bg-danger text-on-danger' },
  { name: 'danger-soft', look: 'bg-danger-soft text-danger-ink' },
  { name: 'info-soft', look: 'bg-info-soft text-info-ink' },
  { name: 'mark', look: 'bg-mark text-ink' },
];
const inks = ['text-ink', 'text-ink-muted', 'text-ink-faint', 'text-accent-ink', 'text-apricot-ink', 'text-danger-ink'];
const sizes = [
  'text-display',
  'text-4xl',
  'text-3xl',
  'text-2xl',
  'text-xl',
  'text-lg',
  'text-base',
  'text-sm',
  'text-xs',
];

export function DesignFoundations() {
  const { t } = useTranslation();
  return (
    <DesignSection id="foundations" title={t('design.nav.foundations')}>
      <Specimen title="design.foundations.theme">
        <ThemeSwitch />
      </Specimen>
      <Specimen title="design.foundations.colours" layout="stack">
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          {[...grounds, ...fills].map((swatch) => (
            <li
              key={swatch.name}
              className={`flex h-20 items-end rounded-card border border-line p-3 font-semibold text-sm ${swatch.look}`}
            >
              <code className="font-sans">{swatch.name}</code>
            </li>
          ))}
        </ul>
        <p className="flex flex-wrap gap-x-6 gap-y-1">
          {inks.map((ink) => (
            <span key={ink} className={ink}>
              {ink.replace('text-', '')}
            </span>
          ))}
        </p>
      </Specimen>
      <Specimen title="design.foundations.type" layout="stack">
        <div className="flex flex-col gap-3 overflow-hidden">
          {sizes.map((size) => (
            <p key={size} className={`break-words font-bold ${size}`}>
              {t('design.foundations.sentence')}
            </p>
          ))}
        </div>
      </Specimen>
      <Specimen title="design.foundations.shape">
        <div className="grid size-24 place-items-center rounded-control border border-line-firm text-sm">control</div>
        <div className="grid size-24 place-items-center rounded-card border border-line bg-surface text-sm">card</div>
        <div className="grid size-24 place-items-center rounded-card bg-surface text-sm shadow-card">shadow-card</div>
        <div className="grid size-24 place-items-center rounded-card bg-surface text-sm shadow-lift">shadow-lift</div>
        <div className="grid size-24 place-items-center rounded-sheet bg-raised text-center text-sm shadow-overlay">
          shadow-overlay
        </div>
      </Specimen>
    </DesignSection>
  );
}
