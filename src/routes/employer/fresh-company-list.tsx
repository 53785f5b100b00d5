import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

const FRESH_MS = 60_000;

/** Colleagues' conversations bring no news by themselves; the page asks for them now and then while it is looked at. */
export function FreshCompanyList() {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const ask = () => {
      if (document.visibilityState === 'visible') revalidate();
    };
    const timer = setInterval(ask, FRESH_MS);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [revalidate]);
  return null;
}
