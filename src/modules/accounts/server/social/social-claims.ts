import { z } from 'zod';
import { storableText } from '#src/kernel/storable-text.ts';

const text = z.string().catch('');
/** Some providers write truth as a text. */
const truth = z.union([z.boolean(), z.enum(['true', 'false']).transform((value) => value === 'true')]).catch(false);
const claimsShape = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().trim().toLowerCase().max(254).pipe(z.email()).nullable().catch(null),
  email_verified: truth,
  given_name: text,
  family_name: text,
  name: text,
});
const appleUser = z.object({ name: z.object({ firstName: text, lastName: text }) });

/** Who a provider says someone is. `user` is what Apple adds the first time, as JSON. */
export function readClaims(claims: object, user: string | null) {
  const person = claimsShape.parse(claims);
  const named = readUser(user);
  return {
    subject: person.sub,
    email: person.email,
    isEmailVerified: person.email !== null && person.email_verified,
    firstName: toName(named?.firstName || person.given_name || person.name),
    lastName: toName(named?.lastName || person.family_name),
  };
}

function readUser(user: string | null) {
  try {
    return appleUser.parse(JSON.parse(user ?? '')).name;
  } catch {
    return undefined;
  }
}

/** A name as our own forms would take it. */
function toName(name: string): string {
  return [...storableText(name.replaceAll('+', ' ')).trim()].slice(0, 50).join('');
}
