import { useTranslation } from '#src/ui/translation.tsx';

const keys = {
  talent: ['chat.starters.talent.day', 'chat.starters.talent.begin', 'chat.starters.talent.call'],
  boss: ['chat.starters.boss.work', 'chat.starters.boss.begin', 'chat.starters.boss.call'],
} as const;

/** Three sentences for whoever does not know how to begin. They fill the field, where they can still be changed. */
export function StarterPhrases({ side, onPhrase }: { side: keyof typeof keys; onPhrase: (text: string) => void }) {
  const { t } = useTranslation();
  return (
    <fieldset className="min-w-0 px-3 pt-2 [@media(scripting:none)]:hidden">
      <legend className="sr-only">{t('chat.starters.title')}</legend>
      <div className="flex gap-2 overflow-x-auto pb-2 sm:flex-wrap">
        {keys[side].map((key) => (
          <button
            key={key}
            type="button"
            onClick={() => onPhrase(t(key))}
            className="min-h-11 w-60 shrink-0 rounded-card border border-line bg-surface px-3.5 py-2 text-start text-ink text-sm transition-colors hover:border-accent hover:bg-accent-soft sm:w-auto"
          >
            {t(key)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
