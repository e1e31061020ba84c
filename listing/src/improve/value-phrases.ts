import { runsOf } from './keyword-runs.ts';
import type { RewriteContext } from './rewrite-context.ts';
import { tellable } from './tellable.ts';
import { namedValue } from './title-properties.ts';
import { propertiesOf } from './told-facts.ts';

/** Words of a name that is searched for. */
export const longestPhrase = 3;

const phraseNames =
  /material|fabric|type|style|pattern|theme|shape|finish|occasion|season|room|uses?\b|feature|technology|fit\b|closure|neck|sleeve|состав|материал|тип|вид|стиль|сезон|назначение|material|form|stil|besonder|farbe|colou?r|цвет/iu;

/** Short values that say what kind of product it is, as runs: `tare function`, `straw lid`. */
export function valuePhrases(context: RewriteContext): string[] {
  const brand = context.listing.brand?.trim().toLowerCase() ?? '';
  return tellable(propertiesOf(context.listing, context.language)).flatMap((item) => {
    if (!phraseNames.test(item.name) || item.value.trim().toLowerCase() === brand) return [];
    const named = namedValue(item);
    if (named !== null && !/^(?:yes|no|да|нет|ja|nein)$/iu.test(item.value.trim())) return [named];
    if (/^(?:item |product )?form$/iu.test(item.name.trim())) return [];
    // "Skin type: normal, dry" is searched for as "normal skin".
    const [, of = ''] = /^(skin|hair)(?: type)?$/iu.exec(item.name.trim()) ?? [];
    if (of !== '')
      return item.value
        .split(/[,;/]/u)
        .filter((part) => /^\s*\p{L}+\s*$/u.test(part) && !/all/iu.test(part))
        .map((part) => `${part.trim().toLowerCase()} ${of.toLowerCase()}`);
    return item.value.split(/[,;/|]/u).flatMap((part) => {
      const [run] = wholeRun(part, context);
      return run === undefined ? [] : [run];
    });
  });
}

/** "Grain free: yes" names a property that buyers search for. */
export function yesNames({ listing, language }: RewriteContext): string[] {
  return tellable(propertiesOf(listing, language)).flatMap(({ name, value }) =>
    /^(?:yes|да|ja|oui|sí)$/iu.test(value.trim()) && /^\p{L}{2,}(?:[ -]\p{L}{2,}){1,2}$/u.test(name.trim())
      ? [name.trim().toLowerCase()]
      : [],
  );
}

/** A text that is one short run of content words. */
function wholeRun(text: string, context: RewriteContext): string[] {
  const [run, ...more] = runsOf(text, context);
  return run !== undefined && more.length === 0 && run.length <= longestPhrase ? [run.join(' ')] : [];
}
