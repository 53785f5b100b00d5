import { describe, expect, it } from 'vitest';
import { lastSkillIn, missingAtStart, skillsIn, withSkill } from './profile-start.ts';
import { profileSteps } from './profile-steps.ts';

describe('the short way into a profile', () => {
  it('PROF-01 takes skills off one line as each language separates them, each once', () => {
    expect(skillsIn('Excel, SQL،  Python、sql；\nGit,, ')).toEqual(['Excel', 'sql', 'Python', 'Git']);
    expect(skillsIn('  ')).toEqual([]);
  });

  it('PROF-01 completes the skill that is being typed and keeps those before it', () => {
    expect(lastSkillIn('Excel, type')).toBe('type');
    expect(lastSkillIn('Excel, ')).toBe('');
    expect(withSkill('Excel, type', 'TypeScript')).toBe('Excel, TypeScript, ');
    expect(withSkill('ty', 'TypeScript')).toBe('TypeScript, ');
  });

  it('PROF-01 asks for what is needed and missing only', () => {
    const steps = profileSteps.map((step) => ({ step, is_done: step === 'name' }));
    expect(missingAtStart({ percent: 10, is_complete: false, steps })).toEqual(['experience', 'skills']);
  });
});
