/**
 * Materials, one a line: key, then its words in English, German, French, Spanish, Polish and Russian. `key<general` names
 * what it is a kind of, `*` takes any ending, `=` none at all; other words take the usual endings of their language.
 */
export const materials = `
stainless steel<steel | stainless steel, stainless | edelstahl*, rostfreier stahl, rostfreiem stahl | acier inoxydable, inox | acero inoxidable | stal nierdzewn*, stali nierdzewn*, nierdzewk* | нержавеющ* стал*, нержавейк*
carbon steel<steel | carbon steel | kohlenstoffstahl*, karbonstahl* | acier au carbone, acier carbone | acero al carbono | stal węglow*, stali węglow* | углеродист* стал*
damascus steel<steel | damascus steel, damascus | damast*, damaszener* | acier damas | acero damasco, acero de damasco | stal damasceńsk*, stali damasceńsk* | дамасск* стал*
steel | steel | stahl* | acier | acero | =stal, =stali, =stalą, stalow* | =сталь, =стали, =сталью, стальн*
cast iron<iron | cast iron | gusseisen*, gusseisern* | fonte | hierro fundido, hierro colado | żeliw* | чугун*
iron | =iron, wrought iron | eisen, schmiedeeisen | =fer, fer forgé | hierro | żelaz* | железо, железа, железн*
aluminium | aluminium, aluminum, alu | aluminium*, =alu | aluminium, =alu | aluminio | aluminium, aluminiow* | алюмини*
magnesium | magnesium | magnesium* | magnésium | magnesio | magnez* | магниев*, магния
titanium | titanium | titan, titangehäuse, titanlegierung | titane | titanio | tytan* | титан*
brass | brass | messing* | laiton | latón | mosiądz*, mosiężn*, mosiądzu | латун*
copper | copper | kupfer* | cuivre | cobre | miedź, miedzi, miedzian* | медь, меди, медн*
bronze | bronze | bronze* | bronze | bronce | z brązu | бронз*
zinc | zinc | zink*, verzinkt* | zinc | zinc, cinc | cynk* | цинк*
tin | tinplate, pewter | weißblech, zinn | fer blanc, étain | hojalata, estaño | blach* | жесть, жести, олов*
chrome | chrome, chromed | verchromt*, chrom | chrome, chromé | cromado, cromo | chrom, chromowan* | хром, хромирован*
nickel | nickel | nickel | nickel | níquel | nikiel, niklu, niklowan* | никел*
metal | metal, metallic | metall, metallen, metallgehäuse, metallisch | métal, métallique | metal, metálic | metal, metalu, metalow* | металл*
sterling silver<silver | sterling silver, 925 silver | sterlingsilber*, 925er silber | argent massif, argent sterling | plata de ley, plata esterlina | srebro próby, srebra próby | серебр* 925, стерлингов* серебр*
gold plated | gold plated, gold plating | vergoldet* | plaqué or, dorure | chapado en oro, bañado en oro | pozłacan* | позолочен*, позолот*
silver plated | silver plated | versilbert* | argenté | plateado en plata | posrebrzan* | посеребр*
solid gold | solid gold, 14k gold, 18k gold | echtgold* | or massif | oro macizo | - | -
platinum | platinum | platin | platine | platino | platyn* | платин*
solid wood<wood | solid wood | massivholz*, vollholz* | bois massif | madera maciza | lite drewno, litego drewna | массив* дерева
wood | wood, wooden, timber | holz, holzgehäuse, hölzern, holzgriff | bois | madera | drewn* | дерев*
oak<wood | oak, oaken | eiche*, eichenholz* | chêne | roble | dąb, dęb* | =дуб, =дуба, =дубу, =дубом, дубов*
walnut<wood | walnut | nussbaum*, walnuss* | noyer | nogal | orzech* | =орех, ореха, орехов*
beech<wood | beech, beechwood | buche, buchen, buchenholz* | hêtre | haya | =buk, =buku, bukow* | бук, бука, буков*
pine<wood | pine, pinewood | kiefer, kiefern, kiefernholz* | =pin, pin massif | =pino | sosn* | сосна, сосны, сосной, соснов*
birch<wood | birch | birke, birken, birkenholz* | bouleau | abedul | brzoz* | берёз*, берез*
maple<wood | maple | ahorn* | érable | =arce | klonow* | клён*, кленов*
ash wood<wood | ash wood | esche, eschenholz* | frêne | fresno | jesion* | ясен*
cherry wood<wood | cherry wood, cherrywood | kirschholz*, kirschbaum* | merisier | madera de cerezo | czereśniow* | вишнёв* дерев*
linden<wood | basswood, linden | linde, lindenholz* | tilleul | =tilo | =lipa, lipow* | липы, липов*
acacia<wood | acacia | akazie* | acacia | acacia | akacj* | акаци*
olive wood<wood | olive wood | olivenholz* | bois d'olivier, olivier | madera de olivo | drewno oliwne | оливков* дерев*
teak<wood | teak | teak* | teck | =teca | =teak, tek*ow* | тик, тика, тиков*
mahogany<wood | mahogany | mahagoni* | acajou | caoba | mahoń, mahoni* | красн* дерев*
cedar<wood | cedar wood, cedarwood | zedernholz* | bois de cèdre | madera de cedro | drewno cedrow* | -
bamboo | bamboo | bambus* | bambou | bambú | bambus* | бамбук*
rattan | rattan | rattan* | rotin | ratán, rattan | rattan* | ротанг*
wicker | wicker | weide, weidengeflecht* | osier | mimbre | wiklin* | =лоза, лозы
plywood<wood | plywood | sperrholz*, multiplex* | contreplaqué | contrachapado | sklejk* | фанер*
mdf | mdf, particle board, particleboard, chipboard, fiberboard | =mdf, spanplatte* | =mdf, aggloméré | =mdf, aglomerado | =mdf, płyta wiórowa | =мдф, =дсп, =лдсп
cork | cork | kork | liège | corcho | kork*, korkow* | пробк*, пробков*
organic cotton<cotton | organic cotton | biobaumwolle*, bio baumwolle | coton biologique, coton bio | algodón orgánic, algodón ecológico | bawełn* organiczn* | органическ* хлоп*
cotton | cotton | baumwoll* | coton | algodón | bawełn* | хлопок, хлопк*, хлопч*, х/б
corduroy | corduroy | cord, cordstoff, kord* | velours côtelé | pana | sztruks* | вельвет*
flannel | flannel | flanell* | flanelle | franela | flanel* | фланел*
satin | satin | satin, satin* | satin | satén | satyn* | =сатин, =сатина, сатинов*, атлас, атласн*
linen | linen | leinen* | =lin, lin lavé, pur lin | lino | =len, =lnu, lnian* | =лён, =лен, =льна, =льном, льнян*
hemp | hemp | hanf* | chanvre | cáñamo | konopi* | коноплян*, конопл*
jute | jute | jute* | jute | yute | jut*, jutow* | джут*
sisal | sisal | sisal* | sisal | sisal | sizal* | сизал*
merino<wool | merino wool, merino | merino* | mérinos, laine mérinos | merino, lana merino | merino*, wełn* merino* | меринос*
cashmere | cashmere | kaschmir* | cachemire | cachemir, cachemira | kaszmir* | кашемир*
alpaca | alpaca | alpaka* | alpaga | alpaca | alpak* | альпак*
camel wool<wool | camel hair, camel wool | kamelhaar* | poil de chameau | pelo de camello | wełn* wielbłądz* | верблюж*
mohair | mohair | mohair* | mohair | mohair | moher* | мохер*
wool | wool, woolen, woollen, woolly | wolle, wollen, wollsocken, schurwoll* | laine | lana | wełn* | шерст*
silk | silk, silken | seide, seiden, maulbeerseide*, seidenstoff | soie | seda | jedwab* | шёлк*, шелк*
down | goose down, duck down | daune* | duvet | plumón, plumas | puch, puchu, puchow* | пух, пуха, пухов*
polyester | polyester | polyester* | polyester | poliéster | poliest* | полиэстер*, полиэфир*
nylon | nylon, polyamide | nylon*, polyamid* | nylon, polyamide | nailon, nylon, poliamida | nylon*, poliamid* | нейлон*, полиамид*, капрон*
elastane | spandex, elastane, lycra | elasthan* | élasthanne | elastano, licra | elastan* | эластан*, лайкр*
viscose | viscose, rayon | viskose* | viscose | viscosa, rayón | wiskoz* | вискоз*
modal | modal | modal | =modal | =modal | modal* | модал*
lyocell | lyocell, tencel | lyocell*, tencel* | lyocell, tencel | lyocell, tencel | lyocell*, tencel* | лиоцелл*, тенсел*
acrylic | acrylic | acryl* | acrylique | acrílic | akryl* | акрил*
microfibre | microfiber, microfibre | mikrofaser* | microfibre | microfibra | mikrofibr*, mikrowłókn* | микрофибр*
faux leather | faux leather, vegan leather, pu leather, imitation leather, leatherette, protein leather, pleather, artificial leather | kunstleder*, veganes leder | simili cuir, similicuir, cuir synthétique, skaï | cuero sintético, polipiel, cuero vegano | skór* ekologiczn*, eko skór*, ekoskór*, sztuczn* skór* | экокож*, искусственн* кож*, кожзам*
genuine leather<leather | genuine leather, full grain leather, top grain leather, real leather | echtleder*, echtes leder, echtem leder, vollleder* | cuir véritable, cuir pleine fleur, pleine fleur | cuero genuino, cuero auténtico, piel auténtica | skór* naturaln* | натуральн* кож*
leather | leather | leder, ledern, rindsleder*, lederriemen | cuir | cuero | skóra, skóry, skórzan* | =кожа, кожан*, из кожи
suede | suede | wildleder*, velours, veloursleder* | daim | ante, gamuza | zamsz* | замш*
fur | fur | pelz, kunstpelz, lammfell | fourrure | pelo sintético | futr* | =мех, =меха, мехов*
denim | denim | denim*, jeansstoff* | =jean, denim | mezclilla, tela vaquera | denim*, dżins* | деним*, джинсов*
velvet | velvet, velour | samt, samten, samtbezug | velours | terciopelo | aksamit*, welur* | бархат*, велюр*
fleece | fleece | fleece* | =polaire | forro polar | polar, polarow* | флис*
felt | =felt | filz* | feutre, feutrine | fieltro | filc* | фетр*, войлок*
canvas | canvas | canvas*, segeltuch* | =toile | lona | płótn* | брезент*, холст*
rope | rope | seil | corde | cuerda | lin* konopn* | -
lace | lace | spitze | dentelle | encaje | koronk* | кружев*
borosilicate glass<glass | borosilicate glass, borosilicate | borosilikat* | borosilicate, verre borosilicate | borosilicato, vidrio de borosilicato | borokrzemow*, szkł* borokrzemow* | боросиликат*
tempered glass<glass | tempered glass, toughened glass | sicherheitsglas*, einscheibensicherheitsglas | verre trempé | vidrio templado, cristal templado | szkł* hartowan* | закалён* стекл*
crystal<glass | =crystal glass, lead crystal | kristallglas* | cristal | - | kryształ* | хрустал*
glass | glass, glassware | glas, glasflasche, gläsern, glasgehäuse | =verre, en verre | vidrio, =cristal | szkło, szkła, szkłem, szklan* | стекл*
fibreglass | fiberglass, fibreglass, glass fibre, glass fiber | fiberglas*, glasfaser* | fibre de verre | fibra de vidrio | włókn* szklan* | стеклопластик*, стекловолокн*
sapphire | sapphire | saphir* | saphir | zafiro | szafir* | сапфир*
mineral glass<glass | mineral glass, mineral crystal | mineralglas* | minéral | cristal mineral | szkł* mineraln* | минеральн* стекл*
stoneware<ceramic | stoneware | steinzeug*, steingut* | grès | gres | kamionk* | -
porcelain<ceramic | porcelain, bone china, fine china | porzellan* | porcelaine | porcelana | porcelan* | фарфор*
earthenware<ceramic | earthenware, terracotta | irdenware* | terre cuite, faïence | loza, barro cocido | fajans* | фаянс*
ceramic | ceramic, pottery | keramik*, keramisch* | céramique | cerámica, cerámic | ceramik*, ceramiczn* | керами*
clay | =clay, clay body | ton, tongefäß | argile | arcilla | glin* | глин*
marble | marble | marmor* | marbre | mármol | marmur* | мрамор*
granite | granite | granit* | granit | granito | granit* | гранит*
slate | slate | schiefer* | ardoise | pizarra | łupk* | сланц*
stone | natural stone | naturstein* | pierre naturelle | piedra natural | kamień naturaln* | натуральн* камень, натуральн* камня
concrete | concrete | beton* | béton | hormigón, cemento | beton* | бетон*
resin | resin, epoxy | harz, epoxidharz*, kunstharz* | résine, époxy | resina, epoxi | żywic* | смол*
enamel | enamel, enamelled | emaille*, emailliert* | émail, émaillé | esmalte, esmaltad | emali* | эмал*
recycled plastic<plastic | recycled plastic | recycelter kunststoff, recyceltem kunststoff, recyclingkunststoff* | plastique recyclé | plástico reciclado | plastik* z recyklingu | переработанн* пластик*
plastic | plastic, plastics | kunststoff*, plastik* | plastique | plástic | plastik*, tworzyw* | пластик*, пластмасс*
bakelite<plastic | bakelite | bakelit* | bakélite | baquelita | bakelit* | бакелит*
abs | =abs | =abs | =abs | =abs | =abs | =абс
pvc | pvc, vinyl | =pvc, vinyl* | =pvc, vinyle | =pvc, vinilo | =pvc, =pcv, winyl* | =пвх, винил*
tpu | =tpu | =tpu | =tpu | =tpu | =tpu | =тпу
pet | =pet plastic, =rpet | =rpet | - | - | - | -
polypropylene<plastic | polypropylene | polypropylen* | polypropylène | polipropileno | polipropylen* | полипропилен*
polyethylene<plastic | polyethylene | polyethylen* | polyéthylène | polietileno | polietylen* | полиэтилен*
polycarbonate<plastic | polycarbonate | polycarbonat* | polycarbonate | policarbonato | poliwęglan* | поликарбонат*
polyurethane | polyurethane | polyurethan* | polyuréthane | poliuretano | poliuretan* | полиуретан*
tritan<plastic | tritan | tritan* | tritan | tritan | tritan* | тритан*
silicone | silicone | silikon* | silicone | silicona | silikon* | силикон*
rubber | rubber | gummi*, kautschuk | caoutchouc | caucho, goma | gum*, kauczuk* | резин*, каучук*
latex | latex | latex* | latex | látex | lateks* | латекс*
memory foam<foam | memory foam | memoryschaum*, memory foam | mousse à mémoire, mémoire de forme | espuma viscoelástica, viscoelástic | piank* memory, pamięć kształtu | пен* с памятью, эффект* памяти
foam | foam | schaumstoff* | mousse | espuma | piank*, pianka | поролон*, пеноматериал*
carbon fibre | carbon fiber, carbon fibre, =carbon | carbon, carbonfaser*, kohlefaser*, karbon | fibre de carbone, =carbone | fibra de carbono | włókn* węglow*, =karbon | углеволокн*, карбон*
graphene | graphene | graphen* | graphène | grafeno | grafen* | графен*
gallium nitride | gallium nitride, =gan | galliumnitrid* | nitrure de gallium | nitruro de galio | azotku galu, azotek galu | нитрид* галлия
paper | paper | papier, papiertüte | papier | papel | papier* | бумаг*, бумажн*
washi<paper | washi | washi | washi | washi | washi | васи
cardboard | cardboard, carton board | pappe*, karton, wellpappe | carton | cartón | karton*, tektur* | картон*
soy wax | soy wax, soy candle, soya wax | sojawachs* | cire de soja | cera de soja | wosk* sojow* | соев* воск*
beeswax | beeswax | bienenwachs* | cire d'abeille | cera de abeja | wosk* pszczel* | пчелин* воск*
paraffin | paraffin | paraffin* | paraffine | parafina | parafin* | парафин*
diamond | diamond | diamant* | diamant | diamante | diament* | бриллиант*, алмаз*
moonstone | moonstone | mondstein* | pierre de lune | piedra lunar, piedra de luna | kamień księżycow*, kamienia księżycow* | лунн* камень, лунного камня
labradorite | labradorite | labradorit* | labradorite | labradorita | labradoryt* | лабрадорит*
amethyst | amethyst | amethyst* | améthyste | amatista | ametyst* | аметист*
rose quartz | rose quartz | rosenquarz* | quartz rose | cuarzo rosa | kwarc* różow* | розов* кварц*
agate | agate | achat* | agate | ágata | agat* | агат*
lapis lazuli | lapis lazuli | lapislazuli* | lapis lazuli | lapislázuli | lapis lazuli, lazuryt* | лазурит*
cubic zirconia | cubic zirconia, zirconia | zirkonia* | oxyde de zirconium | circonita, zirconita | cyrkoni* | фианит*
pearl | pearl | perle, perlen, perlmutt | perle, nacre | perla, nácar | perł* | жемчу*
bone | =bone handle, horn handle | horngriff | corne | asta de | - | -
feather | feather | feder, federn, gänsefedern | plume | pluma | pierz* | перо, перьев*
seagrass | seagrass | seegras* | jonc de mer | junco marino | traw* morsk* | морск* трав*
coconut fibre | coir, coconut fibre, coconut fiber | kokosfaser*, kokos | coco, fibre de coco | fibra de coco | kokosow* | кокосов*
tulle | tulle, organza, chiffon | tüll*, organza*, chiffon* | tulle, organza, mousseline de soie | tul, organza, gasa | tiul*, organz*, szyfon* | тюл*, органз*, шифон*
muslin | muslin | musselin*, mull | mousseline, gaze | muselina | muślin* | муслин*
neoprene | neoprene | neopren* | néoprène | neopreno | neopren* | неопрен*
`;
