/** Ways to write the same unit. Only these are rewritten: converting one unit into another would state a new figure. */
const units: string[][] = [
  ['l', 'litre', 'litres', 'liter', 'liters'],
  ['ml', 'millilitre', 'millilitres', 'milliliter', 'milliliters'],
  ['cm', 'centimetre', 'centimetres', 'centimeter', 'centimeters'],
  ['mm', 'millimetre', 'millimetres', 'millimeter', 'millimeters'],
  ['m', 'metre', 'metres', 'meter', 'meters'],
  ['in', 'inch', 'inches'],
  ['ft', 'foot', 'feet'],
  ['g', 'gram', 'grams', 'gramme', 'grammes'],
  ['kg', 'kilogram', 'kilograms', 'kilo', 'kilos'],
  ['oz', 'ounce', 'ounces'],
  ['lb', 'lbs', 'pound', 'pounds'],
  ['w', 'watt', 'watts'],
  ['v', 'volt', 'volts'],
];

/** What "litres as L" asks for; other preferences give nothing. */
export function unitRules(preferences: string[]): { pattern: RegExp; unit: string }[] {
  return preferences.flatMap((text) => {
    const stated = /\b([a-z]{1,12})s?\s+(?:as|like|=|->)\s+["“']?([a-z]{1,12})\b/i.exec(text);
    const [from, unit] = [stated?.[1]?.toLowerCase(), stated?.[2]];
    const group = units.find((names) => from !== undefined && (names.includes(from) || names.includes(`${from}s`)));
    if (group === undefined || unit === undefined || !group.includes(unit.toLowerCase())) return [];
    return [{ pattern: new RegExp(`(\\d)\\s?(?:${group.join('|')})\\b`, 'gi'), unit }];
  });
}
