/** The words of the listing that a flag quotes; null for a flag without a quote. */
export function flagWords({ text }: { text: string }): string | null {
  return /“([^”]+)”/u.exec(text)?.[1] ?? null;
}
