import { isWeak } from './keyword-words.ts';
import { kindOf, stem } from './title-parts.ts';

export const collections: ReadonlySet<string> = new Set(['set', 'kit', 'combo', 'bundle']);

// A colour alone finds the goods of everybody, however exactly it is told.
export const isShade = (words: readonly string[]): boolean =>
  kindOf(words.filter((word) => !shadeWord.test(word)).join(' '), 'en') === 'colour';
const shadeWord =
  /^(?:matte?|washed|rustic|dark|light|bright|pale|deep|pastel|antique|brushed|gloss|glossy|soft|vintage)$/u;

export const bindsNext =
  /^(?:single|whole|dark|light|medium|slow|cold|wild|long|short|high|low|double|dual|quick|open|soft|hard|deep|full|half|multi|drop|cross|hot|quick|fast|wide|stainless|sterling|rose|earl|no|non|anti)$/u;

// "Gooseneck electric" says how a thing is, and not what.
export const endsOpen =
  /^(?!(?:plastic|ceramic|fabric|music|magic|clinic|classic|comic|metal|animal|crystal|journal|pedal|medal|petal|signal|capital|vegetable|table|cable|olive|archive|bed|seed|weed|reed|feed|sled|shed|thread|bread|head|lead|mermaid|biped|naturals|manual|dental|cereal|oatmeal|floral|arrival|disposal)$)\p{L}{2,}(?:ic|al|ous|ive|able|ible|less|ful|ed|proof)$/u;

// Without the word before it, or the thing behind it, it says another thing: "gold filled".
const dependent =
  /^(?:filled|plated|toned?|free|proof|resistant|friendly|safe|inspired|shaped|scented|based|coated|lined)$/u;

/** A phrase of more than weak words, none of them twice. */
export function isSearch(words: readonly string[]): boolean {
  const stems = words.map(stem);
  if (words.length === 0 || new Set(stems).size < stems.length) return false;
  const strong = words.filter((word) => !isWeak(word));
  const last = words.at(-1) ?? '';
  if (dependent.test(last) || dependent.test(words[0] ?? '')) return false;
  return strong.length > 0 && (!isWeak(last) || collections.has(last)) && !isWeak(words[0] ?? '');
}

/** "Messer Profi Koch": German ties its nouns or writes them together; side by side they are there for a search. */
export const isRowOfNouns = (text: string, language: string): boolean =>
  language === 'de' && /\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}/u.test(text);
