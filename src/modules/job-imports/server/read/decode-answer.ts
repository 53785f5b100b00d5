import type { FetchedFile } from '#src/platform/http/fetch-public.ts';
import { decode, markedEncoding } from './decode-text.ts';

type Answer = Pick<FetchedFile, 'body' | 'contentType'>;

/** So far the declaration of a page is looked for; browsers do the same. */
const DECLARED_WITHIN = 1024;

/** The text of an answer in the encoding that it names, if it names one in which it can be read. */
export function decodeStated(answer: Answer): string | undefined {
  for (const encoding of statedBy(answer)) {
    const text = decode(answer.body, encoding);
    if (text !== undefined) return text;
  }
  return undefined;
}

/** The text of a page. One that is broken in every encoding is read as the one it names, without the signs that are no signs. */
export function decodePage(answer: Answer): string {
  const readable = decodeStated(answer) ?? decode(answer.body, 'utf-8');
  if (readable !== undefined) return readable;
  const known = statedBy(answer).findLast(isEncoding);
  return new TextDecoder(known ?? 'utf-8').decode(answer.body);
}

/** A byte order mark says more than the server, and the server more than the page. */
function statedBy({ body, contentType }: Answer): string[] {
  const head = body.subarray(0, DECLARED_WITHIN).toString('latin1');
  const ofServer = /;\s*charset\s*=\s*["']?([\w.:-]+)/i.exec(contentType ?? '')?.[1];
  const ofPage = declaredIn(head);
  // Whoever could read it so far has seen that it is not UTF-16.
  return [markedEncoding(body), ofServer, ofPage && !/^utf-?16/i.test(ofPage) ? ofPage : undefined].filter(
    (one) => one !== undefined,
  );
}

/** What an XML declaration or the first meta element that names one declares. */
function declaredIn(head: string): string | undefined {
  // A tag ends at the next one too, so that a head of nothing but unfinished tags takes linear time.
  for (const [tag] of head.matchAll(/<(?:\?xml|meta)\s[^<>]*/gi)) {
    const declaration = tag.startsWith('<?')
      ? /encoding\s*=\s*["']([\w.:-]+)/i
      : /charset\s*=(?:\s*["'])?\s*([\w.:-]+)/i;
    const declared = declaration.exec(tag)?.[1];
    if (declared) return declared;
  }
  return undefined;
}

function isEncoding(label: string): boolean {
  try {
    new TextDecoder(label);
    return true;
  } catch {
    return false;
  }
}
