import { AppError } from '#src/kernel/errors.ts';
import { cleanText } from '#src/modules/chat/server/chat.public.ts';
import type { Details } from '../interview-fields.ts';
import { refuseLink } from '../meeting-link.ts';

/** Where and how an interview takes place, as it is stored; a video call needs a link or someone who makes it, and a visit an address. */
export function readDetails(input: Details): Details {
  const isVideo = input.kind === 'video';
  const address = isVideo ? '' : cleanText(input.address);
  const link_by = isVideo ? input.link_by : 'own';
  const isOwn = link_by === 'own';
  const link = isVideo && isOwn ? input.link : '';
  if (isOwn && !(isVideo ? link : address)) throw new AppError('interviewPlaceMissing');
  const refusal = isVideo && isOwn ? refuseLink(link) : null;
  if (refusal) throw new AppError(refusal);
  return {
    kind: input.kind,
    minutes: input.minutes,
    address,
    link,
    link_by,
    contact_name: cleanText(input.contact_name),
    contact_number: cleanText(input.contact_number),
    instructions: cleanText(input.instructions),
  };
}
