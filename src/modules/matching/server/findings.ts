import { matchKinds } from '../match-lines.ts';
import { findExperience } from './find-experience.ts';
import { findCertificates, findLicences, findSkills } from './find-skills.ts';
import { findDegree, findLanguages } from './find-studies.ts';
import { findWishes } from './find-wishes.ts';
import { type Finding, met, missed, type Pairing, type ScoreTools, unknown } from './finding.ts';

/** What a job does not ask for has no line. */
export function findingsOf(pairing: Pairing, tools: ScoreTools): Finding[] {
  const findings = [
    findExperience(pairing),
    ...findSkills(pairing, tools.vocabulary),
    ...findCertificates(pairing),
    ...findLicences(pairing, tools.now),
    ...findDegree(pairing),
    ...findLanguages(pairing),
    ...findWishes(pairing, tools),
    ...findEligibility(pairing),
  ];
  return findings.sort((a, b) => matchKinds.indexOf(a.kind) - matchKinds.indexOf(b.kind));
}

/** The right to work, as TRU-08 answers it. */
function findEligibility({ eligibility }: Pairing): Finding[] {
  const rule = eligibility?.rules.find((one) => one.rule === 'work_eligibility');
  if (!rule) return [];
  const found = rule.answer === 'yes' ? met([]) : rule.answer === 'no' ? missed() : unknown();
  return [{ key: 'eligibility', kind: 'eligibility', asks: rule.wants, ...found }];
}
