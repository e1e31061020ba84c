const said =
  /(?<!\b(?:and|or|plus)|[,&+]) (?:of|for|on) this(?: (?:one|card|listing|product))(?:,? (?:the [\p{L}\d' -]{2,40}?|\(the [\p{L}\d' -]{2,40}?\)),?)?(?= (?:should|must|shall|has to|needs to|ought to) (?:be|say|read)\b)/iu;

/** "The title of this one, the blue one, should be …": the card in hand, said twice; null for other words. */
export const withoutApposition = (text: string): string | null =>
  text.length <= 300 && said.test(text) ? text.replace(said, '') : null;
