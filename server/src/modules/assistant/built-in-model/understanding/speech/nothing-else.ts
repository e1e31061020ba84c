const verbs =
  '(?:change|touch|edit|do|translate|alter|modify|re-?write|improve|export|publish|score|delete|remove|add)';
const none = '(?:nothing|none of the (?:rest|others?)|not(?:hing)? a thing)';
const behind = new RegExp(
  `(?:(?:[,;.]| -)+ ?(?:and |but |please |otherwise )*|(?<=\\S) (?:and|but) (?:please |otherwise )*)(?:${verbs} ${none}|nothing)(?: (?:else|more|further|besides|other than that|at all|there|here|of it|please|thanks|instead))*[\\s.!]*$`,
  'i',
);

const verb = new RegExp(verbs, 'i');
/** Such words stand at the end of a message. */
const longestEnd = 120;

/** "Rename it to Camp Bottle and change nothing else": what is not to be done is no part of a value, and no work. */
export function withoutNothingElse(command: string): string {
  const from = Math.max(0, command.length - longestEnd);
  const found = behind.exec(command.slice(from));
  const kept = found === null ? '' : command.slice(0, from + found.index);
  if (found === null || !/[\p{L}\d]/u.test(kept)) return command;
  // "Nothing" alone needs its "else": it may end a text.
  const isSure = verb.test(found[0]) || /\belse\b|\bmore\b/i.test(found[0]);
  return isSure && !/["“”]/.test(found[0]) ? kept : command;
}
