interface Name {
  first: string | null;
  last: string | null;
}

/**
 * First name and initial: how people who have not agreed to more know each other. A surname of one sign, as many Chinese
 * ones are, would be told whole by its initial, so it has none.
 */
export function shortName({ first, last }: Name): string {
  const [sign, ...rest] = (last ?? '').trim();
  const initial = rest.length > 0 ? sign : undefined;
  return [first?.trim() ?? '', initial ? `${initial.toUpperCase()}.` : ''].filter(Boolean).join(' ');
}

export function fullName({ first, last }: Name): string {
  return [first?.trim() ?? '', last?.trim() ?? ''].filter(Boolean).join(' ');
}

/**
 * PROF-04: what an employer reads of a talent's name. The first name and initial, until the talent has shared more in
 * this conversation: a resume, later an application or an accepted invitation (`conversations.name_shared_at`).
 */
export function talentNameForEmployer(talent: Name & { sharedAt: string | Date | null }): string {
  return talent.sharedAt === null ? shortName(talent) : fullName(talent);
}
