/** Whether the frame on the screen shows someone who is signed in; the frame itself keeps it. */
let shown: boolean | undefined;

export function markShown(isSignedIn: boolean): void {
  shown = isSignedIn;
}

/** True when the browser has signed in or out since the frame was drawn. */
export function hasSessionChanged(): boolean {
  if (shown === undefined || typeof document === 'undefined') return false;
  return /(?:^|; )parley_auth_status=user/.test(document.cookie) !== shown;
}
