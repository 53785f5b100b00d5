import { normalizeText } from '#src/kernel/text.ts';
import { type SectionName, sectionOf } from './profile-sections.ts';

/** Whether two entries say the same where it matters; case, accents and spaces do not. */
export function isSameEntry(
  name: SectionName,
  one: object,
  other: object,
  by: readonly string[] = sectionOf(name).sameBy,
): boolean {
  return by.every((key) => said(one, key) === said(other, key));
}

function said(entry: object, key: string): string {
  return normalizeText(String((entry as Record<string, unknown>)[key] ?? ''));
}
