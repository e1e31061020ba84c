/** What sellers call the parts of a card that are texts. */
export const sectionNoun =
  '(?:titles?|headlines?|descriptions?|bullets?(?: ?points?)?|keywords?|search terms|(?:hash)?tags|specs?|specifications?|texts?)';
