/** Parts that a product has: what is said of them is no fact of the whole. */
export const productPart =
  /\b(?:lid|cap|strap|handle|box|case|cover|base|straw|sole|upper|lining|zip(?:per)?|buttons?|frame|legs?|seat|cable|cord|plug|blade|stand|packag(?:e|ing)|sleeves?|collar|pockets?|back|front|inside|outside|interior|exterior|filling|cushion|drawers?|doors?|shelf|shelves|top|bottom|rim|spout|knob|hinges?|wheels?|screen|band|buckle|clasp|chain|pendant|brush|pouch|bag|tray|hook|ring|pump|nozzle|filter|battery|charger|motor|tank|basket|insert|insole|hood|waistband|seal)$/i;
