/** What stands before a question, and asks for nothing itself: "btw, do you know …". In normal form, at the beginning. */
export const questionLead =
  '^(?:(?:and|so|but|ok(?:ay)?|hi|hiya|hello|hey|good (?:morning|afternoon|evening)|hm+|well|wait|please|btw|by the way|(?:one |a |another |just a )?(?:quick |more )?question|just wondering|do you know|(?:can you )?tell me|remind me|(?:my|our) [a-z]+ (?:asks|wants to know|wonders|would like to know))[\\s,.:!]+)*';
