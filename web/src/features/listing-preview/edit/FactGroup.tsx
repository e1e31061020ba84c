import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { setStop } from './fact-stops.ts';

/** The facts of a section are one stop of the Tab key together, however many they are; from there the arrow keys lead to the others. */
export function FactGroup({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  // After each drawing: facts come and go with the words that they stand in.
  useLayoutEffect(() => {
    if (ref.current !== null) setStop(ref.current);
  });
  return (
    <div ref={ref} data-facts>
      {children}
    </div>
  );
}
