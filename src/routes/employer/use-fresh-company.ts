import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

const FRESH_MS = 60_000;

/** What colleagues do brings no news by itself; the page asks for it now and then while it is looked at. */
export function useFreshCompany(isCompany: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isCompany) return;
    const ask = () => {
      if (document.visibilityState === 'visible') revalidate();
    };
    const timer = setInterval(ask, FRESH_MS);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [isCompany, revalidate]);
}
