/** Colours, in the form that `materials.ts` describes. */
export const colours = `
black | black | schwarz* | noir | negr | czarn*, czerń | чёрн*, черн*
white | white | weiß, weiss, weißer | blanc, blanche | blanc | biał*, biel | белый, белая, белое, белые, белого, белой, белых
off white<white | off white, eggshell | cremeweiß, naturweiß | blanc cassé | blanco roto, crudo | - | -
red | red | rot, rote, rotes, dunkelrot, hellrot, feuerrot | rouge | roj | czerwon* | красн*
blue | blue | blau, dunkelblau, königsblau, nachtblau, tiefblau | bleu | azul | niebiesk*, błękitn* | синий, синяя, синее, синие, синего, синей, синих, синим
navy<blue | navy | marineblau, navy | bleu marine, bleu nuit, marine | azul marino | granatow*, granat | тёмно син*, темно син*
light blue<blue | light blue, sky blue, baby blue | hellblau, himmelblau | bleu ciel, bleu clair | azul cielo, celeste | - | голуб*
turquoise | turquoise | türkis* | turquoise | turquesa | turkus* | бирюз*
petrol | petrol | petrol | bleu pétrole, pétrole | petróleo | - | -
teal | teal | - | - | - | morsk* zieleń | -
green | green | grün, dunkelgrün, hellgrün, waldgrün, tannengrün, moosgrün | vert | verd, verde | zielon*, zieleń | зелён*, зелен*
sage<green | sage green | salbeigrün* | vert sauge | verde salvia | szałwiow* | шалфейн*
olive<green | olive, olive green | olivgrün*, oliv | vert olive, kaki | verde oliva | oliwkow* | оливков*
mint<green | mint green | mintgrün*, minze, mint | vert menthe, vert d'eau | verde menta | miętow* | мятн*
lime | lime green | limettengrün* | vert citron | verde lima | limonkow* | салатов*
yellow | yellow | gelb, hellgelb, zitronengelb | jaune | amarill | żółt* | жёлт*, желт*
mustard<yellow | mustard | senfgelb* | jaune moutarde, moutarde | mostaza | musztardow* | горчичн*
orange | orange | orange, orangefarben | orange | naranja | pomarańczow* | оранжев*
apricot | apricot, peach | apricot, aprikose | abricot, pêche | melocotón | brzoskwiniow* | персиков*
coral | coral | koralle, korallenrot | corail | =coral | koralow* | коралл*
terracotta | terracotta | terrakotta, terracotta | terracotta | terracota | terakot* | терракот*
rust | rust coloured, rust colored | rostfarben, rostrot | rouille | óxido | rdzaw* | рыж*
brown | brown | braun, dunkelbraun, hellbraun | brun, marron | marrón | brązow* | коричнев*
camel | camel, tan | cognac, camel | camel, cognac | =camel | karmelow* | кэмел
chocolate | chocolate brown, espresso | schokobraun | chocolat | chocolate | czekoladow* | шоколадн* цвет*
beige | beige | beige | beige | beige, beis | beżow* | бежев*
sand | sand coloured, sandy | sandfarben, sand | sable | arena | piaskow* | песочн*
taupe | taupe | taupe | taupe | taupe | taupe | -
ivory | ivory | elfenbein* | ivoire | marfil | kość słoniow*, ecru | =айвори, слонов* кост*
cream | cream coloured, cream colored, cream | creme, cremefarben | crème, écru | color crema | kremow* | кремов*
milky white | milk white | milchweiß | blanc laiteux | - | mleczn* | молочн*
natural colour | - | naturfarben*, =natur | couleur naturelle | color natural | - | -
grey | grey, gray | grau, dunkelgrau, hellgrau, taubengrau | gris, grise | gris | szar*, popielat* | серый, серая, серое, серые, серого, серой, серых, серо
charcoal<grey | charcoal, charcoal grey, charcoal gray | anthrazit* | anthracite | antracita | antracyt*, grafitow* | антрацит*, графитов*
graphite<grey | graphite | graphit* | graphite | grafito | grafit* | -
slate grey<grey | slate grey, slate gray | schiefergrau* | gris ardoise | gris pizarra | - | -
pink | pink | pink, rosa, altrosa | =rose, roses | rosa, rosad | różow* | розов*
fuchsia | fuchsia, magenta | fuchsia, magenta | fuchsia, magenta | fucsia, magenta | fuksj*, magenta | фукси*, маджент*
purple | purple | lila, violett* | violet, violette | morad, púrpura, violeta | fioletow*, purpurow* | фиолетов*, пурпурн*
lilac | lilac, lavender colour | flieder* | lilas | lila | lilow*, liliow* | сиренев*, лилов*
lavender | lavender blue | lavendelfarben | lavande | lavanda | lawendow* | лавандов*
burgundy | burgundy, maroon, bordeaux, wine red | bordeaux*, weinrot, burgunder | bordeaux, lie de vin | burdeos, granate | bordow*, burgund* | бордов*
khaki | khaki | khaki | kaki | caqui | khaki | хаки
rose gold | rose gold | roségold, rosegold | or rose | oro rosa | różow* złot* | розов* золот*
gold | gold, golden | gold, golden, goldfarben | =or, doré, dorée | dorad, =oro | złot*, złoci* | золотист*, золотой, золотая, золотое, золотые
silver | silver | silber, silbern, silberfarben | argent, argenté | platead, =plata | srebr* | серебрист*, серебрян*
copper colour | - | kupferfarben | cuivré | cobriz | miedzian* kolor | -
transparent | transparent, see through | transparent, durchsichtig, glasklar | transparent | transparente | przezroczyst*, przeźroczyst* | прозрачн*
amber | amber | bernstein, bernsteinfarben | ambre, ambré | ámbar | bursztyn* | янтарн*
multicoloured | multicolor, multicolour, multicolored, multicoloured, rainbow | bunt, mehrfarbig | multicolore | multicolor | wielokolorow*, kolorow* | разноцветн*, многоцветн*
crimson | crimson, scarlet | scharlachrot, karminrot | écarlate, cramoisi | escarlata, carmesí | szkarłat* | алый, алая, алое, алые, малинов*
cyan | cyan | cyan | cyan | cian | - | -
indigo | indigo | indigo | indigo | índigo, añil | indygo | индиго
champagne | champagne | champagner, champagnerfarben | champagne | champán | szampańsk* | =шампань
`;
