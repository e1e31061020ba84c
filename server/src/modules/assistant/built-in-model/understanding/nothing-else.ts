const verbs =
  '(?:change|touch|edit|do|translate|alter|modify|re-?write|improve|export|publish|score|delete|remove|add)';
const none = '(?:nothing|none of the (?:rest|others?)|not(?:hing)? a thing)';
const behind = new RegExp(
  `(?:(?:[,;.]| -)+ ?(?:and |but |please |otherwise )*|(?<=\\S) (?:and|but) (?:please |otherwise )*)(?:${verbs} ${none}|nothing)(?: (?:else|more|further|besides|other than that|at all|there|here|of it|please|thanks|instead))*[\\s.!]*$`,
  'i',
);

/** "Rename it to Camp Bottle and change nothing else": what is not to be done is no part of a value, and no work. */
export function withoutNothingElse(command: string): string {
  const found = behind.exec(command);
  if (found === null || !/[\p{L}\d]/u.test(command.slice(0, found.index))) return command;
  // "Nothing" alone needs its "else": it may end a text.
  const isSure = new RegExp(verbs, 'i').test(found[0]) || /\belse\b|\bmore\b/i.test(found[0]);
  return isSure && !/["“”]/.test(found[0]) ? command.slice(0, found.index) : command;
}
