/** Numbers from 0 to 1 that look random and are the same in each run (Park and Miller, 1988). */
export function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
