interface Name {
  first: string | null;
  last: string | null;
}

/** First name and initial: how people who have not agreed to more know each other. */
export function shortName({ first, last }: Name): string {
  const initial = [...(last ?? '').trim()][0];
  return [first?.trim() ?? '', initial ? `${initial.toUpperCase()}.` : ''].filter(Boolean).join(' ');
}

export function fullName({ first, last }: Name): string {
  return [first?.trim() ?? '', last?.trim() ?? ''].filter(Boolean).join(' ');
}
