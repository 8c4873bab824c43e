/** Everyday words that people use for one another when they ask. Each line is a group; a word may be in several. */
import { foldText } from './fold-words.ts';
import { stemOf } from './stem.ts';

const english = `
begin start commence|end finish stop complete final last|big large huge great|small little tiny|fast quick rapid speed|slow gradual
fix repair mend solve correct|break damage ruin destroy spoil harm|broken faulty defective|buy purchase get|sell vend|price cost charge fee expensive money pay
cheap inexpensive afford|help assist support aid|show display present reveal|hide conceal|choose select pick decide|choice option alternative
change modify alter adjust edit|keep store save hold preserve|remove delete erase discard clear|add insert append include|join connect link attach combine merge
split divide separate cut|make create build produce form construct|use apply employ utilize|need require necessary must|want wish desire
allow let permit enable|forbid prevent avoid prohibit block|protect guard secure safe defend|danger dangerous risk hazard harmful unsafe
error mistake bug wrong fault incorrect|problem trouble issue difficulty|test check verify try|examine inspect look check|see view watch look notice
hear listen sound|say tell speak mention talk|explain describe clarify|mean definition define signify|reason cause why|result effect outcome consequence
easy simple|hard difficult tough|hard firm stiff|soft tender gentle|important essential key crucial vital|useful helpful handy|use purpose
often frequent usually|rare seldom|always every|first initial begin|last final|next after following then|before earlier prior previous|now currently today
wait pause delay rest|time long duration hour minute|day daily|old ancient aged stale|new fresh recent modern|hot warm heat|cold cool chill|wet moist damp humid|dry dried
water liquid|dirt dirty mud soil|clean wash rinse wipe|open unlock|close shut|lock fasten|push press|pull drag|turn rotate spin twist|move shift transfer
put place set lay|take grab|bring carry|give provide offer supply|send deliver transmit|receive get obtain|lose lost miss|find discover locate|search look seek
learn study|teach instruct train|know understand grasp|remember recall memory memorize|think believe consider|guess estimate|measure size amount|weigh weight heavy
count number many amount|increase raise grow rise more|decrease reduce lower shrink less drop|tall high height|wide broad width|narrow thin|deep depth
full complete|whole entire all|part piece section portion|group set|list array|picture image photo|film video movie|paper page sheet|letter character
word term|name title call|sign mark symbol|tool instrument device equipment gear|machine engine device|part component|car vehicle|bike bicycle cycle|road street|house home building
child kid|person people someone user human|worker employee staff|boss manager employer|client customer buyer|job work task|company firm business
food meal eat|cook bake|bread loaf|fire flame burn|light lamp bright|color colour hue|loud noise noisy sound|quiet silent|smell odor
sick ill disease|health healthy|medicine drug|pain hurt|insect pest bug|plant crop grow|field farm land|rain weather|sun sunlight|tree wood
computer machine|program software app application code|function method|loop repeat iterate again|repeat again|condition if|password secret|network internet
folder directory|file document|screen display monitor|click press tap|type kind sort|write type|copy duplicate|print output|input enter|run execute launch
install setup|update upgrade|save keep store|load open|share send|tight tighten|loose loosen slack|strong strength|blunt dull
happen occur|rise climb|fall drop|mix stir blend combine|cover wrap|shape form|hole puncture flat|spot place location where|near close|far distance
best good better|bad poor worse|right correct proper|same equal identical|different differ difference versus|similar alike like|example instance|idea concept|rule law
plan design|goal aim target purpose|step stage phase|way method manner technique|habit routine|order sequence|signal sign|ready prepared done|prepare ready
empty vacant|electricity power current|wire cable|earth ground|plug socket outlet|fuse breaker|bulb lamp light|touch contact
tire tyre|oil lubricate lube grease|pump inflate air|sugar sweet
harvest reap
sticky gluey glue tacky adhesive|cup mug glass|bowl dish pot pan|jar bottle container box|bag sack|knife blade|spoon ladle|plate tray|fridge refrigerator freezer|stove oven cooker|mixer robot blender machine|kitchen cook
finger hand thumb palm|arm hand|foot leg|eye sight vision|ear hearing|mouth lip|face head|skin body|blood bleed|breathe breath air|sleep bed night|wake awake
crash fall accident collide hit|bump knock hit strike clunk bang|rattle noise shake|squeeze press push grip|handle lever grip bar|grab hold grip|throw toss discard away|jump leap skip|slip slide
floor ground|ceiling roof|door gate|window glass|stairs step|room chamber|garden yard|shop store market|workshop garage|office desk|bridge cross
hide invisible hidden conceal|visible see show appear|forbid forbidden deny refuse disallow reject|permission allow right access|visit visitor guest|login signin account|logout leave exit|account profile user
cursor focus pointer caret|popup dialog modal window|menu list|entry item row record line|column field|table sheet grid|remark note comment|message mail email letter|reply answer respond response|question ask query|error fail failure crash
shut off|top first upper|bottom lower last under|under below beneath|above over|inside inner in|outside outer out|middle centre center between|side edge border|front ahead|back rear behind|corner edge
travel trip journey holiday vacation|away absent|survive live last alive|die dead death kill|grow raise bigger|shrink smaller|year annual month week|morning dawn|evening dusk night|weekend holiday|soon early quick|late delay
expensive price cost high|free cheap|rich wealth|save economize spare|waste lose|earn income salary money|bill invoice pay|bank loan|debt owe credit|tax duty|contract agreement deal|advance deposit upfront|discount reduce
sour acid tart|salty salt|spicy hot|taste flavor flavour|smell stink odor|rotten spoil bad mold mould|fresh new|raw uncooked|ripe ready|boil cook|freeze frozen ice cold|melt thaw|burn scorch char|crisp crunchy crust|lump clump
rust corrosion corrode|worn wear used|crack split tear|torn tear rip|leak drip|bend bent curve|flat level even|tilt lean slope|wobble shake loose|stuck jam block|tight firm|swell expand rise|stretch pull|squeak noise|grind rub
bright light shine|dim dark|colour color paint|black dark|white pale|clear transparent|blurry unclear|sharp clear|pattern design|shadow shade|contrast difference|font typeface letter|bold thick heavy|thin light|spacing gap space distance
student learner pupil|teacher instructor trainer|beginner novice newcomer new|expert professional pro|colleague coworker team|neighbour neighbor next|stranger unknown|thief steal attacker hacker|enemy attacker|victim target
attack hack break|steal theft|secret private hidden|public open|encrypt cipher|leak expose reveal|backup copy save|restore recover return back|undo revert back rollback|release publish deploy ship launch|server host machine|database store table|request call ask|crash fail die|slow performance speed|memory ram storage
average mean typical normal|maximum most limit highest|minimum least lowest|total sum all|half middle|double twice|percent share ratio portion|guess predict estimate prediction|exact precise accurate precision|random chance luck|probability chance likely|train learn fit|data measurement information|noise random
remember keep mind|practice exercise train|repeat again often|compare difference versus|explain why|prove show|suppose assume|assumption guess|doubt unsure|sure certain|agree accept|disagree refuse|promise guarantee|warn warning caution|advice tip recommend suggest|rule guideline must
thing object item|stuff material|shape form outline|round circle ring|square box|point dot spot|line row stripe|layer level|surface top|end tip edge|beginning start|length long|weight heavy|temperature hot warm degree heat|pressure force|speed fast|direction way|angle tilt
alone single only|together both jointly|each every per|many several lots|few little|enough sufficient|too excessive|almost nearly about|about approximately roughly around|extra additional more spare|instead replace substitute alternative|replace swap exchange change|swap switch exchange|equal same|opposite reverse contrary|reverse backward
worry fear afraid|happy glad|tired exhausted|careful caution gentle|quiet calm|strange odd weird unusual haunted|normal usual common|special particular|famous known
begin learn|finish done ready|continue go on|stop quit halt end|wait hold|hurry fast|try attempt|succeed work|enter go in|leave exit|arrive come reach|return back come|follow after|lead guide|unload empty|lift raise|lower down|lie lay|hit knock|shake stir|rub wipe scrub|scrape rough roughen|bury plant|sow plant seed|spread smear|sprinkle scatter spray|soak wet|tie bind|press iron|hammer nail|screw bolt nut|drill hole|glue stick
wound cut injury hurt|bandage plaster|clothes garment dress wear|cloth towel fabric rag|shoe boot|glove mitten|hat helmet cap|coat jacket|pocket bag|rope string cord thread|belt strap|needle pin|button knob|wheel tyre rim|seat saddle chair|pedal foot|handlebar bar steering|bell horn|lamp torch flashlight|battery charge power|mirror glass|basket rack carrier
nail screw pin|hammer tool|spanner wrench key|pliers tool|saw cut|ladder stairs|bucket pail|brush broom sweep|sponge wipe|soap detergent cleaner|hose pipe tube|tap faucet valve|pump inflate blow|filter strain sieve|lid cover cap|shelf rack|drawer box|cupboard cabinet|basket bin|trash rubbish garbage waste bin
supper dinner meal|breakfast morning|lunch noon|snack bite|slice piece cut|crumb bit|dough paste batter|flour powder meal|grain seed cereal|butter fat oil|milk cream dairy|fruit apple|soup broth|pepper spice|honey syrup|tea coffee drink|beer wine alcohol|recipe instructions formula|ingredient component|portion serving|scale balance weigh|teaspoon spoon|gram weight|litre liter volume
poison toxic harmful|germ bacteria microbe|mould mold fungus|virus infection|fever temperature|cough cold|pill tablet medicine|nurse doctor|hospital clinic ambulance|emergency urgent danger|rescue save help|first aid
puddle water rain|river stream|lake pond|sea ocean|hill mountain|forest wood|sand soil|stone rock|dust dirt|cloud sky|wind storm breeze|lightning thunder storm|snow ice|flood water|heat hot summer|winter cold|season time|harvest crop
dog pet animal|cat pet|cow cattle|fly insect|mouse rat|fur hair
boy child|girl child|baby infant|adult grown|parent mother father|family relative|husband wife spouse partner|grandparent old|guest visitor|owner possess own|driver ride|tenant renter|landlord owner
employer boss client|freelance freelancer contractor|salary wage pay|interview meeting|meeting call appointment|deadline due date|project job assignment|offer proposal quote|portfolio samples work|skill ability talent|experience practice|career job profession|resume cv|hire employ recruit|fire dismiss|quit leave resign|competitor rival|market demand|brand trademark name|advertise promote marketing|customer client|complaint complain|refund money back|invoice bill|negotiate bargain discuss|quarrel argue fight dispute|trust believe reliable|honest truth fair|polite kind manners
chapter section part|lesson class lecture|exam test quiz|grade mark score|homework exercise assignment|book text|pencil pen|notebook notes|blackboard board|school college university|diploma certificate
website site page|browser chrome firefox|link url address|homepage start page|form input field|dropdown select menu|checkbox tick|icon symbol picture|banner header|footer bottom|sidebar side|zoom enlarge magnify bigger|shrink reduce|screenreader blind reader|blind sight see|deaf hear|disabled disability impaired|keyboard key type|mouse pointer click|touchscreen touch tap|shortcut key|caption subtitle|heading title headline|paragraph text|quote cite|bullet list|animation motion move|flash blink flicker|dizzy sick motion|timeout expire limit|slow lag delay
variable name value|constant fixed|string text|integer number|decimal float fraction|boolean true false|object thing|class type|parameter argument input|return result output|print show display|comment note|indent space|bracket parenthesis|syntax grammar|compile build|debug bug error|exception error|warning alert|library package module|import include load|dependency package|version release|commit save|merge combine join|conflict clash|repository repo code|editor ide|terminal console shell command|script program|loop repeat cycle|recursion itself|condition if check|compare equal|sort order arrange|filter select choose|search find lookup|count number|sum total add|average mean|group category|unique distinct duplicate|null empty missing blank|default preset|index position|key id identifier|copy clone duplicate|reference pointer|callback function|event action|listener handler|state status condition|render draw paint show|component part block piece|prop property attribute|effect side|cache memory store|fetch load request get|response answer reply|api interface service|endpoint address|json data|token key|cookie session|cors origin
container image box|docker container|cluster group servers|node machine server|pod container|pipeline steps process|deploy release ship|rollback undo back|log record journal|monitor watch observe|alert alarm warn|metric measure number|health check alive|restart reboot again|crash fail stop|scale grow more|load traffic|balance distribute|downtime outage offline|uptime online available|cloud server provider|virtual machine|storage disk drive|network connection|firewall block|domain name address|certificate https tls|encrypt secure|key secret password|credential password|phishing fraud scam fake|malware virus|audit review check|permission right access|role rights|admin administrator|user account person|session login|inject injection|escape sanitize clean|validate check verify|hash fingerprint|salt random|two-factor second code|threat danger risk attacker
query question select|table sheet|row record line|join combine link|index lookup|primary key id|foreign key link|transaction all|insert add|update change|delete remove|backup copy|null empty unknown|group aggregate|order sort|limit few first|duplicate twice double
model machine network|training learn|feature column property|label answer class|predict guess forecast|accuracy right correct|overfit memorize|underfit simple|gradient slope downhill|loss error cost|weight parameter|neuron unit|cluster group|classify sort decide|regression line|threshold limit cutoff|bias prejudice unfair|variance spread|outlier extreme unusual|sample example|dataset data|split divide|validate test check|deviation spread|correlation relation|chart graph plot|axis line|scale range|probability chance
typography font letter|font typeface|italic slanted|underline line|spacing gap|margin edge space|padding inner space|border frame edge|background behind|foreground front|layout arrangement position|grid column|align line|center middle|responsive phone small|mobile phone small screen|desktop computer|print paper|palette colours|contrast bright dark|shade dark tone|gradient blend|shadow dark|animation move|pixel dot|resolution sharp|ratio proportion|whitespace empty space|headline title|design look appearance style|style look appearance|theme colours look|token variable value|consistent same uniform
afraid fear scared|brave courage|confuse confused unclear|surprise unexpected|sad unhappy|love like|hate dislike|prefer rather better|hope wish|imagine picture|notice see|ignore skip|skip omit leave|blame fault|apologize sorry|greet hello|introduce present|stay remain keep|borrow lend|rent hire|own have possess|share divide|gift present|reward prize bonus|punish penalty fine|law legal|illegal forbidden|accident crash|injury hurt
crooked bent|dusty dirty|greasy oily|slippery slip|fragile break|rigid stiff hard|flexible bend|elastic stretch|hollow empty|solid hard|liquid fluid|gas air|steam vapor vapour|foam bubble|bubble air|drop drip|stream flow|flow run|spray jet|spill pour|dissolve melt mix|absorb soak|evaporate dry|rot decay|ferment sour rise|grow rise|bloom flower|sprout germinate
tiny small|enormous huge big|gigantic huge big|massive big|brief short|lengthy long|instant immediate once|immediately once now|permanent always|temporary short|constant always|sudden quick|eventually finally|finally last|meanwhile while|nowadays now|formerly before|originally first|afterwards after later|beforehand before|simultaneously same together|occasionally sometimes|regularly every often|hardly barely|completely whole entirely|partly part|exactly precisely|mainly mostly|especially particularly|maybe perhaps possibly|probably likely|obviously clear|apparently seem|unfortunately sadly|fortunately luckily`;

const bengali = `
পানি জল|শুরু আরম্ভ প্রথম|শেষ সমাপ্ত|বড় বিশাল|ছোট ক্ষুদ্র|দ্রুত তাড়াতাড়ি জলদি|ধীরে আস্তে|ভুল ত্রুটি এরর|সমস্যা ঝামেলা অসুবিধা|সমাধান ঠিক মেরামত সারানো
ব্যবহার প্রয়োগ কাজে|দরকার প্রয়োজন লাগে লাগবে জরুরি|গুরুত্বপূর্ণ জরুরি দরকারি|কারণ হেতু জন্য|ফল ফলাফল|সহজ সরল|কঠিন শক্ত|শক্ত মজবুত|নরম কোমল|গরম উষ্ণ তাপ|ঠান্ডা শীতল
ভেজা আর্দ্র স্যাঁতসেঁতে|শুকনো শুষ্ক শুকানো|পরিষ্কার ধোয়া সাফ|ময়লা নোংরা|খোলা খুলে|যোগ মেশানো মিশিয়ে|মেশান মিশ্রণ|বাদ মুছে সরানো|বদল পরিবর্তন পাল্টানো|তৈরি বানানো গড়া
রাখা সংরক্ষণ জমা|দেখা দেখানো|বলা কথা|পড়া পাঠ|শেখা শিক্ষা|জানা বোঝা|মনে স্মরণ|খোঁজা সন্ধান|দেওয়া প্রদান|নেওয়া গ্রহণ|কেনা ক্রয়|বেচা বিক্রি|দাম মূল্য খরচ টাকা
সময় মিনিট ঘণ্টা দিন|দিন দৈনিক|পরিমাণ মাপ কতটুকু|সংখ্যা কয়টি|ওজন ভার|উঁচু উচ্চতা|গভীর গভীরতা|বেশি অধিক|কম অল্প|বাড়া বৃদ্ধি|কমা হ্রাস কমানো
জমি মাঠ ক্ষেত|ধান চাল|বীজ বিচি|সেচ পানি|পোকা কীট|রোগ অসুখ|আগাছা ঘাস|ফসল শস্য|গাছ উদ্ভিদ|চাষ আবাদ কৃষি|কৃষক চাষি|বৃষ্টি বর্ষা|রোদ সূর্য
কম্পিউটার যন্ত্র মেশিন|প্রোগ্রাম কোড সফটওয়্যার|ভেরিয়েবল চলক|লুপ পুনরাবৃত্তি|শর্ত যদি|মান ভ্যালু|তালিকা লিস্ট|ফাইল নথি|ছবি চিত্র|অক্ষর বর্ণ হরফ|চিহ্ন প্রতীক
বিপদ বিপজ্জনক ঝুঁকি ক্ষতি|নিরাপদ সুরক্ষা|বিদ্যুৎ কারেন্ট|আলো বাতি|ঘর বাড়ি|খাওয়া খাবার|লবণ নুন|মানুষ লোক|শিশু বাচ্চা|গ্রাহক ক্রেতা ক্লায়েন্ট
উপায় পদ্ধতি নিয়ম|পার্থক্য তফাত ফারাক|একই সমান|ভালো উত্তম|খারাপ মন্দ নষ্ট|নষ্ট পচা|পুরোনো পুরনো|আগে পূর্বে|পরে পর|সবসময় সর্বদা|দূর দূরত্ব ফাঁক|জায়গা স্থান
মোবাইল ফোন সেলফোন মুঠোফোন|ফ্রিজ রেফ্রিজারেটর|ফ্যান পাখা|বাল্ব বাতি লাইট|টিভি টেলিভিশন|সুইচ বোতাম|চার্জ চার্জার|প্লাগ সকেট|শক কারেন্ট বিদ্যুৎ|বজ্র বাজ বিদ্যুৎ চমক|ঝড় তুফান|বিছানা বালিশ খাট|ঘুম ঘুমানো রাত|রাত রাতে|সকাল ভোর|বিকেল সন্ধ্যা
খেত জমি মাঠ ক্ষেত|তলিয়ে ডুবে ডোবা বন্যা|ডোবা নিচু|পুঁতে রোপণ লাগানো রোয়া|পোঁতা রোপণ|চারা গাছ গোছা|গুছি গোছা|গাছ চারা|ঔষধ ওষুধ কীটনাশক বিষ|কীটনাশক বিষ|পাখি শালিক|পচা পচন|গোবর জৈব সার|শুকানো রোদ|কাটা মাড়াই|মৌসুম ঋতু|আষাঢ় বর্ষা|শীত ঠান্ডা|কুয়াশা শীত|গ্রীষ্ম গরম
লক্ষণ চিহ্ন উপসর্গ|অভাব কম ঘাটতি নেই|ঘাটতি কম|ধাপ ক্রম পর্যায়|উল্টো উল্টোপাল্টা বদলে এলোমেলো|ক্রম সাজানো পরপর|ঘটে হয় হবে|লাইন সারি|সারি রো|তালিকা টেবিল|একসঙ্গে জোড়া যোগ মিলিয়ে|জোড়া যুক্ত যোগ|কপি নকল|ফাঁক ফাঁকা খালি|ফাঁকা শূন্য|দুবার দ্বিগুণ|আগাম অগ্রিম|কাজ প্রকল্প|গ্রাহক ক্লায়েন্ট
রং রঙ কালার|কালো অন্ধকার|ছোঁয়া ধরা স্পর্শ হাত|ছুঁলে ধরলে হাত|ঝিনঝিন চিনচিন শিরশির|হাত আঙুল|শরীর গা|জ্ঞান অজ্ঞান|শ্বাস দম নিশ্বাস|হাসপাতাল ডাক্তার অ্যাম্বুলেন্স
আটকে আটকানো লেগে|টানা টেনে|ঠেলা ধাক্কা|ফেলা ছুড়ে|তোলা উঠানো|নামানো নামা|ঘোরানো ঘুরিয়ে|চাপা চাপ|বাঁধা বাঁধ|ঢাকা ঢেকে|ঢালা ঢেলে|ছিটানো ছিটিয়ে|ভেজানো ভিজিয়ে|ফোটানো সেদ্ধ গরম|গলা গলে|পোড়া পুড়ে আগুন|ফাটা ফেটে|ভাঙা ভেঙে|ফোলা ফুলে|জং মরিচা|ফুটো ছিদ্র
সেরা ভালো|সঠিক ঠিক|নিয়ম উপায়|হিসাব গণনা|মোট যোগফল|শতকরা শতাংশ|অর্ধেক আধা|পুরো সব সম্পূর্ণ|কয়েক কিছু|অনেক বেশি প্রচুর|সামান্য অল্প কম একটু|দীর্ঘ লম্বা|খাটো ছোট|মোটা পুরু|চিকন সরু পাতলা
পরীক্ষা যাচাই টেস্ট|প্রশ্ন জিজ্ঞাসা|উত্তর জবাব|ব্যাখ্যা বোঝানো|মনোযোগ খেয়াল লক্ষ|সতর্ক সাবধান|ভয় বিপদ|নিষেধ মানা|ওয়েবসাইট সাইট পাতা পেজ|স্ক্রিন পর্দা|ক্লিক চাপ|টাইপ লেখা|মুছা ডিলিট|সংরক্ষণ সেভ|ইন্টারনেট নেট|হরফ ফন্ট অক্ষর
জামা কাপড় পোশাক|কাপড় ন্যাকড়া|জুতা স্যান্ডেল|দস্তানা গ্লাভস|দড়ি রশি|ব্যাগ বস্তা থলে|বস্তা গোলা|পাত্র হাঁড়ি বাটি|গ্লাস কাপ|চুলা আগুন|মই সিঁড়ি|পেরেক স্ক্রু|স্ক্রু ড্রাইভার|হাতিয়ার যন্ত্র|যন্ত্র মেশিন যন্ত্রপাতি|পাইপ নল|কল ট্যাপ|মোটর পাম্প|পাম্প সেচ|জেনারেটর আইপিএস|ইস্ত্রি আয়রন|হিটার গিজার|এসি শীতাতপ|রাউটার ওয়াইফাই|ল্যাপটপ কম্পিউটার|ক্যামেরা ছবি
বাচ্চা শিশু ছেলে|মা বাবা অভিভাবক|পরিবার সংসার|প্রতিবেশী পাড়া|বন্ধু সাথি|শ্রমিক মজুর কর্মী|মিস্ত্রি কারিগর ইলেকট্রিশিয়ান|ডাক্তার চিকিৎসক|দোকান বাজার|দোকানদার বিক্রেতা|খদ্দের ক্রেতা গ্রাহক|বায়ার ক্লায়েন্ট গ্রাহক|মজুরি পারিশ্রমিক বেতন|লাভ মুনাফা|লোকসান ক্ষতি|ধার ঋণ|জমা সঞ্চয়|বিল খরচ|ছাড় কমানো|দরদাম দাম|চাকরি কাজ|প্রস্তাব অফার|নমুনা উদাহরণ|সময়সীমা শেষ|মিটিং আলোচনা|চিঠি বার্তা ইমেইল|বার্তা মেসেজ
আউশ আমন বোরো|রোপণ রোয়া লাগানো|বপন বোনা|নিড়ানি আগাছা|ইউরিয়া সার|গোবর সার|কম্পোস্ট সার|পোকা মাজরা|বালাই পোকা রোগ|ছত্রাক রোগ|স্প্রে ছিটানো|ওষুধ কীটনাশক|শিষ ধান|খড় নাড়া|মাড়াই ঝাড়াই|আর্দ্রতা ভেজা শুকনো|খরা শুকনো|বন্যা পানি|নালা ড্রেন|আইল বাঁধ|লাঙল চাষ|ট্রাক্টর চাষ|বিঘা জমি|কেজি ওজন
ফেজ লাইভ|আর্থ আর্থিং মাটি|ফিউজ এমসিবি ব্রেকার|ব্রেকার সুইচ|মেইন সুইচ|শর্ট সার্কিট|স্পার্ক আগুন|লোডশেডিং বিদ্যুৎ নেই|বজ্রপাত বাজ|ভেজা পানি|খালি পা|কাঠ লাঠি|লোহা ধাতু
প্রোগ্রাম সফটওয়্যার অ্যাপ|কোড লেখা|ত্রুটি বাগ ভুল|স্ট্রিং লেখা টেক্সট|সংখ্যা নম্বর|অভিধান ডিকশনারি|লুপ বারবার|ফাংশন নির্দেশ|আর্গুমেন্ট ইনপুট|ফেরত রিটার্ন|ছাপা প্রিন্ট দেখানো|মডিউল লাইব্রেরি|টেবিল সারণি|গ্রুপ দল|ছাঁকা ফিল্টার বাছাই|সাজানো ক্রম|খোঁজা সার্চ|গণনা গোনা|গড় মধ্যমা|চার্ট গ্রাফ ছবি|ফাঁকা নাল শূন্য|পরিষ্কার ঠিক|মিল মেলানো জোড়া|ডেটা তথ্য উপাত্ত|তথ্য খবর
পাতা পেজ|শিরোনাম হেডিং|অনুচ্ছেদ প্যারা|বোতাম বাটন|ছবি ইমেজ|রঙ কালার|পটভূমি ব্যাকগ্রাউন্ড|পেছন পটভূমি|বৈসাদৃশ্য কনট্রাস্ট|ফন্ট হরফ টাইপফেস|আকার সাইজ মাপ|মার্জিন ফাঁক|ট্যাগ উপাদান|উপাদান এলিমেন্ট|ছোট পর্দা মোবাইল|পাঠক দর্শক|নকশা ডিজাইন|আলপনা নকশা|বর্ণ অক্ষর|যুক্তাক্ষর যুক্তবর্ণ|কার চিহ্ন|অনুবাদ ভাষা
কেনার ক্রয়|পৌঁছানো আসা|যাওয়া চলে|ফেরা ফেরত|থামা থামানো বন্ধ|চালু শুরু|চালানো চালু|নেভানো বন্ধ নেভা|জ্বালানো জ্বলে|বাঁচা বাঁচানো রক্ষা|মরা মৃত্যু মারা|আঘাত ব্যথা|সাহায্য সহায়তা|উদ্ধার বাঁচানো|ডাকা ফোন|জানানো বলা|শোনা কান|দেখা চোখ|গন্ধ ঘ্রাণ|মিষ্টি চিনি|নোনা লবণ
দেরি পরে|আগেভাগে আগে|মাঝে মাঝখানে মধ্যে|পাশে কাছে|ভেতরে মধ্যে|ওপর উপরে|নিচ তলা|চারপাশে চারদিকে|প্রতিদিন রোজ দৈনিক|মাসিক মাসে|বছরে বার্ষিক|বারবার ঘনঘন|কদাচিৎ কম|প্রায় মোটামুটি|অবশ্যই জরুরি|আলাদা ভিন্ন|অন্য ভিন্ন`;

/** By stem: the stems of the words that may be meant. */
const groups = new Map<string, Set<string>>();
for (const group of `${english}|${bengali}`.split(/[|\n]/)) {
  const stems = group
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => stemOf(foldText(word)));
  for (const stem of stems) {
    const others = groups.get(stem) ?? new Set<string>();
    for (const other of stems) if (other !== stem) others.add(other);
    groups.set(stem, others);
  }
}

const none: ReadonlySet<string> = new Set();

export function synonymsOf(stem: string): ReadonlySet<string> {
  return groups.get(stem) ?? none;
}
