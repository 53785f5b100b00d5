import { Form } from 'react-router';
import { Button } from '#src/ui/controls/button.tsx';
import { Badge } from '#src/ui/feedback/badge.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { type DesignName, designs } from '../resume-design.ts';

/** One design: a real page of it, whom it is for, and the way into the editor. */
export function DesignCard({ name, isEager = false }: { name: DesignName; isEager?: boolean }) {
  const { t, language } = useTranslation();
  const title = t(`profiles.designs.${name}.name`);
  return (
    <Card
      as="article"
      padding="none"
      aria-labelledby={`design-${name}`}
      className="flex h-full flex-col overflow-hidden"
    >
      <div className="border-line border-b bg-sunken p-3">
        <img
          src={`/download/resume-design/${name}-${language}.webp`}
          alt=""
          width={560}
          height={792}
          loading={isEager ? 'eager' : 'lazy'}
          decoding="async"
          className="aspect-[210/297] w-full rounded-control bg-paper object-cover object-top shadow-card"
        />
      </div>
      <div className="flex flex-1 flex-col gap-3 p-4">
        <h3 id={`design-${name}`} className="font-semibold text-ink text-lg">
          {title}
        </h3>
        <p className="text-ink-muted text-sm">{t(`profiles.designs.${name}.text`)}</p>
        <p className="flex flex-wrap gap-1.5">
          {designs[name].tags.map((tag) => (
            <Badge key={tag}>{t(`profiles.designTags.${tag}`)}</Badge>
          ))}
        </p>
        <Form method="post" action={`/${language}/online-resume`} className="mt-auto">
          <input type="hidden" name="intent" value="create" />
          <input type="hidden" name="design" value={name} />
          <Button type="submit" variant="soft" isWide aria-label={`${t('profiles.online.use')}: ${title}`}>
            {t('profiles.online.use')}
          </Button>
        </Form>
      </div>
    </Card>
  );
}
