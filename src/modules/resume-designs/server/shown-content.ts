import { emptyResume } from '#src/modules/profiles/empty-resume.ts';
import type { ResumeContent } from '#src/modules/profiles/resume-content.ts';
import type { DesignName, DesignOptions, SectionKind } from '../resume-design.ts';

const sectionFields = {
  summary: 'summary',
  work: 'work_experiences',
  education: 'educations',
  skills: 'skills',
  languages: 'languages',
  licences: 'licences',
} as const satisfies Record<SectionKind, keyof ResumeContent>;

/** The one that prints when and as what someone was born. */
const PERSONAL_FORM: DesignName = 'rirekisho';

/** Only what the pages show: a file must not tell more to programs than to people. */
export function shownContent(content: ResumeContent, { design, hidden }: DesignOptions): ResumeContent {
  const empty = emptyResume();
  const withoutHidden = Object.fromEntries(hidden.map((kind) => [sectionFields[kind], empty[sectionFields[kind]]]));
  const shown: ResumeContent = {
    ...content,
    ...(design !== PERSONAL_FORM && { date_of_birth: empty.date_of_birth, nationality: empty.nationality }),
    ...withoutHidden,
  };
  return {
    ...shown,
    links: shown.links.map(({ url }) => ({ url, label: '' })),
    licences: shown.licences.map((one) => ({ ...one, credential_id: '', url: '', expires: null })),
  };
}
