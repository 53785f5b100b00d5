import type { Quote, Section } from '../../report.ts';
import type { AnalysedResume, Judge, Verdict } from './analysed.ts';

/** Short words as they stand; nothing where there are none. */
export function quoteLine(section: Section, text: string, label = ''): Quote[] {
  return text === '' ? [] : [{ section, label, text, marks: [] }];
}

const given = (text: string): Verdict => ({ share: text === '' ? 0 : 1, quotes: quoteLine('basics', text) });

/** Only whether one can be reached and where one is, never what the address says. */
export function contactJudges({ email, phone, place }: AnalysedResume) {
  return {
    email: () => given(email),
    phone: () => given(phone),
    place: () => given(place),
  } satisfies Record<string, Judge>;
}
