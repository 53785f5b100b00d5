import { Card, CardLink } from '#src/ui/layout/card.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { TalentCard as Talent } from '../talent-fields.ts';
import { TalentBadges } from './talent-badges.tsx';
import { SHOWN_SKILLS, SkillChips, Skills, TalentFacts, Who } from './talent-face.tsx';

/** Someone in the list: who they are without telling who they are, why they are here, what they look for. */
export function TalentCard({ talent, to }: { talent: Talent; to: string }) {
  return (
    <Card as="article" isInteractive data-talent={talent.id} className="relative grid grid-cols-1 gap-3">
      <Who talent={talent} level="h2" name={<CardLink to={to}>{<bdi>{talent.name}</bdi>}</CardLink>}>
        <TalentBadges talent={talent} />
      </Who>
      <MatchWords talent={talent} />
      <TalentFacts talent={talent} />
    </Card>
  );
}

/** What the job or the words ask for and this person shows; the other skills follow, as far as there is room. */
export function MatchWords({ talent }: { talent: Talent }) {
  const { t } = useTranslation();
  const { match_words: words, skills } = talent;
  const known = new Set(words.map((word) => word.toLocaleLowerCase()));
  const others = skills.filter((skill) => !known.has(skill.toLocaleLowerCase()));
  if (words.length === 0) return <Skills skills={skills} />;
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      <span className="text-ink-muted text-sm">{t('candidates.card.matches')}</span>
      {words.map((word) => (
        <span key={word} className="chip border-transparent bg-accent-soft text-accent-ink">
          <bdi className="truncate">{word}</bdi>
        </span>
      ))}
      <SkillChips skills={others} most={Math.max(0, SHOWN_SKILLS - words.length)} />
    </div>
  );
}
