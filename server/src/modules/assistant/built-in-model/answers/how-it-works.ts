/** What the seller should know of a kind of work before it is asked for; the first whose words stand in the question. */
const subjects: [RegExp, string][] = [
  [
    /\byou\b.{0,30} (?:anything|something|things|stuff|money|credits|cards|listings|texts)\b.{0,20} (?:without|before) (?:(?:first )?(?:asking|telling|me knowing|checking)|my )/,
    'No. I change a card only when a message of yours, or a task that you set up, asks for it. Work on many listings is priced first and waits for your "yes". Every change is a new version, and "undo" brings the one before back.',
  ],
  [
    /\bcredits?\b[^.?!]{0,30}\b(?:back|returned|refund\w*)\b|\brefund\w*\b/,
    'Work that is done keeps its credits, also when you take it back; work that fails or finds nothing to change takes none. Going back itself takes no extra credits.',
  ],
  [
    /\b(?:undo\w*|revert\w*|restor\w*|roll\w* back|(?:go|get|take|bring)\w* (?:it |this |that )?back|originals?|old|previous|earlier|lost?|lose)\b/,
    'Nothing is lost: every change is a new version of the card, and the earlier ones stay. "undo" brings the version before back and "restore the original" the imported one, whenever you like and free of charge.',
  ],
  [
    /\b(?:public\w*|publish\w*|shar\w+|case|visible|links?|who (?:can|will|may) see)\b/,
    'A card is private until you say "publish this card". Then it has a public page, a case, that everybody who has its link can see; search engines are asked to leave it out, and your name is not on it. "Take the public page back" ends that. I never publish to a marketplace.',
  ],
  [
    /\b(?:schedul\w*|tasks?|automat\w*|regularly|e-?mail(?:s|ed)?|mails?|notif\w*)\b/,
    'A task does what you wrote at its times, answers in a chat of its own and sends you an e-mail. Say for example "every Monday at 9 score all my cards"; "show my tasks" and "cancel the task" do what they say.',
  ],
  [
    /\b(?:export\w*|download\w*|csv|xlsx|excel|json|files?)\b/,
    'An export is a file of the cards you name, it is free, and it changes nothing. Say for example "export it as CSV" or "export everything for Shopify".',
  ],
  [
    /\b(?:images?|pictures?|photos?|background|crop\w*|resiz\w*|shadow|size chart|graphic)\b/,
    'I edit a copy: the image you have stays as it is, and the new one comes to the chat for 1 image credit. Say for example "make the main image square on white".',
  ],
  [
    /\b(?:re-?)?import\w*\b|\bpages?\b|\baddress\b/,
    'An import reads the page once, makes a card of it and costs 5 credits. Send me the address of a product page, or paste its text.',
  ],
  [
    /\b(?:remember\w*|forget\w*|preferences?|memory)\b/,
    'I remember what you tell me to, such as "never use the word cheap", in all chats until you say "forget it". "Show my preferences" lists it.',
  ],
  [
    /\b(?:lock\w*|unlock\w*|protect\w*)\b/,
    'A locked section is left alone by every improvement until you unlock it. Say for example "lock the title".',
  ],
  [
    /\bscor\w*\b|\brat(?:e|ing)\b/,
    'Scoring changes nothing: it counts 29 rules for the marketplace and says what each costs, for 1 scoring credit. Say "score it".',
  ],
  [
    /\b(?:titles?|descriptions?|bullets?|keywords?|shorter|longer|better|friendl\w*|specifications?)\b/,
    'That depends on the marketplace and on what the listing says now: "score it" tells what costs points, and "make the title shorter" or "rewrite the description" does one thing alone. "undo" brings the earlier text back.',
  ],
  [
    /\bresults?\b|\b(?:ran|runs?|offline|online|logged in)\b/,
    'What I do stands in the chat and on the card, which you find in your [library](/library). A task needs nobody to be there: it answers in a chat of its own and sends you an e-mail.',
  ],
];
const improving =
  'An improvement rewrites the listing from what its sources say and invents nothing. It costs 20 credits for each marketplace, and nothing when there is nothing to change; the earlier version stays, and "undo" brings it back.';

/** A question that is about the listing or what becomes of it, in whatever words. */
const ofListing =
  /\b(?:it|this|that|they|them|these|those|listings?|cards?|products?|texts?|words?|sell\w*|sales|rank\w*|search\w*|buyers?|customers?|market ?places?|amazon|e-?bay|etsy|walmart|google|shopify|ozon|wildberries)\b/;
const notKnown =
  'I have no answer to that: I know your listings here and what I can do with them, and I guess nothing. "help" says what that is; people are reached over Support, in the menu with your name.';

/** Whether there is more to say to it than what an improvement is. */
export const isAboutWork = (text: string): boolean =>
  subjects.some(([pattern]) => pattern.test(text)) || /\b(?:improv|re-?writ|optimi[sz]|fix)\w*\b/.test(text);

/** The answer to a question about work that was not asked for, with the words that ask for it. */
export function howItWorks(text: string): string {
  const found =
    subjects.find(([pattern]) => pattern.test(text))?.[1] ??
    (ofListing.test(text) || isAboutWork(text) ? `${improving} Say "improve it" when you want it.` : notKnown);
  return `${found} I have not done anything yet.`;
}
