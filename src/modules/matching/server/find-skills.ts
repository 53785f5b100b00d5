import type { Quote, TalentFacts } from './facts.ts';
import { type Finding, inPart, met, missed, type Pairing, unknown } from './finding.ts';
import type { Vocabulary } from './vocabulary.ts';

const GENERAL = 0.5;
const EXPIRED = 0.5;

type Found = ReturnType<typeof unknown>;

/** Each skill by itself: in the list of skills, or in someone's own words about their work. */
export function findSkills({ talent, job }: Pairing, vocabulary: Pick<Vocabulary, 'narrower'>): Finding[] {
  return job.skillIds.map((id) => ({
    key: `skill:${id}`,
    kind: 'skill' as const,
    asks: id,
    ...findSkill(talent, id, vocabulary),
  }));
}

/** Certificates among the skills of the lists. */
export function findCertificates({ talent, job }: Pairing): Finding[] {
  return job.certificateIds.map((id) => {
    const quote = quoteOf(talent, id);
    const line = { key: `licence:${id}`, kind: 'licence' as const, asks: id };
    return { ...line, ...(quote ? met([quote]) : notFound(talent.hasListed)) };
  });
}

/** Licences that the job's text names. */
export function findLicences({ talent, job }: Pairing, now: Date): Finding[] {
  const today = now.toISOString().slice(0, 10);
  return job.licences.map((kind) => {
    const line = { key: `licence:${kind}`, kind: 'licence' as const, asks: kind };
    // Who drives a lorry may drive a car.
    const own = talent.licences.get(kind) ?? (kind === 'driving' ? talent.licences.get('truck-driving') : undefined);
    if (!own) return { ...line, ...notFound(talent.hasListed) };
    const { expires, ...quote } = own;
    const isOver = expires !== null && expires < today.slice(0, expires.length);
    return { ...line, ...(isOver ? inPart(EXPIRED, [quote], { is: 'expired', date: expires }) : met([quote])) };
  });
}

function findSkill(talent: TalentFacts, id: number, { narrower }: Pick<Vocabulary, 'narrower'>): Found {
  const own = quoteOf(talent, id);
  if (own) return met([own]);
  for (const exact of narrower.get(id) ?? []) {
    const quote = quoteOf(talent, exact);
    if (quote) return met([quote]);
  }
  // Whoever welds may well weld TIG, but has not said so.
  const general = talent.skills.find(({ ids }) => ids.some((one) => narrower.get(one)?.has(id)));
  if (general) return inPart(GENERAL, [{ source: 'skills', text: general.name }], { is: 'general' });
  return notFound(talent.hasWords);
}

/** Nothing says it: not found where someone has told what they can do, and not known where they have not. */
function notFound(hasTold: boolean): Found {
  return hasTold ? missed() : unknown();
}

function quoteOf(talent: TalentFacts, id: number): Quote | undefined {
  const listed = talent.skills.find(({ ids }) => ids.includes(id));
  return listed ? { source: 'skills', text: listed.name } : talent.mentions.get(id);
}
