/** Countries where goods are made, and regions that sell them, in the form that `materials.ts` describes; each with its adjective. */
export const places = `
germany | germany, german | deutschland, deutsch, deutscher | allemagne, allemand | alemania, alemán, aleman | niemcy, niemcz*, niemieck* | германи*, немецк*
austria | austria, austrian | österreich* | autriche, autrichien, autrichienne | austria, austriac | austri* | австри*
switzerland | switzerland, swiss | schweiz* | suisse | suiza, suizo | szwajcar* | швейцар*
france | france, french | frankreich, französisch* | france, français | francia, frances, francés | francj*, francusk* | франци*, французск*
belgium | belgium, belgian | belgien, belgisch* | belgique, belge | bélgica, belga | belgi* | бельги*
netherlands | netherlands, holland, dutch | niederlande, niederländisch*, holland* | pays bas, hollande, néerlandais | países bajos, holanda, holandes | holand*, niderland* | нидерланд*, голланд*
uk | uk, england, english made, britain, british, united kingdom | england, großbritannien, englisch*, britisch* | angleterre, royaume uni, britannique, anglais | inglaterra, reino unido, británic | angli*, wielk* brytani*, brytyjsk* | англи*, великобритан*, британск*
scotland | scotland, scottish | schottland, schottisch* | écosse, écossais | escocia, escoces, escocés | szkocj*, szkock* | шотланд*
ireland | ireland, irish | irland, irisch* | irlande, irlandais | irlanda, irlandes, irlandés | irlandi*, irlandzk* | ирланд*
italy | italy, italian | italien* | italie, italien, italienne | italia, italian | włoch*, włosk* | итали*
spain | spain, spanish | spanien, spanisch* | espagne, espagnol | españa, español | hiszpani*, hiszpańsk* | испани*, испанск*
portugal | portugal, portuguese | portugal, portugiesisch* | portugal, portugais | portugal, portugues, portugués | portugal*, portugalsk* | португал*
greece | greece, greek | griechenland, griechisch* | grèce, grec, grecque | grecia, grieg | grecj*, greck* | греци*, греческ*
poland | poland, polish made | polen, polnisch* | pologne, polonais | polonia, polac | polsk* | польш*, польск*
czechia | czech, czechia | tschechien, tschechisch* | tchéquie, tchèque | chequia, chec | czech*, czesk* | чехи*, чешск*
slovakia | slovakia, slovak | slowakei, slowakisch* | slovaquie | eslovaquia | słowacj*, słowack* | словаки*
hungary | hungary, hungarian | ungarn, ungarisch* | hongrie, hongrois | hungría, húngar | węgr*, węgier* | венгри*, венгер*
romania | romania, romanian | rumänien, rumänisch* | roumanie, roumain | rumanía, ruman | rumuni*, rumuńsk* | румын*
bulgaria | bulgaria, bulgarian | bulgarien, bulgarisch* | bulgarie, bulgare | bulgaria, búlgar | bułgar* | болгар*
sweden | sweden, swedish | schweden, schwedisch* | suède, suédois | suecia, suec | szwecj*, szwedzk* | швеци*, шведск*
norway | norway, norwegian | norwegen, norwegisch* | norvège, norvégien | noruega, norueg | norweg* | норвег*, норвеж*
denmark | denmark, danish | dänemark, dänisch* | danemark, danois | dinamarca, danes, danés | dani, duńsk* | дани*, датск*
finland | finland, finnish | finnland, finnisch* | finlande, finlandais | finlandia, finlandes, finlandés | finlandi*, fińsk* | финлянд*, финск*
baltics | lithuania, lithuanian, latvia, latvian, estonia, estonian | litauen, lettland, estland | lituanie, lettonie, estonie | lituania, letonia, estonia | litw*, łotw*, estoni* | литв*, литовск*, латви*, эстони*
ukraine | ukraine, ukrainian | ukraine, ukrainisch* | ukraine, ukrainien | ucrania, ucranian | ukrain* | украин*
belarus | belarus, belarusian | belarus, weißrussland | biélorussie, bélarus | bielorrusia | białorus* | беларус*, белорус*
russia | russia, russian | russland, russisch* | russie, russe | rusia, rus | rosj*, rosyjsk* | росси*, русск*
turkey | türkiye, turkey, turkish | türkei, türkisch* | turquie, turc, turque | turquía, turc | turcj*, tureck* | турци*, турецк*
usa | usa, united states, american, america | usa, amerika, amerikanisch* | états unis, usa, américain | estados unidos, ee uu, eeuu, usa | usa, stan* zjednoczon*, amerykańsk* | =сша, америк*, американск*
canada | canada, canadian | kanada, kanadisch* | canada, canadien | canadá, canadiens | kanad* | канад*
mexico | mexico, mexican | mexiko, mexikanisch* | mexique, mexicain | méxico, mexican | meksyk* | мексик*
brazil | brazil, brazilian | brasilien, brasilianisch* | brésil, brésilien | brasil, brasileñ | brazyli* | бразил*
colombia | colombia, colombian | kolumbien, kolumbianisch* | colombie, colombien | colombia, colombian | kolumbi* | колумби*
peru | peru, peruvian | peru, peruanisch* | pérou, péruvien | perú, peruan | peru, peruwiańsk* | перу, перуанск*
honduras | honduras | honduras | honduras | honduras | honduras* | гондурас*
argentina | argentina, argentine, argentinian | argentinien, argentinisch* | argentine | argentina, argentin | argentyn* | аргентин*
ethiopia | ethiopia, ethiopian | äthiopien, äthiopisch* | éthiopie, éthiopien | etiopía, etíope | etiopi* | эфиоп*
kenya | kenya, kenyan | kenia, kenianisch* | kenya | kenia | keni* | кени*
morocco | morocco, moroccan | marokko, marokkanisch* | maroc, marocain | marruecos, marroquí | marok* | марокк*
egypt | egypt, egyptian | ägypten, ägyptisch* | égypte, égyptien | egipto, egipci | egipt*, egipsk* | египет*, египт*
south africa | south africa, south african | südafrika, südafrikanisch* | afrique du sud | sudáfrica | południow* afry* | юар, южноафрикан*
tunisia | tunisia, tunisian | tunesien, tunesisch* | tunisie | túnez | tunezj* | тунис*
israel | israel, israeli | israel, israelisch* | israël | israel | izrael* | израил*
india | india, indian | indien, indisch* | inde, indien, indienne | india, indi | indi*, indyjsk* | инди*, индийск*
pakistan | pakistan, pakistani | pakistan, pakistanisch* | pakistan | pakistán | pakistan* | пакистан*
bangladesh | bangladesh | bangladesch, bangladesh | bangladesh | bangladés, bangladesh | bangladesz* | бангладеш*
sri lanka | sri lanka | sri lanka | sri lanka | sri lanka | sri lank* | шри ланк*
nepal | nepal, nepalese | nepal, nepalesisch* | népal | nepal | nepal* | непал*
vietnam | vietnam, vietnamese | vietnam, vietnamesisch* | vietnam, viêt nam | vietnam | wietnam* | вьетнам*
thailand | thailand, thai | thailand, thailändisch* | thaïlande | tailandia | tajlandi* | таиланд*
indonesia | indonesia, indonesian, bali | indonesien, indonesisch* | indonésie | indonesia | indonezj* | индонези*
malaysia | malaysia, malaysian | malaysia | malaisie | malasia | malezj* | малайзи*
philippines | philippines | philippinen | philippines | filipinas | filipin* | филиппин*
cambodia | cambodia | kambodscha | cambodge | camboya | kambodż* | камбодж*
china | chinese, prc | china, chinesisch* | chine, chinois | china, chin | chin, chinach, chiny, chińsk* | китай*, китае
japan | japan, japanese | japan, japanisch* | japon, japonais | japón, japones, japonés | japoni*, japońsk* | япони*, японск*
korea | korea, korean | korea, koreanisch* | corée, coréen | corea, corean | kore* | корейск*, корея, корее, кореи
taiwan | taiwan, taiwanese | taiwan, taiwanesisch* | taïwan | taiwán | tajwan* | тайван*
uzbekistan | uzbekistan | usbekistan | ouzbékistan | uzbekistán | uzbekistan* | узбек*
kazakhstan | kazakhstan | kasachstan | kazakhstan | kazajistán | kazachstan* | казах*
armenia | armenia, georgia | armenien, georgien | arménie, géorgie | armenia, georgia | armeni*, gruzj* | армени*, грузи*
iran | iran, iranian, persian made | iran, iranisch* | iran, iranien | irán, iraní | iran* | иран*
australia | australia, australian | australien, australisch* | australie, australien | australia, australian | australi* | австрали*
new zealand | new zealand | neuseeland, neuseeländisch* | nouvelle zélande | nueva zelanda | now* zelandi* | нов* зеланди*
europe | europe, european, eu made | europa, europäisch* | europe, européen, européenne | europa, europe | europ* | европ*
local | locally made, locally sourced | regional hergestellt | - | - | - | местн* производств*
`;
