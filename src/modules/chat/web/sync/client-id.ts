/** The code of a call that the server has not answered: whether it has the message is not known. */
export const NO_ANSWER = -1;

/**
 * What a message is called by who sends it, so that sending it again is still one message. randomUUID exists on secure
 * addresses only; a development machine in the local network has none.
 */
export function makeClientId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
