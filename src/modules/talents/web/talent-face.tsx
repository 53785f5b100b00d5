import { BriefcaseBusiness, CalendarClock, Languages, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { PresenceLabel } from '#src/modules/accounts/web/presence-label.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Chip } from '#src/ui/controls/chip.tsx';
import { Avatar } from '#src/ui/layout/avatar.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { OwnCard } from '../talent-fields.ts';
import { useTalentWords } from './talent-words.ts';

export const SHOWN_SKILLS = 6;

/** Someone's card as they see it themselves in the settings. */
export function OwnTalentCard({ card }: { card: OwnCard }) {
  return (
    <div className="card grid grid-cols-1 gap-3 p-4 sm:p-6">
      <Who talent={card} level="p" name={<bdi>{card.name}</bdi>} />
      <Skills skills={card.skills} />
      <TalentFacts talent={card} />
    </div>
  );
}

interface WhoProps {
  talent: OwnCard;
  name: ReactNode;
  /** The name heads a card of a list, or is words among others. */
  level?: 'h2' | 'h3' | 'p';
  children?: ReactNode;
}

/** Who it is without telling who it is: name and initial, newest title, years, place. */
export function Who({ talent, name, level: Name = 'h3', children }: WhoProps) {
  const { t } = useTranslation();
  const facts = [
    talent.years === null ? '' : t('findable.facts.years', { count: talent.years }),
    talent.place ?? '',
  ].filter(Boolean);
  return (
    <div className="flex items-start gap-3">
      <span data-vip={talent.is_vip || undefined}>
        <Avatar name={talent.name} isDecorative />
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <Name className="wrap-anywhere font-semibold text-ink text-lg leading-snug">{name}</Name>
          {children ? <span className="flex flex-wrap items-center gap-1.5">{children}</span> : null}
        </div>
        {talent.headline ? (
          <p className="wrap-anywhere text-ink">
            <bdi>{talent.headline}</bdi>
          </p>
        ) : null}
        <p className="flex flex-wrap gap-x-1.5 text-ink-muted text-sm">
          {facts.map((fact, at) => (
            <span key={fact}>
              {at > 0 ? <span aria-hidden>· </span> : null}
              <bdi>{fact}</bdi>
            </span>
          ))}
          {talent.last_active === 'away' ? null : (
            <span>
              {facts.length > 0 ? <span aria-hidden>· </span> : null}
              <PresenceLabel presence={talent.last_active} />
            </span>
          )}
        </p>
      </div>
    </div>
  );
}

export function Skills({ skills }: { skills: readonly string[] }) {
  if (skills.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      <SkillChips skills={skills} most={SHOWN_SKILLS} />
    </div>
  );
}

export function SkillChips({ skills, most }: { skills: readonly string[]; most: number }) {
  const { t } = useTranslation();
  const more = skills.length - most;
  return (
    <>
      {skills.slice(0, most).map((skill) => (
        <Chip key={skill}>
          <bdi>{skill}</bdi>
        </Chip>
      ))}
      {more > 0 && most > 0 ? (
        <span className="text-ink-muted text-sm">{t('findable.facts.more', { count: more })}</span>
      ) : null}
    </>
  );
}

export function TalentFacts({ talent }: { talent: OwnCard }) {
  const { t } = useTranslation();
  const words = useTalentWords();
  const wants = [...talent.wished_titles, ...talent.arrangements.map(({ value }) => value)];
  const facts = [
    { icon: <BriefcaseBusiness />, label: t('findable.facts.wants'), value: wants.join(' · ') },
    { icon: <Wallet />, label: t('findable.facts.pay'), value: words.pay(talent) },
    {
      icon: <CalendarClock />,
      label: words.startLabel(talent),
      value: words.start(talent),
      isNamed: !talent.available_from,
    },
    { icon: <Languages />, label: t('findable.facts.speaks'), value: talent.languages.join(' · ') },
  ].filter(({ value }) => value);
  if (facts.length === 0) return null;
  return (
    <dl className="grid gap-x-6 gap-y-1.5 text-sm sm:grid-cols-2">
      {facts.map(({ icon, label, value, isNamed }) => (
        <div key={label} className="relative min-w-0 ps-6">
          <dt className={isNamed ? 'me-1.5 inline text-ink-muted' : 'sr-only'}>{label}</dt>
          <dd className={classNames('wrap-anywhere text-ink', isNamed && 'inline')}>
            <span aria-hidden className="absolute start-0 top-0.5 text-ink-muted [&_svg]:size-4">
              {icon}
            </span>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
