/**
 * Properties and ingredients that are plain facts, not praise, in the form that `materials.ts` describes. A `!` word says that
 * it is not so. A key with `~` has too many wordings to need a source: only a source that says the opposite contradicts it.
 */
export const traits = `
weatherproof | weatherproof, weather resistant, all weather | wetterfest*, witterungsbeständig* | résistant aux intempéries, tout temps | resistente a la intemperie | odporn* na warunki, całoroczn* | всепогодн*, всесезонн*
windproof | windproof | winddicht*, windfest* | coupe vent | cortavientos, a prueba de viento | wiatroszczeln* | ветрозащ*, непродув*
induction | induction | induktion* | induction | inducción | indukc* | индукц*
washable | washable, wipe clean, wash at, wash cold, wash warm, hand wash, washing at | waschbar*, abwaschbar*, waschen, waschgang, wollprogramm, handwäsche | lavable, laver, lavage | lavable, lavar, lavado | zmywaln*, prać, pranie, prania | моющ*, стирка, стирке, стирать
tumble dry | tumble dry, tumble dryer, dryer | trockner* | sèche linge | secadora | suszark* bębnow* | сушильн* машин*, барабанн* сушк*
ironing | ironing, wrinkle free, no iron | bügeln, bügelfrei*, knitterfrei* | repassage, infroissable | planchar, planchado, antiarrugas | prasowani*, niemnąc* | глажк*, немнущ*
vegetarian | vegetarian | vegetarisch* | végétarien, végétarienne | vegetarian | wegetariańsk* | вегетариан*
natural | natural, all natural, naturally derived, nature based | natürlich*, naturrein* | naturel, naturelle | natural | naturaln* | натуральн*, природн*
raw | raw | roh, rohkost | cru | =cruda | surow* | необработанн*
pasteurised | pasteurised, pasteurized, !unpasteurised, !unpasteurized | pasteurisiert* | pasteurisé | pasteurizad | pasteryzowan*, !niepasteryzowan* | пастеризованн*
lead | =lead | =blei, !bleifrei* | plomb | plomo | ołow*, ołów | свинц*, свинец
paraben | paraben | paraben* | paraben, parabène | parabeno | paraben* | парабен*
silicone oil | - | - | - | - | silikonów | силиконов
sulfate | sulfate, sulphate, sls | sulfat* | sulfate | sulfato | siarczan* | сульфат*
phthalate | phthalate | phthalat*, weichmacher* | phtalate | ftalato | ftalan* | фталат*
formaldehyde | formaldehyde | formaldehyd* | formaldéhyde | formaldehído | formaldehyd* | формальдегид*
fragrance | fragrance, !unscented, perfume | parfüm*, duftstoff*, !unparfümiert* | parfum, parfumé | perfume, fragancia, perfumad | perfum*, zapachow*, !bezzapachow* | отдушк*, парфюм*
alcohol | alcohol | alkohol* | alcool | alcohol | alkohol* | спирт*, алкогол*
gluten | gluten | gluten* | gluten | gluten | gluten*, !bezgluten* | глютен*, !безглютен*
sugar | sugar, sweetened | zucker* | sucre | azúcar | cukier*, cukru | сахар*
lactose | lactose, dairy | laktose* | lactose | lactosa | laktoz* | лактоз*
palm oil | palm oil | palmöl* | huile de palme | aceite de palma | olej* palmow* | пальмов* масл*
wheat | wheat | weizen* | blé | trigo | pszenic* | пшениц*
grain | grain | getreide* | céréale | cereales, cereal | zboż*, zbóż | зерн*, злак*
preservative | preservative | konservierungs* | conservateur | conservantes, conservante | konserwant* | консервант*
retinol | retinol, retinoid | retinol | rétinol | retinol | retinol* | ретинол*
collagen | collagen | kollagen | collagène | colágeno | kolagen* | коллаген*
vitamin | vitamin | vitamin | vitamine | vitamina | witamin* | витамин*
omega | omega | omega | oméga | omega | omega | омега
menthol | aloe, aloe vera | aloe | aloès, aloe | áloe, aloe | aloes* | алоэ
smoke | smokeless, smoke free | rauchfrei*, rauchlos* | fumée | humo | dym*, bezdymn* | дыма, бездымн*
safe | 100% safe, completely safe, safest | garantiert sicher | sans risque | totalmente segur | całkowicie bezpieczn* | абсолютно безопасн*
ergonomic | ergonomic, orthopedic, orthopaedic | ergonomisch*, orthopädisch* | ergonomique, orthopédique | ergonómic, ortopédic | ergonomiczn*, ortopedyczn* | эргономичн*, ортопедич*
amazing | amazing, incredible, miracle, magical, stunning | unglaublich*, sensationell*, fantastisch* | incroyable, exceptionnel, exceptionnelle | increíble, espectacular, maravillos | niesamowit*, niezwykł*, rewelacyjn* | невероятн*, потрясающ*, чудо*
cheapest | cheapest, lowest price, best price, best value | günstigste*, billigste*, bestpreis* | moins cher, meilleur prix | más barat, mejor precio | najtańsz*, najniższ* cen* | дешев*, низк* цен*, выгодн* цен*
durable superlative | most durable, strongest, toughest, longest lasting, lightest, thinnest, fastest, safest, softest, quietest | robusteste*, leichteste*, stärkste*, schnellste*, leiseste* | plus résistant, plus léger, plus légère, plus rapide | más resistente, más ligero, más ligera, más rápid | najmocniejsz*, najlżejsz*, najszybsz*, najcichsz*, najtrwalsz* | самый прочн*, самая прочн*, самый лёгк*, самый тих*, прочнейш*
silent | silent, noiseless, ultra quiet, whisper quiet | lautlos*, geräuschlos*, flüsterleise* | silencieux, silencieuse | silencios | bezgłośn*, cich*, bezszelestn* | бесшумн*
battery operated | battery powered, battery operated | batteriebetrieben*, akkubetrieb*, =akku | sur batterie, à piles | a pilas, a batería | na baterie | на батарейках
solar | solar, solar powered | solar* | solaire | solar | solarn*, słoneczn* | солнечн* батаре*, солнечн* панел*
smart | smart, app controlled, voice controlled, wifi, wi fi | smart, wlan, app steuerung, sprachsteuerung* | connecté, wifi, wi fi | inteligente, wifi, wi fi | inteligentn*, wifi, wi fi | умный, умная, wi fi, wifi
bluetooth | bluetooth | bluetooth | bluetooth | bluetooth | bluetooth | блютуз, bluetooth
magnetic | magnetic, magnet | magnetisch*, magnet | magnétique, aimant, aimanté | magnétic, imán, imanes | magnet*, magnes* | магнит*
foldable | foldable, collapsible | faltbar*, klappbar*, zusammenklappbar* | pliable, pliant | plegable | składan* | складн*, складывающ*
adjustable | adjustable, adjustible | verstellbar*, höhenverstellbar* | réglable, ajustable | ajustable, regulable | regulowan* | регулируем*, регулировк*
dimmable | dimmable | dimmbar* | dimmable, intensité réglable | regulable en intensidad | ściemnian* | диммируем*
glow | glow in the dark, fluorescent, reflective, neon | nachleuchtend*, fluoreszierend*, reflektierend* | phosphorescent, fluorescent, réfléchissant | fosforescente, fluorescente, reflectante | fluorescencyjn*, odblaskow*, świecąc* w ciemności | светящ*, флуоресцент*, светоотраж*
fast charging | fast charging, quick charge, fast charge | schnellladen*, schnelllade* | charge rapide | carga rápida | szybkie ładowanie, szybkiego ładowania | быстр* зарядк*
handpicked | handpicked, hand picked, hand selected | handverlesen* | trié sur le volet, cueilli à la main | seleccionad a mano | ręcznie zbieran* | ручного сбора, отборн*
new | brand new | fabrikneu* | neuf, neuve | nuevo a estrenar | fabrycznie now* | новинк*
~included | included, supplied, provided | enthalten, mitgeliefert*, inklusive, inbegriffen | fourni, inclus, incluse, compris, comprise | incluid, incluye, suministrad | dołączon*, w zestawie, w komplecie | в комплекте, входит, включен*
olive oil | olive oil | olivenöl* | huile d'olive | aceite de oliva | oliwa, oliwy, oliwą, olej* oliwkow* | оливков* масл*
transparent | =clear | - | - | - | - | -
led | led, leds | led, leds | led, leds | led, leds | led, ledow* | led, светодиод*
uncoated | uncoated | unbeschichtet* | non revêtu | sin recubrimiento | niepowlekan* | без покрытия
reversible | reversible, double sided | beidseitig*, wendbar* | réversible | reversible | dwustronn* | двусторонн*
`;
