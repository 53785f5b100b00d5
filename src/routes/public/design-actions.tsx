import { Bell, Bookmark, MessageCircle, Plus, Send, Share2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#src/ui/controls/button.tsx';
import type { ButtonVariant } from '#src/ui/controls/button-style.ts';
import { Chip, LinkChip, RemovableChip, ToggleChip } from '#src/ui/controls/chip.tsx';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { Segmented } from '#src/ui/controls/segmented.tsx';
import { ExternalTextLink, TextLink } from '#src/ui/controls/text-link.tsx';
import { Badge, CountBadge } from '#src/ui/feedback/badge.tsx';
import { BackArrow, ForwardArrow } from '#src/ui/layout/direction-icon.tsx';
import { HotLabel } from '#src/ui/pickers/hot-label.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { DesignSection, Specimen } from './design-specimen.tsx';

const variants: ButtonVariant[] = ['primary', 'secondary', 'soft', 'quiet', 'human', 'danger'];

export function DesignActions() {
  const { t } = useTranslation();
  return (
    <DesignSection id="actions" title={t('design.nav.actions')}>
      <Specimen title="design.actions.variants">
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            {t(`design.actions.${variant}`)}
          </Button>
        ))}
      </Specimen>
      <Specimen title="design.actions.sizes">
        <Button size="sm" icon={<Plus aria-hidden className="size-4" />}>
          {t('design.actions.small')}
        </Button>
        <Button icon={<Send aria-hidden className="size-5 rtl:-scale-x-100" />}>{t('design.actions.medium')}</Button>
        <Button size="lg" iconAfter={<ForwardArrow />}>
          {t('design.actions.large')}
        </Button>
      </Specimen>
      <Specimen title="design.actions.states">
        <Button isLoading>{t('design.actions.loading')}</Button>
        <Button variant="secondary" isLoading>
          {t('design.actions.loading')}
        </Button>
        <Button disabled>{t('design.actions.disabled')}</Button>
        <Button variant="secondary" disabled>
          {t('design.actions.disabled')}
        </Button>
        <div className="w-56">
          <Button isWide variant="secondary">
            {t('design.actions.longText')}
          </Button>
        </div>
      </Specimen>
      <Specimen title="design.actions.links">
        <LinkButton to="#actions" variant="secondary" iconAfter={<ForwardArrow />}>
          {t('design.actions.linkButton')}
        </LinkButton>
        <LinkButton to="#actions" variant="quiet" icon={<BackArrow />}>
          {t('ui.back')}
        </LinkButton>
        <TextLink to="#actions">{t('design.actions.textLink')}</TextLink>
        <ExternalTextLink href="https://example.org">{t('design.actions.externalLink')}</ExternalTextLink>
      </Specimen>
      <IconButtons />
      <Specimen title="design.actions.badges">
        <Badge>{t('design.badges.neutral')}</Badge>
        <Badge tone="accent">{t('design.badges.accent')}</Badge>
        <Badge tone="apricot">{t('design.badges.apricot')}</Badge>
        <Badge tone="danger">{t('design.badges.danger')}</Badge>
        <Badge tone="info">{t('design.badges.info')}</Badge>
        <HotLabel />
        <CountBadge count={3} />
        <CountBadge count={42} tone="accent" />
        <CountBadge count={140} tone="danger" />
      </Specimen>
      <Chips />
    </DesignSection>
  );
}

function IconButtons() {
  const { t } = useTranslation();
  const [isSaved, setIsSaved] = useState(true);
  return (
    <Specimen title="design.actions.iconButtons">
      <IconButton label={t('design.actions.share')} icon={<Share2 aria-hidden />} />
      <IconButton variant="outlined" label={t('design.actions.chat')} icon={<MessageCircle aria-hidden />} />
      <IconButton
        variant="accent"
        label={t('design.actions.send')}
        icon={<Send aria-hidden className="rtl:-scale-x-100" />}
      />
      <IconButton
        label={t('design.actions.save')}
        aria-pressed={isSaved}
        onClick={() => setIsSaved(!isSaved)}
        icon={<Bookmark aria-hidden className={isSaved ? 'fill-current' : undefined} />}
      />
      <IconButton
        label={t('design.actions.alerts', { count: 12 })}
        icon={<Bell aria-hidden />}
        badge={<CountBadge count={12} />}
      />
      <IconButton variant="outlined" label={t('design.actions.loading')} icon={<Share2 aria-hidden />} isLoading />
      <IconButton variant="outlined" label={t('design.actions.disabled')} icon={<Share2 aria-hidden />} disabled />
    </Specimen>
  );
}

function Chips() {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState('remote');
  const [tags, setTags] = useState(['Figma', 'TypeScript', 'Patient care and rehabilitation of elderly people']);
  return (
    <>
      <Specimen title="design.actions.chips">
        <Chip>{t('design.chips.fullTime')}</Chip>
        {(['remote', 'hybrid', 'onSite'] as const).map((id) => (
          <ToggleChip key={id} isSelected={chosen === id} onClick={() => setChosen(id)}>
            {t(`design.chips.${id}`)}
          </ToggleChip>
        ))}
        <ToggleChip isSelected={false} disabled>
          {t('design.actions.disabled')}
        </ToggleChip>
        <LinkChip to="#actions">{t('design.chips.link')}</LinkChip>
        {tags.map((tag) => (
          <RemovableChip key={tag} onRemove={() => setTags(tags.filter((other) => other !== tag))}>
            {tag}
          </RemovableChip>
        ))}
      </Specimen>
      <Specimen title="design.actions.segmented">
        <Segmented
          legend={t('design.actions.segmented')}
          value={chosen}
          onChange={setChosen}
          segments={(['remote', 'hybrid', 'onSite'] as const).map((value) => ({
            value,
            label: t(`design.chips.${value}`),
          }))}
        />
      </Specimen>
    </>
  );
}
