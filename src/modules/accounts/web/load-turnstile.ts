interface TurnstileOptions {
  sitekey: string;
  language: string;
  size: 'flexible';
  callback: (token: string) => void;
  'error-callback': () => void;
  'expired-callback': () => void;
  'timeout-callback': () => void;
}

/** The part of a Turnstile-compatible widget that we use. */
export interface Turnstile {
  render(place: HTMLElement, options: TurnstileOptions): string;
  remove(id: string): void;
}

const TIMEOUT_MS = 15_000;
let loading: Promise<Turnstile> | undefined;

/** Brings the widget's script once; a failure may be tried again. */
export function loadTurnstile(url: string): Promise<Turnstile> {
  loading ??= new Promise<Turnstile>((resolve, reject) => {
    const fail = () => {
      loading = undefined;
      script.remove();
      reject(new Error('Failed to load Turnstile.'));
    };
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.nonce = document.querySelector<HTMLElement>('meta[property="csp-nonce"]')?.nonce ?? '';
    const timer = setTimeout(fail, TIMEOUT_MS);
    script.onerror = () => {
      clearTimeout(timer);
      fail();
    };
    script.onload = () => {
      clearTimeout(timer);
      const { turnstile } = window as { turnstile?: Turnstile };
      if (turnstile) resolve(turnstile);
      else fail();
    };
    document.head.append(script);
  });
  return loading;
}
