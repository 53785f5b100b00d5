import { Download } from 'lucide-react';
import { buttonStyle } from '#src/ui/controls/button-style.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { type TemplateName, templateAddress, templatePictureAddress } from '../template-names.ts';

/** One template: its picture, whom it suits, and the document in the language of the page. */
export function TemplateCard({ name }: { name: TemplateName }) {
  const { t, language } = useTranslation();
  const title = t(`profiles.templates.${name}.name`);
  const download = t('profiles.templates.download');
  return (
    <Card
      as="article"
      padding="none"
      id={name}
      aria-labelledby={`${name}-title`}
      className="flex h-full scroll-mt-24 flex-col overflow-hidden target:border-accent"
    >
      <div className="border-line border-b bg-sunken p-3">
        <img
          src={templatePictureAddress(name, language)}
          alt=""
          width={560}
          height={792}
          loading="lazy"
          decoding="async"
          className="aspect-[210/297] w-full rounded-control bg-paper object-cover object-top shadow-card"
        />
      </div>
      <div className="flex flex-1 flex-col p-5">
        <h3 id={`${name}-title`} className="font-semibold text-ink text-xl">
          {title}
        </h3>
        <p className="mt-1 text-ink-muted">{t(`profiles.templates.${name}.text`)}</p>
        <p className="mt-3 mb-5 text-ink-faint text-sm">{t(`profiles.templates.${name}.suits`)}</p>
        <a
          href={templateAddress(name, language)}
          download
          aria-label={`${download}: ${title}`}
          className={`${buttonStyle('soft', 'md', true)} mt-auto`}
        >
          <Download aria-hidden className="size-5 shrink-0" />
          <span className="min-w-0">{download}</span>
        </a>
      </div>
    </Card>
  );
}
