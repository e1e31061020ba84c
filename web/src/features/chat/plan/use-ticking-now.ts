import { useEffect, useState } from 'react';
import { useServices } from '../../../lib/services.tsx';

/** The time, each second anew while something counts. */
export function useTickingNow(isCounting: boolean): Date {
  const { now } = useServices();
  const [time, setTime] = useState(now);
  useEffect(() => {
    setTime(now());
    if (!isCounting) return;
    const timer = setInterval(() => setTime(now()), 1_000);
    return () => clearInterval(timer);
  }, [isCounting, now]);
  return time;
}
