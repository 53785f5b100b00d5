import { shortName } from '#src/modules/accounts/person-name.ts';
import type { ResumeContent } from '#src/modules/profiles/resume-content.ts';
import type { ResumeToRender } from '#src/modules/resume-designs/server/resume-designs.public.ts';
import type { SharedLink } from './find-shared.ts';

/** PROF-04: what a link shows, without what its owner keeps back; the page and the file are both made of this. */
export function sharedContent(link: SharedLink, today: Date): ResumeToRender {
  const { content, options, language, is_name_hidden, is_contact_hidden } = link;
  return {
    content: { ...content, ...(is_name_hidden && firstNameOnly(content)), ...(is_contact_hidden && NO_CONTACT) },
    options: { ...options, has_photo: options.has_photo && !is_name_hidden },
    language,
    today,
  };
}

const NO_CONTACT = { email: '', phone: '', date_of_birth: null, links: [] } satisfies Partial<ResumeContent>;

function firstNameOnly({ first_name: first, last_name: last }: ResumeContent): Partial<ResumeContent> {
  return { first_name: shortName({ first, last }), last_name: '' };
}
