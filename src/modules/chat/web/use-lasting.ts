import { useEffect, useState } from 'react';

/** True once something has been so for a while; false at once when it is over. */
export function useLasting(isSo: boolean, afterMs: number): boolean {
  const [hasLasted, setHasLasted] = useState(false);
  useEffect(() => {
    if (!isSo) return setHasLasted(false);
    const timer = setTimeout(() => setHasLasted(true), afterMs);
    return () => clearTimeout(timer);
  }, [isSo, afterMs]);
  return isSo && hasLasted;
}
