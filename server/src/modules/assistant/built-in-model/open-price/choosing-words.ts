/** Words that choose among the listings or their parts, understood or not. */
export const chooses =
  /\b(?:only|just|without|except|excluding|minus|leave out|skip|drop|spare|fewer|mean|meant|not (?:all|the|those|these|my|every)|the ones|those (?:that|which|with|from|for|of)|the \w+ ones)\b/;
