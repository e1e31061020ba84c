const lead =
  "(?:(?:please|pls|and|also|now|then|ok(?:ay)?|so|but|oh|hm+|can you|could you|i want you to|let['’]s)[\\s,.!]+)*";
const thing =
  '(?:the|that|this|its|my) (?!(?:bullets?|first|second|third|last|background|photos?|pictures?|images?)\\b)[\\p{L}-]+(?: (?!(?:out|off|away)\\b)[\\p{L}-]+){0,3}';
const rest =
  '(?: (?:again|please|pls|completely|entirely|of (?:it|there|the (?:card|listing|specs?|specifications)))){0,2}[\\s.!?]*$';
/** "Take the cord length out": a verb of removing whose second half stands behind what it removes. */
const parted = new RegExp(
  `^(\\s*${lead}(?:take|throw|kick|pull|strike|cut)) (${thing}) (out|off|away)(?=${rest})`,
  'iu',
);

/** Such an order with both halves of its verb in front, as the tables know it. */
export const withVerbTogether = (command: string): string =>
  command.length > 160 ? command : command.replace(parted, '$1 $3 $2');
