import { Ban, Eye, EyeOff } from 'lucide-react';
import { useTranslation } from '#src/ui/translation.tsx';

/** What employers see of someone who lets them search, and what they never do: in the settings and at the start. */
export function FindableFacts() {
  const { t } = useTranslation();
  const facts = [
    { icon: <Eye />, title: t('findable.sees'), text: t('findable.seesText') },
    { icon: <EyeOff />, title: t('findable.hidden'), text: t('findable.hiddenText') },
    { icon: <Ban />, title: '', text: t('findable.never') },
  ];
  return (
    <ul className="grid gap-3 text-sm">
      {facts.map(({ icon, title, text }) => (
        <li key={text} className="flex gap-3">
          <span aria-hidden className="shrink-0 text-accent-ink [&_svg]:size-5">
            {icon}
          </span>
          <span className="min-w-0">
            {title ? <span className="block font-semibold text-ink">{title}</span> : null}
            <span className="text-ink-muted">{text}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
