/** Well-known makers that a text must not introduce; one list, because a maker's name is the same in every language. */
export const brands = `
nike, adidas, puma, reebok, lululemon, patagonia, north face, under armour, asics, new balance, converse, vans, skechers, birkenstock, crocs, timberland,
columbia sportswear, jack wolfskin, deuter, vaude, fjällräven, mammut, salomon, quechua, decathlon, osprey packs, fjord nansen, eastpak, samsonite, kipling, herschel, longchamp,
iphone, ipad, airpods, macbook, magsafe, galaxy, samsung, sony, xiaomi, huawei, oneplus, oppo, lenovo, asus, dell, logitech, razer, bose, jbl, sennheiser, beats, marshall, anker, belkin, spigen, otterbox, ugreen, baseus,
philips, bosch, siemens, miele, aeg, grundig, braun, severin, krups, rowenta, delonghi, de longhi, tefal, moulinex, dyson, shark, irobot, roomba, bissell, kärcher, karcher, makita, dewalt, milwaukee, ryobi, einhell, metabo, black decker, stihl, gardena, fiskars, husqvarna,
ikea, lego, playmobil, disney, marvel, barbie, hasbro, mattel, djeco, ravensburger, haba, fisher price, pokemon, hello kitty, hot wheels, nerf, melissa doug,
hydro flask, stanley, yeti, contigo, thermos, tupperware, pyrex, kitchenaid, le creuset, staub, wmf, zwilling, wüsthof, wusthof, victorinox, bialetti, nespresso, starbucks, lavazza, illy, kusmi, dammann, rosenthal, villeroy, brita, sodastream, lodge cast, all clad, cuisinart, oxo, rubbermaid, luminarc, bodum, gerlach, krosno,
gucci, prada, chanel, louis vuitton, hermès, dior, zara, mango fashion, uniqlo, levis, levi s, lacoste, tommy hilfiger, calvin klein, ralph lauren, michael kors, hugo boss, swarovski, pandora, ray ban, oakley, casio, rolex, fossil, seiko, citizen watches, tissot, omega watches, garmin, fitbit, apple watch, polar sport,
gopro, nikon, canon, fujifilm, kodak, polaroid, nintendo, playstation, xbox, kindle, alexa, google home, google pixel, surface pro, microsoft, android, linux, chromecast,
nivea, garnier, loreal, l oréal, maybelline, neutrogena, cerave, la roche posay, vichy, bioderma, nuxe, avene, avène, caudalie, weleda, dove soap, olay, clinique, estee lauder, kiehl s, ziaja, eveline, yves rocher, ecover, persil, ariel, lush,
purina, royal canin, pedigree, whiskas, furhaven, kong classic, pampers, huggies, chicco, micuna, graco, medela, avent,
yankee candle, diptyque, woolrich, pendleton, ugg, carhartt, wrangler, heinz, nestlé, nestle, coca cola, nutella, haribo, lindt, milka, carbonell, barilla,
michelin, goodyear, pirelli, continental ag, shimano, giro, trek bikes, brembo, bmw, mercedes, audi, volkswagen, toyota, honda, ford, tesla, tolix, vitra, kettler, karlsson, irisette, schlafgut, jako o, aldi, lidl, walmart, amazon, ebay, etsy,
икеа, бош, филипс, самсунг, аскона, nivea, faberlic, эппл, xiaomi redmi, гжель, дулёво, ozon, wildberries
`;
