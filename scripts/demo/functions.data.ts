import type { Family } from './texts/job-texts.ts';

/** What a main job function means for pay, place and words of a posting. */
export interface FunctionProfile {
  family: Family;
  /** Pay against an ordinary office job of the same country. */
  pay: number;
  /** Desk work can be done from anywhere, the rest needs a place. */
  isDesk: boolean;
  /** Categories of the skill lists, the most fitting first. */
  skills: string[];
}

function at(family: Family, pay: number, skills: string): FunctionProfile {
  return { family, pay, isDesk: false, skills: skills.split(' ') };
}

function desk(family: Family, pay: number, skills: string): FunctionProfile {
  return { family, pay, isDesk: true, skills: skills.split(' ') };
}

export const functionProfiles: Record<number, FunctionProfile> = {
  1: desk('tech', 1.25, 'programming software backend cloud'),
  2: desk('business', 1, 'finance finance-software office'),
  3: desk('business', 0.7, 'administration office soft-skills'),
  4: desk('business', 0.95, 'human-resources office soft-skills'),
  5: desk('sales-marketing', 0.95, 'sales crm soft-skills'),
  6: desk('service', 0.72, 'customer-service crm soft-skills'),
  7: desk('business', 1.4, 'management software design data'),
  8: desk('creative', 0.95, 'design-tools design'),
  9: at('business', 1.15, 'engineering engineering-practice cad'),
  10: at('manual-logistics', 0.8, 'manufacturing engineering-practice soft-skills'),
  11: at('manual-logistics', 0.78, 'logistics transport soft-skills'),
  12: at('health-education', 1.1, 'health health-software'),
  13: at('health-education', 0.8, 'education education-software soft-skills'),
  14: at('service', 0.65, 'hospitality customer-service hospitality-software'),
  15: at('service', 0.6, 'food-service soft-skills'),
  16: desk('sales-marketing', 1, 'marketing marketing-tools writing'),
  17: desk('creative', 0.85, 'media writing language-software design-tools'),
  18: desk('business', 1.25, 'legal legal-software soft-skills'),
  19: at('business', 0.95, 'construction cad engineering-practice'),
  20: desk('business', 1.15, 'finance finance-software sales'),
  21: desk('tech', 1.4, 'data ai data-ai programming'),
  22: at('service', 0.65, 'retail sales soft-skills'),
  23: desk('business', 1.2, 'management office soft-skills'),
  24: at('business', 1.05, 'science data health'),
  25: desk('web3', 1.6, 'blockchain web3 programming'),
  26: at('service', 0.78, 'security-services soft-skills administration'),
  27: at('business', 0.95, 'engineering engineering-practice agriculture'),
  28: at('service', 0.65, 'personal-care soft-skills'),
  29: desk('creative', 1.1, 'games design-tools'),
  30: at('service', 0.8, 'soft-skills'),
  31: at('manual-logistics', 0.62, 'soft-skills customer-service'),
};

/** Sub-functions that differ from their main function. */
export const subFunctionProfiles: Record<number, Partial<FunctionProfile>> = {
  102: { skills: ['frontend', 'programming', 'testing'] },
  103: { skills: ['backend', 'programming', 'cloud'] },
  104: { skills: ['mobile', 'programming'] },
  105: { skills: ['cloud', 'programming', 'networking'] },
  106: { skills: ['security', 'networking', 'certification'] },
  107: { skills: ['testing', 'software'], pay: 1 },
  108: { skills: ['networking', 'office', 'customer-service'], pay: 0.8 },
  109: { skills: ['networking', 'cloud', 'security'], pay: 1.05 },
  110: { skills: ['data', 'backend'] },
  111: { skills: ['finance-software', 'crm', 'software'] },
  112: { skills: ['engineering', 'programming'] },
  113: { skills: ['management', 'software', 'cloud'] },
  114: { skills: ['management', 'software', 'data'] },
  504: { skills: ['sales', 'crm', 'software'], pay: 1.25 },
  602: { pay: 0.65 },
  603: { family: 'sales-marketing', pay: 0.95 },
  604: { family: 'tech', skills: ['customer-service', 'networking', 'office'] },
  1003: { family: 'business', pay: 1.1 },
  1004: { family: 'business', pay: 1.1, skills: ['engineering-practice', 'manufacturing', 'cad'] },
  1005: { pay: 0.9 },
  1007: { family: 'business', pay: 1 },
  1103: { family: 'business', pay: 0.85 },
  1104: { family: 'business', pay: 1 },
  1105: { family: 'business', pay: 1.05 },
  1106: { pay: 0.85 },
  1201: { pay: 2.4 },
  1206: { pay: 0.65 },
  1306: { family: 'business', isDesk: true },
  1307: { family: 'business' },
  1404: { family: 'sales-marketing' },
  1405: { family: 'sales-marketing', pay: 0.85 },
  1507: { family: 'business', pay: 0.85, skills: ['food-service', 'science', 'manufacturing'] },
  1701: { pay: 0.95 },
  1901: { family: 'creative', skills: ['cad', 'design', 'construction'], pay: 1.05 },
  1905: { family: 'manual-logistics', pay: 0.7, skills: ['construction', 'soft-skills'] },
  1906: { family: 'sales-marketing', skills: ['real-estate', 'sales', 'crm'] },
  1907: { skills: ['real-estate', 'administration', 'construction'] },
  2006: { family: 'sales-marketing', skills: ['finance', 'sales', 'crm'] },
  2203: { family: 'sales-marketing', isDesk: true, pay: 0.9, skills: ['marketing-tools', 'retail', 'marketing'] },
  2204: { family: 'sales-marketing', pay: 0.85 },
  2205: { family: 'manual-logistics', skills: ['logistics', 'retail', 'soft-skills'] },
  2504: { pay: 1, skills: ['web3', 'marketing', 'marketing-tools', 'blockchain'] },
  2505: { skills: ['web3', 'blockchain', 'design-tools'] },
  2507: { pay: 1.1, skills: ['web3', 'blockchain', 'management'] },
  2601: { family: 'business', skills: ['administration', 'legal', 'management'] },
  2604: { family: 'health-education', skills: ['health', 'soft-skills', 'education'] },
  2605: { family: 'business', skills: ['management', 'administration', 'writing'] },
  2606: { family: 'sales-marketing', skills: ['sales', 'marketing', 'crm'] },
  2607: { family: 'business', skills: ['management', 'writing', 'administration'] },
  2705: { family: 'manual-logistics', pay: 0.7, skills: ['agriculture', 'soft-skills'] },
  2706: { family: 'manual-logistics', pay: 1, skills: ['agriculture', 'health'] },
  2707: { family: 'manual-logistics', pay: 0.9 },
  2901: { family: 'tech', pay: 1.25, skills: ['games', 'programming'] },
  3101: { family: 'service', skills: ['personal-care', 'soft-skills'] },
};

/** Families that a blue-collar title falls into where its function is an office one. */
export function blueCollarFamily(family: Family): Family {
  return family === 'business' || family === 'tech' ? 'manual-logistics' : family;
}
