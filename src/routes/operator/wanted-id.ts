import { data } from 'react-router';

/** The number in an address; an address that could name nothing is not found, like one that names nothing. */
export function wantedId(text: string | undefined): number {
  const id = /^[1-9]\d{0,15}$/.test(text ?? '') ? Number(text) : Number.NaN;
  if (!Number.isSafeInteger(id)) throw data(null, { status: 404 });
  return id;
}
