import { useEffect, useState } from 'react';
import { useServices } from '../../lib/services.tsx';

/**
 * Counts down to the next allowed try, from `firstSeconds` at the start. It uses the clock, so that a sleeping computer
 * does not stretch it.
 */
export function useCoolDown(firstSeconds: number): { secondsLeft: number; restart(seconds: number): void } {
  const { now } = useServices();
  const [endsAt, setEndsAt] = useState(() => now().getTime() + firstSeconds * 1000);
  const [time, setTime] = useState(() => now().getTime());
  const secondsLeft = Math.max(0, Math.ceil((endsAt - time) / 1000));
  const isOver = secondsLeft === 0;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setTime(now().getTime()), 1000);
    return () => clearInterval(timer);
  }, [isOver, now]);
  return {
    secondsLeft,
    restart(seconds) {
      const start = now().getTime();
      setTime(start);
      setEndsAt(start + seconds * 1000);
    },
  };
}
