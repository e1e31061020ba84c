const some = '(?:\\d{1,4}|one|two|three|four|five|six|seven|eight|nine|ten|a few|a couple of|some|fewer|more)';
const unit =
  '(?:sentences?|words|characters|chars|letters|lines?|paragraphs?|bullets?|bullet points|pages?|pieces of text)';
/** "2 or 3 sentences", "around 100 words". */
const counted = new RegExp(
  `^(?:(?:only|just|each|all|every one|about|around|maybe|like|max(?:imum)?\\.?|at most|at least|up to|no more than|not more than|under|over|below|exactly) )*${some}(?: ?(?:or|to|-|–) ?${some})?(?: (?:short|long|simple|plain|nice|good|clear))* ${unit}(?: (?:max(?:imum)?|at most|long|per bullet|every one|only|please|is enough|are enough|each|in total|in all|or (?:so|less|fewer|more)))*$`,
  'i',
);
const manner =
  '(?:warm(?:er|ly)?|friendl(?:y|ier)|calm(?:er|ly)?|elegant(?:ly)?|formal(?:ly)?|informal(?:ly)?|professional(?:ly)?|casual(?:ly)?|playful(?:ly)?|plain(?:er)?|simpl(?:e|er|y)|clear(?:er|ly)?|catch(?:y|ier)|punch(?:y|ier)|snapp(?:y|ier)|short(?:er)?|long(?:er)?|brief(?:er|ly)?|crisp(?:er)?|concise|romantic|poetic|emotional|serious|funn(?:y|ier)|fun|witty|modern|classic|luxurious|persuasive|convincing|salesy|technical|detailed|factual|honest|direct|neutral|natural|lively|personal|polite|cheerful|relaxed|inviting|cosy|cozy|exciting|sweet|readable|easy to read|to the point)';
/** "Exactly five", "5 at most": of a list. */
const countAlone =
  /^(?:(?:exactly|only|just|max(?:imum)?\.?|at most|up to|no more than|not more than) (?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)|(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) (?:max(?:imum)?|at most|tops|please|is enough|are enough|pieces|pcs))$/i;
const mannerAlone = new RegExp(
  `^(?:(?:make it|keep it|please|but|not|very|more|less|a bit|a little|much|too|rather|quite|really|so|all|in an?|and) )*${manner}(?:(?:,? (?:and|but|or|yet)|,) ?(?:(?:not|very|more|less|a bit|a little|too|rather|quite|really|so) )*${manner})*(?: (?:please|tone|style|language|words|voice|text|now|again|in tone))*$`,
  'i',
);

/** "A rustic vibe". */
const anyManner = /^(?:an?|more|some) (?:[a-z-]+ ){1,3}(?:vibes?|tone|voice|feel|mood)(?: please)?$/i;

/** Nobody says more of how a text shall be. */
const mostCharacters = 160;

/** "Warm and friendly, 2 or 3 sentences": how a text shall be, and not its words. */
export function isManner(text: string): boolean {
  if (text.length > mostCharacters) return false;
  const parts = text
    .trim()
    .replace(/[\s.!]+$/, '')
    .replace(
      /\s*(?:,|and|but|, and)\s+(?:please |also )*(?:mention|include|say|add|use|avoid|keep|without|make|leave)\b.*$/i,
      '',
    )
    .split(/\s*[,;]\s*(?:and |but )?|\s+and (?=\d|at most|max|not more)/)
    .filter((part) => part !== '');
  return (
    parts.length > 0 &&
    parts.every((part) => [counted, countAlone, mannerAlone, anyManner].some((form) => form.test(part)))
  );
}

/** "Germany too": said of a text that says more. */
export const saysAlso = /\b(?:too|also|as ?well)\b(?=[\s.!]*$|,| but\b| and\b| please\b)/i;
