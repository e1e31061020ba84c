/** Units by dimension, each with its factor to the dimension's base unit. Spellings are lower-case. */

export type Dimension =
  | 'length'
  | 'area'
  | 'mass'
  | 'volume'
  | 'temperature'
  | 'power'
  | 'voltage'
  | 'current'
  | 'charge'
  | 'energy'
  | 'frequency'
  | 'data'
  | 'time'
  | 'pressure'
  | 'sound'
  | 'kelvin'
  | 'light'
  | 'density'
  | 'share'
  | 'pieces'
  | 'resolution';

export interface Unit {
  dimension: Dimension;
  factor: number;
  /** Added after multiplying; only temperatures have one. */
  offset?: number;
}

const table: Record<Dimension, [spellings: string, factor: number, offset?: number][]> = {
  length: [
    [
      'mm|millimeter|millimeters|millimetre|millimetres|millimètre|millimètres|milímetros|milimetrów|мм|миллиметр|миллиметра|миллиметров',
      0.001,
    ],
    [
      'cm|centimeter|centimeters|centimetre|centimetres|zentimeter|centimètre|centimètres|centímetros|centymetrów|centymetry|см|сантиметр|сантиметра|сантиметров',
      0.01,
    ],
    ['dm', 0.1],
    ['m|meter|meters|metre|metres|metern|mètre|mètres|metro|metros|metrów|metry|metra|м|метр|метра|метров', 1],
    ['km|км', 1000],
    ['in|inch|inches|"|″|”|дюйм|дюйма|дюймов|zoll|pouce|pouces|pulgada|pulgadas|cal|cala|cali', 0.0254],
    ['ft|foot|feet|pies|фут|футов', 0.3048],
    ['yd|yds|yard|yards', 0.9144],
  ],
  area: [
    ['mm²|mm2|мм²', 0.000001],
    ['cm²|cm2|sq cm|см²', 0.0001],
    ['m²|m2|sq m|м²', 1],
    ['sq ft|ft²|ft2', 0.09290304],
    ['sq in|in²', 0.00064516],
  ],
  mass: [
    ['mg|мг', 0.000001],
    ['g|gr|gram|grams|gramm|gramme|grammes|gramo|gramos|gramów|gramy|г|гр|грамм|грамма|граммов', 0.001],
    [
      'kg|kgs|kilogram|kilograms|kilo|kilos|kilogramm|kilogramme|kilogrammes|kilogramos|kilogramów|кг|килограмм|килограмма|килограммов',
      1,
    ],
    ['oz|ounce|ounces|унция|унций', 0.028349523125],
    ['lb|lbs|pound|pounds|pfund|libras|funtów', 0.45359237],
  ],
  volume: [
    [
      'ml|milliliter|milliliters|millilitre|millilitres|mililitros|mililitrów|мл|миллилитр|миллилитра|миллилитров',
      0.001,
    ],
    ['cl', 0.01],
    ['dl', 0.1],
    ['l|liter|liters|litre|litres|litern|litro|litros|litr|litra|litrów|litry|л|литр|литра|литров', 1],
    ['oz|ounce|ounces|fl oz|fl. oz|fl. oz.|fluid ounce|fluid ounces', 0.0295735295625],
    ['cup|cups', 0.2365882365],
    ['pt|pint|pints', 0.473176473],
    ['qt|quart|quarts', 0.946352946],
    ['gal|gallon|gallons', 3.785411784],
  ],
  temperature: [
    [
      '°c|° c|ºc|℃|degrees celsius|degrees c|°|º|degree|degrees|grad|degrés|degré|grados|stopni|stopniach|stopnie|градусов|градуса|градусах|градусам',
      1,
      0,
    ],
    ['°f|° f|ºf|℉|degrees fahrenheit|degrees f', 5 / 9, -160 / 9],
  ],
  power: [
    ['mw|мвт', 0.001],
    ['w|watt|watts|vatio|vatios|wat|watów|waty|вт|ватт', 1],
    ['kw|квт', 1000],
    ['hp', 745.7],
  ],
  voltage: [
    ['mv', 0.001],
    ['v|volt|volts|voltio|voltios|wolt|woltów|wolty|в|вольт|вольта', 1],
    ['kv', 1000],
  ],
  current: [
    ['ma|ма', 0.001],
    ['a|amp|amps|amperios|а|ампер', 1],
  ],
  charge: [
    ['mah|мач|ма·ч|ма*ч', 0.001],
    ['ah|ач|а·ч|а*ч', 1],
  ],
  energy: [
    ['wh', 3600],
    ['kwh', 3_600_000],
    ['j', 1],
    ['kj', 1000],
    ['kcal|ккал', 4184],
    ['nm|n·m|нм|н·м|newton metres', 1.000001],
  ],
  frequency: [
    ['hz|гц', 1],
    ['khz|кгц', 1000],
    ['mhz|мгц', 1e6],
    ['ghz|ггц', 1e9],
    ['rpm|об/мин', 1 / 60],
  ],
  data: [
    ['kb|кб', 1e3],
    ['mb|мб', 1e6],
    ['gb|гб', 1e9],
    ['tb|тб', 1e12],
  ],
  time: [
    ['ms', 0.001],
    [
      's|sec|secs|second|seconds|sekunde|sekunden|seconde|secondes|segundo|segundos|sekund|sekundy|сек|секунд|секунды',
      1,
    ],
    ['min|mins|minute|minutes|minuten|minuto|minutos|minuta|minut|minuty|мин|минут|минуты|минута', 60],
    [
      'h|hr|hrs|hour|hours|std|stunde|stunden|heure|heures|hora|horas|godz|godzina|godzin|godziny|ч|час|часа|часов',
      3600,
    ],
    ['day|days|день|дня|дней|tag|tage|tagen|jour|jours|día|días|dzień|dni', 86_400],
    ['week|weeks|woche|wochen|semaine|semaines|semana|semanas|tydzień|tygodni|tygodnie|неделя|недели|недель', 604_800],
    ['month|months|месяц|месяца|месяцев|monat|monate|monaten|mois|mes|meses|miesiąc|miesiące|miesięcy', 2_629_800],
    ['year|years|yr|yrs|год|года|лет|jahr|jahre|jahren|an|ans|année|années|año|años|rok|roku|lat|lata', 31_557_600],
  ],
  pressure: [
    ['pa', 1],
    ['kpa', 1000],
    ['bar|бар', 100_000],
    ['psi', 6894.757],
    ['atm|атм', 101_325],
  ],
  sound: [['db|дб', 1]],
  kelvin: [['k|kelvin', 1]],
  light: [
    ['lm|lumen|lumens|lúmenes|lumenów|лм|люмен', 1],
    ['lux|lx', 1],
  ],
  density: [
    ['gsm|g/m²|g/m2|г/м²', 1],
    ['oz/yd²', 33.906],
  ],
  share: [['%|percent|per cent|prozent|pour cent|por ciento|procent|процент|процента|процентов', 1]],
  pieces: [
    [
      'pc|pcs|piece|pieces|pack|packs|count|ct|шт|штук|штуки|stück|stk|teile|teilig|pièces|pièce|piezas|pieza|unidades|sztuk|sztuki|szt',
      1,
    ],
  ],
  resolution: [
    ['px|pixel|pixels', 1],
    ['mp|megapixel|megapixels', 1e6],
    ['dpi|ppi', 1],
  ],
};

const units = new Map<string, Unit[]>();
for (const [dimension, rows] of Object.entries(table) as [Dimension, (typeof table)[Dimension]][]) {
  for (const [spellings, factor, offset] of rows) {
    for (const spelling of spellings.split('|')) {
      const known = units.get(spelling) ?? [];
      known.push({ dimension, factor, ...(offset !== undefined && { offset }) });
      units.set(spelling, known);
    }
  }
}

/** The units that a spelling may mean: `oz` is a weight and a volume. Empty when it is not a unit. */
export function unitsOf(spelling: string): readonly Unit[] {
  return units.get(spelling.toLowerCase().replace(/\s+/gu, ' ')) ?? [];
}
