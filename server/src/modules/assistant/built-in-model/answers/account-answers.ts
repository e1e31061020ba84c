/** What the account is asked for, and where it is done; the first whose words are asked. */
const answers: [RegExp, string][] = [
  [
    /\b(?:refund\w*|money back|pay(?:ing)? (?:me|it) back|my money)\b/,
    'I cannot change your account, password or plan. I handle no payments either, so I can neither give money back nor promise it: please ask under Support, in the menu with your name. A paid plan that you cancel in your [profile](/profile) stays until the end of the paid period and is not renewed. Credits of work that failed were not taken.',
  ],
  [
    /\bpasswords?\b/,
    'I cannot change a password from here. Log out in the menu with your name and choose "Forgot password?" where you sign in: an e-mail brings a link under which you choose a new one. That ends all sessions of your account.',
  ],
  [
    /\b(?:delete|close|remove|deactivate|erase)\b[^?]{0,12}\b(?:account|profile)\b/,
    'I do not delete an account from here. In your [profile](/profile) you can: it erases your cards, chats, exports and public cases, your plan and your credits at once, and cannot be undone. Export first what you want to keep.',
  ],
  [
    /\be-?mail\b/,
    'The e-mail address of an account cannot be changed. It stands in your [profile](/profile); for another address open another account, and take your cards along as an export.',
  ],
  [
    /\bcredits\b/,
    'Credits are not sold singly: a larger plan has more of them, and new ones come each day and each month. See the [plans](/pricing); I cannot change yours from here.',
  ],
  [
    /\b(?:cancel|downgrade|unsubscribe|end|quit)\b/,
    'I cannot change your plan from here. In your [profile](/profile) you cancel it, and it stays until the end of the paid period; a smaller one you choose under [plans](/pricing), from when the period ends. Your cards and chats stay.',
  ],
  [
    /\b(?:upgrade|subscribe|switch|plan|pro|plus|basic|buy|order)\b/,
    'I cannot change your plan from here, and have charged nothing. Under [plans](/pricing) you choose a larger one, and it holds at once.',
  ],
];

/** Nothing of an account is changed in a chat: where it is. */
export const accountAnswer = (text: string): string =>
  answers.find(([pattern]) => pattern.test(text))?.[1] ??
  'I cannot change your account, password or plan. You can do that in your [profile](/profile) and on the page of the [plans](/pricing).';
