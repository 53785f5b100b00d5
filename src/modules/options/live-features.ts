/**
 * What the texts of a page may speak of only once the product does it. A sentence with `"when": "ai"` appears when `ai`
 * stands in the second list; until then its `otherwise` is shown, or nothing.
 */
export const features = ['ai', 'applications', 'feeds', 'interviews', 'offline', 'push', 'resumes', 'rewards'] as const;
export type Feature = (typeof features)[number];

const live = new Set<Feature>(['applications', 'offline', 'push']);

export function isLive(feature: Feature): boolean {
  return live.has(feature);
}
