-- What a site held before the migration 0012: made by the api of commit 65ab03b with five programs of the demo, restored on the
-- tables that the migrations 0000 to 0011 make. Its members are those of the demo.
INSERT INTO public.members VALUES
	('demo-mona', 'Mona Hassan', 'mona@demo.example', true, NULL, '2026-11-23 02:00:23.12583+00', '2026-11-23 02:00:23.12583+00', 'mona', 'mona', 'Mona', 'Hassan', '+201001234567', '11511', 'member', 'ar', '2026-11-23 02:00:23.12583+00', NULL, NULL, NULL),
	('demo-karim', 'Karim Adel', 'karim@demo.example', true, NULL, '2026-11-23 02:00:23.169152+00', '2026-11-23 02:00:23.169152+00', 'karlm', 'karim', 'Karim', 'Adel', '+201001234567', '11511', 'member', 'ar', '2026-11-23 02:00:23.169152+00', NULL, NULL, NULL);
INSERT INTO public.authors VALUES
	(1, 'nermine-shafei', '{"ar": "نرمين الشافعي", "en": "Nermine El Shafei"}', '{"ar": "عملت قاطعة تذاكر في سينما صيفية بالمنصورة وهي طالبة، ومن يومها تكتب عن الصالات ومن يجلسون فيها. تحرر مدونة سهرة.", "en": "Tore tickets at an open-air cinema in Mansoura as a student and has written about auditoriums and the people in them ever since. She edits the Sahra blog."}'),
	(2, 'karim-boulos', '{"ar": "كريم بولس", "en": "Karim Boulos"}', '{"ar": "مونتير سابق ترك غرفة المونتاج بعد عشرين عاما لأنه أراد أن يرى الشمس. يكتب عن الصنعة وعن الأخطاء الجميلة.", "en": "A film editor who left the cutting room after twenty years because he wanted to see the sun. He writes about craft and about beautiful mistakes."}'),
	(3, 'safiya-darwish', '{"ar": "صفية درويش", "en": "Safiya Darwish"}', '{"ar": "طباخة من رشيد تختار الفيلم أولا ثم الطبق. تؤمن بأن الفشار ليس عشاء.", "en": "A cook from Rosetta who chooses the film first and the dish second. She holds that popcorn is not dinner."}'),
	(4, 'eleni-markou', '{"ar": "إيليني ماركو", "en": "Eleni Markou"}', '{"ar": "ولدت في الإسكندرية وتعيش بين سالونيك ومحطة الرمل. تحاور صناع الأفلام، وتفضل أن يتم الحوار مشيا.", "en": "Born in Alexandria, she lives between Thessaloniki and Raml Station. She interviews film people, preferably while walking."}'),
	(5, 'hany-abdel-messih', '{"ar": "هاني عبد المسيح", "en": "Hany Abdel Messih"}', '{"ar": "يدير متجر سهرة ويعرف وزن كل كوب فيه بالغرام. كان مصمم ملصقات حين كانت الملصقات ترسم باليد.", "en": "Runs the Sahra shop and knows the weight of every mug to the gram. He used to design posters, back when posters were painted."}');
INSERT INTO public.billing_addresses VALUES
	('demo-mona', 'Mona', 'Hassan', '', 'EG', '12 Nile St', '', 'Cairo', 'C', '11511', '+201001234567', 'mona@example.org', '2026-11-23 02:00:23.258843+00');
INSERT INTO public.categories VALUES
	(1, 'cairo-stories', 1, '{"ar": "حكايات القاهرة", "de": "Geschichten aus Kairo", "en": "Cairo Stories", "fr": "Histoires du Caire", "gr": "Ιστορίες του Καΐρου"}', '{"ar": "مدينة لا تنام، وكل شباك فيها يخفي حكاية.", "de": "Eine Stadt, die nie schläft, und hinter jedem Fensterladen eine Geschichte.", "en": "A city that never sleeps, with a story behind every shutter.", "fr": "Une ville qui ne dort jamais, une histoire derrière chaque volet.", "gr": "Μια πόλη που δεν κοιμάται ποτέ, με μια ιστορία πίσω από κάθε παραθυρόφυλλο."}'),
	(2, 'nile-nights', 2, '{"ar": "ليالي النيل", "de": "Nächte am Nil", "en": "Nile Nights", "fr": "Nuits du Nil", "gr": "Νύχτες του Νείλου"}', '{"ar": "قصص حب تبدأ على الكورنيش ولا تعرف أين تنتهي.", "de": "Liebesgeschichten, die an der Uferpromenade beginnen und nicht nach Hause wollen.", "en": "Love stories that begin on the corniche and refuse to go home.", "fr": "Des amours nées sur la corniche et qui refusent de rentrer.", "gr": "Έρωτες που αρχίζουν στην παραλία του Νείλου και δεν λένε να γυρίσουν σπίτι."}'),
	(3, 'laugh-till-dawn', 3, '{"ar": "ضحك للفجر", "de": "Lachen bis zum Morgen", "en": "Laugh Till Dawn", "fr": "Rire jusqu''à l''aube", "gr": "Γέλιο ως το ξημέρωμα"}', '{"ar": "أفلام أفسدت هدوء البيت، والجيران يطلبون الإعادة.", "de": "Filme, die den Hausfrieden stören. Die Nachbarn wollen eine Wiederholung.", "en": "Films that ruined the quiet of the house; the neighbors want a rerun.", "fr": "Des films qui troublent le voisinage ; le voisinage en redemande.", "gr": "Ταινίες που χαλάνε την ησυχία· οι γείτονες ζητούν επανάληψη."}'),
	(4, 'on-the-edge', 4, '{"ar": "على الحافة", "de": "An der Kante", "en": "On the Edge", "fr": "Sur le fil", "gr": "Στην κόψη"}', '{"ar": "أطفئ النور إن كنت واثقا أنك أغلقت الباب.", "de": "Mach das Licht aus, falls du sicher bist, dass die Tür zu ist.", "en": "Turn off the light, if you are sure you locked the door.", "fr": "Éteignez, si vous êtes certain d''avoir fermé la porte.", "gr": "Σβήσε το φως, αν είσαι βέβαιος ότι κλείδωσες."}'),
	(5, 'dark-alleys', 5, '{"ar": "حوارٍ معتمة", "de": "Dunkle Gassen", "en": "Dark Alleys", "fr": "Ruelles sombres", "gr": "Σκοτεινά σοκάκια"}', '{"ar": "محققون متعبون، وشهود لم يروا شيئا، ومقهى يعرف كل شيء.", "de": "Müde Ermittler, Zeugen, die nichts sahen, und ein Café, das alles weiß.", "en": "Tired detectives, witnesses who saw nothing, and a café that knows it all.", "fr": "Des enquêteurs las, des témoins aveugles et un café qui sait tout.", "gr": "Κουρασμένοι ντετέκτιβ, μάρτυρες που δεν είδαν τίποτα, ένα καφενείο που ξέρει τα πάντα."}'),
	(6, 'golden-ages', 6, '{"ar": "عصور ذهبية", "de": "Goldene Zeiten", "en": "Golden Ages", "fr": "Âges d''or", "gr": "Χρυσές εποχές"}', '{"ar": "قصور وأسواق وقوافل، ومن كنسوا الدرج بعد الموكب.", "de": "Paläste, Märkte, Karawanen, und die, die nach der Parade fegten.", "en": "Palaces, markets and caravans, and those who swept up after the parade.", "fr": "Palais, marchés, caravanes, et ceux qui balayaient après le cortège.", "gr": "Παλάτια, παζάρια, καραβάνια, και όσοι σκούπιζαν μετά την παρέλαση."}'),
	(7, 'true-stories', 7, '{"ar": "حدث بالفعل", "de": "Wahre Geschichten", "en": "True Stories", "fr": "Histoires vraies", "gr": "Αληθινές ιστορίες"}', '{"ar": "وثائقيات عن أناس لم يظنوا أن أحدا سيسألهم.", "de": "Dokumentarfilme über Menschen, die nie dachten, dass jemand fragt.", "en": "Documentaries about people who never thought anyone would ask.", "fr": "Des documentaires sur des gens à qui personne n''avait rien demandé.", "gr": "Ντοκιμαντέρ για ανθρώπους που δεν περίμεναν ότι κάποιος θα ρωτήσει."}'),
	(8, 'after-tomorrow', 8, '{"ar": "بعد غد", "de": "Nach morgen", "en": "After Tomorrow", "fr": "Après-demain", "gr": "Μεθαύριο"}', '{"ar": "المستقبل كما يُرى من شرفة في شبرا.", "de": "Die Zukunft, gesehen von einem Balkon in Schubra.", "en": "The future, as seen from a balcony in Shubra.", "fr": "L''avenir, vu d''un balcon de Choubra.", "gr": "Το μέλλον, όπως φαίνεται από ένα μπαλκόνι στη Σούμπρα."}'),
	(9, 'little-ones', 9, '{"ar": "صغار السهرة", "de": "Für die Kleinen", "en": "Little Ones", "fr": "Les tout-petits", "gr": "Για τους μικρούς"}', '{"ar": "لمن ينام قبل العاشرة ويفاوض حتى الحادية عشرة.", "de": "Für alle, die um neun ins Bett müssen und um zehn noch verhandeln.", "en": "For those in bed by nine and still negotiating at ten.", "fr": "Pour ceux qui se couchent à neuf heures et négocient jusqu''à dix.", "gr": "Για όσους πέφτουν στις εννιά και διαπραγματεύονται ως τις δέκα."}'),
	(10, 'around-the-table', 10, '{"ar": "لمة العيلة", "de": "Rund um den Tisch", "en": "Around the Table", "fr": "Autour de la table", "gr": "Γύρω από το τραπέζι"}', '{"ar": "أفلام يتفق عليها الجد والحفيد، وهذا وحده معجزة.", "de": "Filme, auf die sich Opa und Enkel einigen. Ein kleines Wunder.", "en": "Films a grandfather and a grandson can agree on, which is a small miracle.", "fr": "Des films qui mettent d''accord trois générations, et c''est rare.", "gr": "Ταινίες στις οποίες συμφωνούν παππούς κι εγγονός: μικρό θαύμα."}'),
	(11, 'roads-and-seas', 11, '{"ar": "طرق وبحار", "de": "Straßen und Meere", "en": "Roads and Seas", "fr": "Routes et mers", "gr": "Δρόμοι και θάλασσες"}', '{"ar": "شاحنات ومراكب وجمال، وخرائط رسمها متفائلون.", "de": "Lastwagen, Boote, Kamele, und Karten, die Optimisten gezeichnet haben.", "en": "Trucks, boats and camels, and maps drawn by optimists.", "fr": "Camions, bateaux, chameaux, et des cartes dessinées par des optimistes.", "gr": "Φορτηγά, βάρκες, καμήλες, και χάρτες σχεδιασμένοι από αισιόδοξους."}'),
	(12, 'lives', 12, '{"ar": "سيرة إنسان", "de": "Lebensläufe", "en": "Lives", "fr": "Des vies", "gr": "Βίοι"}', '{"ar": "أعمار كاملة في ساعتين، مع بعض ما أخفاه أصحابها.", "de": "Ganze Leben in zwei Stunden, samt dem, was verschwiegen wurde.", "en": "Whole lives in two hours, including what their owners left out.", "fr": "Des vies entières en deux heures, oublis volontaires compris.", "gr": "Ολόκληρες ζωές σε δύο ώρες, μαζί με όσα έκρυψαν."}'),
	(13, 'songs-and-stages', 13, '{"ar": "مغنى ومسرح", "de": "Lieder und Bühnen", "en": "Songs and Stages", "fr": "Chansons et tréteaux", "gr": "Τραγούδια και σκηνές"}', '{"ar": "ترتفع الستارة، ويبحث عازف القانون عن نظارته.", "de": "Der Vorhang hebt sich, der Kanunspieler sucht noch seine Brille.", "en": "The curtain rises; the qanun player is still looking for his glasses.", "fr": "Le rideau se lève ; le joueur de qanoun cherche encore ses lunettes.", "gr": "Η αυλαία ανοίγει· ο κανονίστας ψάχνει ακόμα τα γυαλιά του."}'),
	(14, 'series-nights', 14, '{"ar": "سهرة مسلسلات", "de": "Seriennächte", "en": "Series Nights", "fr": "Soirées séries", "gr": "Βραδιές σειρών"}', '{"ar": "حلقة واحدة فقط، ثم ننام. هكذا نقول كل ليلة.", "de": "Nur noch eine Folge, dann ins Bett. Das sagen wir jeden Abend.", "en": "Just one episode, then bed. That is what we say every night.", "fr": "Un seul épisode et au lit. C''est ce qu''on dit tous les soirs.", "gr": "Ένα επεισόδιο μόνο και ύπνο. Έτσι λέμε κάθε βράδυ."}');
INSERT INTO public.programs VALUES
	(1, 'the-withdrawn-film', 1, 'movie', '{"ar": "الفيلم المسحوب", "en": "The Withdrawn Film"}', '{"ar": "جبل أبيض يراه المسافرون من المعدية، ورجال يصعدونه حفاة كل يوم.", "de": "Von der Fähre sieht man einen weißen Berg. Diese Männer besteigen ihn täglich, barfuß.", "en": "Travelers see a white hill from the ferry. These men climb it barefoot every day.", "fr": "Du bac, on voit une colline blanche. Ces hommes la gravissent chaque jour, pieds nus.", "gr": "Από το φέρι φαίνεται ένας λευκός λόφος. Αυτοί οι άνθρωποι τον ανεβαίνουν κάθε μέρα ξυπόλητοι."}', '{"ar": "صور الفيلم على شريط ستة عشر مليمترا في صيفين، بعد أن عادت المدينة إلى أهلها. عمال الملاحات يحكون عن التهجير وعن البيوت التي وجدوا فيها فناجين القهوة كما تركوها. الضوء قاس إلى حد أن المصور وضع نظارة شمسية على العدسة.", "en": "Shot on sixteen-millimeter over two summers, after the people of the canal came home. The salt workers talk about evacuation, and about houses where the coffee cups stood just as they had left them. The light was so hard that the cameraman taped a pair of sunglasses over the lens."}', 1985, '7', 7.6, 74, 1, 1, '{ملح,بورفؤاد}', '#e95438', '#e95438', true),
	(2, 'the-kharga-signal', 2, 'series', '{"ar": "إشارة من الخارجة", "de": "Das Signal aus Charga", "en": "The Kharga Signal", "fr": "Le Signal de Kharga", "gr": "Το σήμα από τη Χάργκα"}', '{"ar": "جهاز استقبال قديم في الواحة يلتقط إذاعة الأسبوع القادم.", "de": "Ein altes Funkgerät in der Oase empfängt das Radio von nächster Woche.", "en": "An old receiver in the oasis picks up next week''s radio.", "fr": "Dans l''oasis, un vieux récepteur capte la radio de la semaine prochaine.", "gr": "Ένας παλιός δέκτης στην όαση πιάνει το ραδιόφωνο της επόμενης εβδομάδας."}', '{"ar": "يصلح مدرس العلوم ممدوح راديو وجده في محطة أرصاد مهجورة، فيسمع نشرة أخبار تاريخها بعد سبعة أيام. في البداية يستفيد منها مزارعو البلح، ثم لاعبو الكرة، ثم رجال ببدل من العاصمة. أصعب ما في معرفة الأسبوع القادم أنك تعيشه مرتين.", "en": "Mamdouh, a science teacher, mends a radio found in an abandoned weather station and hears a news bulletin dated seven days ahead. First the date farmers profit, then the football players, then men in suits from the capital. The hard part of knowing next week is having to live through it twice."}', 2026, '12', 8.1, 45, 3, 2, '{إشارة,"من الخارجة"}', '#ebe1d1', '#ebe1d1', true),
	(3, 'who-waters-the-basil', 3, 'movie', '{"ar": "من يسقي الريحان؟", "de": "Wer gießt das Basilikum?", "en": "Who Waters the Basil?", "fr": "Qui arrose le basilic ?", "gr": "Ποιος ποτίζει τον βασιλικό;"}', '{"ar": "شقة مغلقة منذ عشر سنوات، وأصيص على شرفتها لا يذبل.", "de": "Eine Wohnung, seit zehn Jahren verschlossen, und auf dem Balkon ein Topf, der nicht welkt.", "en": "A flat locked up for ten years, and a pot on its balcony that refuses to wither.", "fr": "Un appartement fermé depuis dix ans et, sur son balcon, un pot qui ne se fane pas.", "gr": "Ένα διαμέρισμα κλειστό δέκα χρόνια και στο μπαλκόνι του μια γλάστρα που δεν μαραίνεται."}', '{"ar": "تعود ليلى من الدوحة لتبيع شقة أبيها في المنيل، فتجد الريحان على الشرفة أخضر كأن أحدا ودعه هذا الصباح. الجيران ينكرون، والمفتاح واحد ومعها. تؤجل البيع أسبوعا لتعرف من كان يأتي، ثم أسبوعا آخر لأنها صارت تنتظره.", "en": "Laila comes home from Doha to sell her father’s flat in Manial and finds the basil on the balcony as green as if someone had said goodbye to it that morning. The neighbors deny everything, and the only key is in her hand. She puts off the sale for a week to learn who has been coming, and for another because she has begun to wait for them."}', 2009, '7', 8.3, 98, 1, 14, '{"من يسقي",الريحان؟}', '#0a3c43', '#0a3c43', true),
	(4, 'lamp-of-bab-zuweila', 4, 'movie', '{"ar": "سراج باب زويلة", "de": "Die Lampe von Bab Zuwaila", "en": "The Lamp of Bab Zuweila", "fr": "La Lampe de Bab Zouweila", "gr": "Το λυχνάρι της Μπαμπ Ζουέιλα"}', '{"ar": "آخر مشعلي المصابيح في القاهرة القديمة يخبئ تحت سلمه سرا أكبر من حارته.", "de": "Der letzte Laternenanzünder der Altstadt hütet ein Geheimnis, das größer ist als seine Gasse.", "en": "Old Cairo’s last lamplighter keeps a secret under his ladder that is larger than his street.", "fr": "Le dernier allumeur de réverbères du vieux Caire garde un secret plus grand que sa ruelle.", "gr": "Ο τελευταίος φανοκόρος του παλιού Καΐρου κρύβει ένα μυστικό μεγαλύτερο από το σοκάκι του."}', '{"ar": "في شتاء سنة ١٩١٩ يشعل الحاج سراج مصابيح الغاز من باب زويلة إلى الخيامية، ويعرف من ضوء كل نافذة من سهر ومن بكى. حين يطلب منه شاب غريب أن يترك مصباحا واحدا مطفأ كل ليلة، يظن الأمر نزوة عاشق. ثم يلاحظ أن المنشورات لا تصل إلى الحارة إلا في الظلام.", "en": "In the winter of 1919 Hagg Serag lights the gas lamps from Bab Zuweila to the tentmakers’ market, and can tell from every window who stayed up and who wept. When a young stranger asks him to leave one lamp dark each night, he takes it for a lover’s whim. Then he notices that the leaflets only reach the alley in the dark."}', 1971, '12', 8.7, 128, 1, 15, '{سراج,"باب زويلة"}', '#5c1f37', '#5c1f37', true),
	(5, 'the-forgotten-film', 5, 'movie', '{"ar": "الفيلم المنسي", "en": "The Forgotten Film"}', '{"ar": "جبل أبيض يراه المسافرون من المعدية، ورجال يصعدونه حفاة كل يوم.", "de": "Von der Fähre sieht man einen weißen Berg. Diese Männer besteigen ihn täglich, barfuß.", "en": "Travelers see a white hill from the ferry. These men climb it barefoot every day.", "fr": "Du bac, on voit une colline blanche. Ces hommes la gravissent chaque jour, pieds nus.", "gr": "Από το φέρι φαίνεται ένας λευκός λόφος. Αυτοί οι άνθρωποι τον ανεβαίνουν κάθε μέρα ξυπόλητοι."}', '{"ar": "صور الفيلم على شريط ستة عشر مليمترا في صيفين، بعد أن عادت المدينة إلى أهلها. عمال الملاحات يحكون عن التهجير وعن البيوت التي وجدوا فيها فناجين القهوة كما تركوها. الضوء قاس إلى حد أن المصور وضع نظارة شمسية على العدسة.", "en": "Shot on sixteen-millimeter over two summers, after the people of the canal came home. The salt workers talk about evacuation, and about houses where the coffee cups stood just as they had left them. The light was so hard that the cameraman taped a pair of sunglasses over the lens."}', 1985, '7', 7.6, 74, 1, 16, '{ملح,بورفؤاد}', '#e95438', '#e95438', true);
INSERT INTO public.category_programs VALUES
	(1, 3, 1),
	(1, 4, 2),
	(2, 3, 1),
	(6, 4, 1),
	(7, 1, 1),
	(7, 5, 2),
	(8, 2, 1),
	(14, 2, 1);
INSERT INTO public.clips VALUES
	(1, 'clip-1', '{"ar": "القاهرة بعد العاشرة", "en": "Cairo, After Ten"}', 32.000, '/media/demo/clip-1/master.m3u8', '/media/demo/clip-1/poster.webp', '/media/demo/clip-1/trickplay.vtt', '{ar,en}', '{ar,en}'),
	(2, 'clip-2', '{"ar": "شراع", "en": "A Sail"}', 30.000, '/media/demo/clip-2/master.m3u8', '/media/demo/clip-2/poster.webp', '/media/demo/clip-2/trickplay.vtt', '{ar,en}', '{ar,en}'),
	(3, 'clip-3', '{"ar": "نجمة النجار", "en": "The Carpenter’s Star"}', 30.000, '/media/demo/clip-3/master.m3u8', '/media/demo/clip-3/poster.webp', '/media/demo/clip-3/trickplay.vtt', '{ar,en}', '{ar,en}'),
	(4, 'clip-4', '{"ar": "آخر ترام", "en": "The Last Tram"}', 30.000, '/media/demo/clip-4/master.m3u8', '/media/demo/clip-4/poster.webp', '/media/demo/clip-4/trickplay.vtt', '{ar,en}', '{ar,en}'),
	(5, 'clip-5', '{"ar": "مدارات", "en": "Orbits"}', 34.000, '/media/demo/clip-5/master.m3u8', '/media/demo/clip-5/poster.webp', '/media/demo/clip-5/trickplay.vtt', '{ar,en}', '{ar,en}'),
	(6, 'clip-6', '{"ar": "سبعة فوانيس", "en": "Seven Lanterns"}', 34.000, '/media/demo/clip-6/master.m3u8', '/media/demo/clip-6/poster.webp', '/media/demo/clip-6/trickplay.vtt', '{ar,en}', '{ar,en}'),
	(7, 'clip-7', '{"ar": "القافلة", "en": "The Caravan"}', 28.000, '/media/demo/clip-7/master.m3u8', '/media/demo/clip-7/poster.webp', '/media/demo/clip-7/trickplay.vtt', '{ar}', '{ar,en}'),
	(8, 'clip-8', '{"ar": "الفنار", "en": "The Lighthouse"}', 34.000, '/media/demo/clip-8/master.m3u8', '/media/demo/clip-8/poster.webp', '/media/demo/clip-8/trickplay.vtt', '{ar,en}', '{ar,en}'),
	(9, 'missing-reel', '{"ar": "البكرة الضائعة", "de": "Die verlorene Rolle", "en": "The Missing Reel", "fr": "La bobine perdue", "gr": "Η χαμένη μπομπίνα"}', 30.000, '/media/demo/missing-reel/master.m3u8', '/media/demo/missing-reel/poster.webp', '/media/demo/missing-reel/trickplay.vtt', '{ar}', '{ar,en}');
INSERT INTO public.credentials VALUES
	('f7cb5abc-ec0f-4293-885c-d04d66e2f4a2', 'demo-mona', 'credential', 'demo-mona', NULL, NULL, NULL, NULL, NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$VFN6l0Wzt2MzZsIbmJcVKQ$6R6knYKpyZNTvEPdCnbqIBvzxwV2hxaKUJPF6l5sZIU', '2026-11-23 02:00:23.12583+00', '2026-11-23 02:00:23.12583+00'),
	('15efa13d-9e61-4a78-b06c-d6287f73cd28', 'demo-karim', 'credential', 'demo-karim', NULL, NULL, NULL, NULL, NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$6KaKzKCY8t3KmpUNYrF3cg$dCO89MhCsJVUU636g9oCQ7OrGiuDqO7CD0IN7b0PMFQ', '2026-11-23 02:00:23.169152+00', '2026-11-23 02:00:23.169152+00');
INSERT INTO public.orders OVERRIDING SYSTEM VALUE VALUES
	(1, 'S-1001', 'demo-mona', 'completed', 12300, 'EGP', 'cheque', 'ring twice', '2026-11-23 02:00:23.25746+00');
INSERT INTO public.downloads OVERRIDING SYSTEM VALUE VALUES
	(1, 'demo-mona', 1, 'Poster', 'poster.pdf', NULL, NULL);
INSERT INTO public.episodes VALUES
	(1, 'the-withdrawn-film-e1', 1, 1, 1, '{"ar": "ملح بورفؤاد", "de": "Das Salz von Port Fuad", "en": "The Salt of Port Fouad", "fr": "Le Sel de Port-Fouad", "gr": "Το αλάτι του Πορτ Φουάντ"}', 74, 5, 'salt-of-port-fouad', '#e95438'),
	(2, 'the-kharga-signal-e1x1', 2, 1, 1, '{"ar": "الموجة المتوسطة", "en": "Medium Wave"}', 45, 1, 'the-kharga-signal-e1x1', '#ebe1d1'),
	(3, 'the-kharga-signal-e1x2', 2, 1, 2, '{"ar": "نشرة الخميس القادم", "en": "Next Thursday''s News"}', 45, 2, 'the-kharga-signal-e1x2', '#ebe1d1'),
	(4, 'the-kharga-signal-e1x3', 2, 1, 3, '{"ar": "سعر البلح", "en": "The Price of Dates"}', 45, 3, 'the-kharga-signal-e1x3', '#ebe1d1'),
	(5, 'the-kharga-signal-e1x4', 2, 1, 4, '{"ar": "المباراة التي نعرفها", "en": "The Match We Already Know"}', 45, 4, 'the-kharga-signal-e1x4', '#ebe1d1'),
	(6, 'the-kharga-signal-e2x1', 2, 2, 1, '{"ar": "رجال ببدل", "en": "Men in Suits"}', 45, 5, 'the-kharga-signal-e2x1', '#ebe1d1'),
	(7, 'the-kharga-signal-e2x2', 2, 2, 2, '{"ar": "تشويش", "en": "Static"}', 45, 6, 'the-kharga-signal-e2x2', '#ebe1d1'),
	(8, 'the-kharga-signal-e2x3', 2, 2, 3, '{"ar": "خبر عن ممدوح", "en": "An Item About Mamdouh"}', 45, 7, 'the-kharga-signal-e2x3', '#ebe1d1'),
	(9, 'the-kharga-signal-e2x4', 2, 2, 4, '{"ar": "أسبوع بلا راديو", "en": "A Week Without Radio"}', 45, 8, 'the-kharga-signal-e2x4', '#ebe1d1'),
	(10, 'the-kharga-signal-e3x1', 2, 3, 1, '{"ar": "مذيعة لم تولد", "en": "A Presenter Not Yet Born"}', 45, 1, 'the-kharga-signal-e3x1', '#ebe1d1'),
	(11, 'the-kharga-signal-e3x2', 2, 3, 2, '{"ar": "بطارية", "en": "Battery"}', 45, 2, 'the-kharga-signal-e3x2', '#ebe1d1'),
	(12, 'the-kharga-signal-e3x3', 2, 3, 3, '{"ar": "صدى", "en": "Echo"}', 45, 3, 'the-kharga-signal-e3x3', '#ebe1d1'),
	(13, 'the-kharga-signal-e3x4', 2, 3, 4, '{"ar": "هنا الخارجة", "en": "This Is Kharga"}', 45, 4, 'the-kharga-signal-e3x4', '#ebe1d1'),
	(14, 'who-waters-the-basil-e1x1', 3, 1, 1, '{"ar": "من يسقي الريحان؟", "de": "Wer gießt das Basilikum?", "en": "Who Waters the Basil?", "fr": "Qui arrose le basilic ?", "gr": "Ποιος ποτίζει τον βασιλικό;"}', 98, 2, 'who-waters-the-basil', '#0a3c43'),
	(15, 'lamp-of-bab-zuweila-e1x1', 4, 1, 1, '{"ar": "سراج باب زويلة", "de": "Die Lampe von Bab Zuwaila", "en": "The Lamp of Bab Zuweila", "fr": "La Lampe de Bab Zouweila", "gr": "Το λυχνάρι της Μπαμπ Ζουέιλα"}', 128, 1, 'lamp-of-bab-zuweila', '#5c1f37'),
	(16, 'the-forgotten-film-e1', 5, 1, 1, '{"ar": "ملح بورفؤاد", "de": "Das Salz von Port Fuad", "en": "The Salt of Port Fouad", "fr": "Le Sel de Port-Fouad", "gr": "Το αλάτι του Πορτ Φουάντ"}', 74, 5, 'salt-of-port-fouad', '#e95438');
INSERT INTO public.genres VALUES
	(1, 'drama', 1, '{"ar": "دراما", "de": "Drama", "en": "Drama", "fr": "Drame", "gr": "Δράμα"}', '{movie,tv-show,video}'),
	(2, 'romance', 2, '{"ar": "رومانسي", "de": "Liebesfilm", "en": "Romance", "fr": "Romance", "gr": "Ρομαντικό"}', '{movie,tv-show,video}'),
	(3, 'comedy', 3, '{"ar": "كوميديا", "de": "Komödie", "en": "Comedy", "fr": "Comédie", "gr": "Κωμωδία"}', '{movie,tv-show,video}'),
	(4, 'thriller', 4, '{"ar": "تشويق", "de": "Thriller", "en": "Thriller", "fr": "Thriller", "gr": "Θρίλερ"}', '{movie,tv-show}'),
	(5, 'crime', 5, '{"ar": "جريمة", "de": "Krimi", "en": "Crime", "fr": "Policier", "gr": "Αστυνομικό"}', '{movie,tv-show}'),
	(6, 'history', 6, '{"ar": "تاريخي", "de": "Historie", "en": "History", "fr": "Histoire", "gr": "Ιστορικό"}', '{movie,tv-show,video}'),
	(7, 'documentary', 7, '{"ar": "وثائقي", "de": "Dokumentation", "en": "Documentary", "fr": "Documentaire", "gr": "Ντοκιμαντέρ"}', '{movie,tv-show,video}'),
	(8, 'science-fiction', 8, '{"ar": "خيال علمي", "de": "Science-Fiction", "en": "Science Fiction", "fr": "Science-fiction", "gr": "Επιστημονική φαντασία"}', '{movie,tv-show}'),
	(9, 'kids', 9, '{"ar": "أطفال", "de": "Kinder", "en": "Kids", "fr": "Jeunesse", "gr": "Παιδικό"}', '{movie,tv-show,video}'),
	(10, 'family', 10, '{"ar": "عائلي", "de": "Familie", "en": "Family", "fr": "Famille", "gr": "Οικογενειακό"}', '{movie,tv-show,video}'),
	(11, 'adventure', 11, '{"ar": "مغامرات", "de": "Abenteuer", "en": "Adventure", "fr": "Aventure", "gr": "Περιπέτεια"}', '{movie,tv-show}'),
	(12, 'biography', 12, '{"ar": "سيرة ذاتية", "de": "Biografie", "en": "Biography", "fr": "Biographie", "gr": "Βιογραφία"}', '{movie,tv-show,video}'),
	(13, 'musical', 13, '{"ar": "غنائي", "de": "Musikfilm", "en": "Musical", "fr": "Comédie musicale", "gr": "Μιούζικαλ"}', '{movie,tv-show,video}');
INSERT INTO public.people VALUES
	(1, 'dina-abul-fotouh', 1, '{"ar": "دينا أبو الفتوح", "en": "Dina Abul Fotouh"}', 'directing', '1990-08-08', '{"ar": "الخارجة، مصر", "en": "Kharga, Egypt"}', '{}', 6, '{"ar": "أول فيلم لها صورته بهاتف وراديو. تكتب الخيال العلمي عن قريتها لأن المستقبل، في رأيها، يصل هناك متأخرا ومستعملا.", "en": "She made her first film with a phone and a radio. She sets her science fiction in her village because, as she sees it, the future arrives there late and second-hand."}', '#1f6b6b'),
	(2, 'hamdy-el-sharqawi', 2, '{"ar": "حمدي الشرقاوي", "en": "Hamdy El Sharqawi"}', 'directing', NULL, '{"ar": "الزقازيق، مصر", "en": "Zagazig, Egypt"}', '{}', 33, '{"ar": "سيد كوميديا الأماكن الضيقة: مصعد وشرفة ومطبخ وقارب. يقول إن الاتساع للأثرياء.", "en": "The master of comedy in small places: an elevator, a balcony, a galley kitchen, a rowboat. Space, he says, is for the rich."}', '#35684a'),
	(3, 'sohair-el-dib', 3, '{"ar": "سهير الديب", "en": "Sohair El Dib"}', 'directing', '1947-01-16', '{"ar": "الإسكندرية، مصر", "en": "Alexandria, Egypt"}', '{}', 24, '{"ar": "صنعت أفلامها عن ناس يصلحون الأشياء: بيانو وساعات وقلوبا أحيانا. لا تستعمل موسيقى لم تسمعها من نافذة.", "en": "Her films are about people who repair things: pianos, clocks, now and then hearts. She uses no music she has not heard through a window."}', '#151b2e'),
	(4, 'marwa-shaheen', 4, '{"ar": "مروة شاهين", "en": "Marwa Shaheen"}', 'directing', '1984-02-23', '{"ar": "بلطيم، مصر", "en": "Baltim, Egypt"}', '{}', 9, '{"ar": "صورت مسلسلها الأول في قرية أخوالها ولم يكلموها عاما كاملا. الموسم الثاني كتبوه معها.", "en": "She shot her first series in her uncles'' village and they did not speak to her for a year. They helped to write the second season."}', '#151b2e'),
	(5, 'lobna-el-alfy', 5, '{"ar": "لبنى الألفي", "en": "Lobna El Alfy"}', 'acting', '1979-11-18', '{"ar": "بنها، مصر", "en": "Benha, Egypt"}', '{}', 42, '{"ar": "أمضت عشر سنوات في القطارات بين بنها والمعهد وحفظت فيها كل أدوارها الأولى. لا تستطيع حفظ سطر في غرفة ساكنة.", "en": "She spent ten years on trains between Benha and drama school and learned all her early parts there. She cannot memorize a line in a room that does not move."}', '#2a3f7a'),
	(6, 'kamal-el-far', 6, '{"ar": "كمال الفار", "en": "Kamal El Far"}', 'acting', NULL, '{"ar": "رشيد، مصر", "en": "Rosetta, Egypt"}', '{}', 45, '{"ar": "لا يعرف أحد عمره، ويلعب الستين منذ ثلاثين عاما. يأتي إلى التصوير بالمركب متى أمكن.", "en": "Nobody knows his age; he has been playing sixty for thirty years. He comes to work by boat whenever the location allows."}', '#1f6b6b'),
	(7, 'riham-saber', 7, '{"ar": "ريهام صابر", "en": "Riham Saber"}', 'acting', '1985-07-31', '{"ar": "مرسى مطروح، مصر", "en": "Marsa Matruh, Egypt"}', '{}', 30, '{"ar": "قادت شاحنة حقيقية ثلاثة آلاف كيلومتر تحضيرا لدور واحد. احتفظت برخصة النقل الثقيل في برواز.", "en": "She drove a real truck three thousand kilometers to prepare for one role. The heavy-goods license hangs framed on her wall."}', '#151b2e'),
	(8, 'ziad-el-masry', 8, '{"ar": "زياد المصري", "en": "Ziad El Masry"}', 'acting', '1993-03-26', '{"ar": "نابلس، فلسطين", "en": "Nablus, Palestine"}', '{}', 17, '{"ar": "يتعلم حرفة لكل دور: طبخ الصابون وحلق الرؤوس ورص الطوب أمام الكاميرا بيديه. صابونه يباع في عمان باسم شخصيته.", "en": "He learns a trade for every part and has boiled soap, cut hair and laid bricks on camera with his own hands. His soap is sold in Amman under his character''s name."}', '#dfd0b0'),
	(9, 'amal-bastawi', 9, '{"ar": "آمال بسطاوي", "en": "Amal Bastawi"}', 'acting', '1958-10-10', '{"ar": "سوهاج، مصر", "en": "Sohag, Egypt"}', '{}', 82, '{"ar": "عملت قابلة خمس سنوات قبل المعهد العالي للفنون المسرحية. تعرف كيف تنتظر، وهذا نصف التمثيل.", "en": "She was a midwife for five years before drama school. She knows how to wait, which is half of acting."}', '#dfd0b0'),
	(10, 'bahaa-youssry', 10, '{"ar": "بهاء يسري", "en": "Bahaa Youssry"}', 'acting', '1980-06-15', '{"ar": "حلوان، مصر", "en": "Helwan, Egypt"}', '{}', 37, '{"ar": "ممثل كوميدي لا يبتسم إلا في صور جواز السفر. كتب لنفسه أدوارا قصيرة ثم حذف نصفها لأنها أضحكته.", "en": "A comedian who smiles only in passport photos. He writes himself short parts and cuts half of them for making him laugh."}', '#1f6b6b'),
	(11, 'aida-korkmaz', 11, '{"ar": "عايدة قورقماز", "en": "Aida Korkmaz"}', 'acting', NULL, '{"ar": "إزمير، تركيا", "en": "Izmir, Türkiye"}', '{"Ayda Korkmaz"}', 26, '{"ar": "جاءت إلى القاهرة لتصوير أسبوعين وبقيت أحد عشر عاما. تقول إن السبب هو المانجو.", "en": "She came to Cairo for a two-week shoot and stayed eleven years. She blames the mangoes."}', '#c94f4a'),
	(12, 'zeina-maalouly', 12, '{"ar": "زينة معلولي", "en": "Zeina Maalouly"}', 'acting', '1991-09-06', '{"ar": "زحلة، لبنان", "en": "Zahle, Lebanon"}', '{}', 19, '{"ar": "تنقلت بين بيروت ومونتريال حتى صارت حقيبتها أشهر من أدوارها الأولى. تكتب رسائل ورقية لكل مخرج رفضها.", "en": "She moved between Beirut and Montreal until her suitcase was better known than her early roles. She sends handwritten letters to every director who turns her down."}', '#35684a'),
	(13, 'adam-naguib', 13, '{"ar": "آدم نجيب", "en": "Adam Naguib"}', 'acting', '2001-02-17', '{"ar": "الجيزة، مصر", "en": "Giza, Egypt"}', '{}', 11, '{"ar": "صافر ماهر قبل أن يكون ممثلا، وحصل على دوره الأول دون أن يقول كلمة. يتدرب على السلالم لأن صداها أفضل.", "en": "A gifted whistler before he was an actor, he won his first role without speaking. He practices in stairwells, for the echo."}', '#2a3f7a'),
	(14, 'fatma-el-berry', 14, '{"ar": "فاطمة البري", "en": "Fatma El Berry"}', 'acting', '1973-05-20', '{"ar": "دمياط، مصر", "en": "Damietta, Egypt"}', '{}', 49, '{"ar": "ابنة نجار أثاث تفحص كل كرسي في الديكور قبل أن تجلس عليه. رفضت مشهدا لأن الباب كان مركبا بالعكس.", "en": "A cabinetmaker''s daughter who inspects every chair on the set before sitting down. She once refused a scene because the door was hung the wrong way."}', '#35684a'),
	(15, 'omar-haddad', 15, '{"ar": "عمر حداد", "en": "Omar Haddad"}', 'acting', '1987-08-29', '{"ar": "عمان، الأردن", "en": "Amman, Jordan"}', '{}', 22, '{"ar": "مهندس طرق رأى من الصحراء أكثر مما رأى من المسارح قبل أن يمثل. لا يزال ينتقد الأسفلت في مواقع التصوير.", "en": "A road engineer who had seen more desert than theater before he acted. He still criticizes the asphalt on location."}', '#dfd0b0'),
	(16, 'wael-sidhom', 16, '{"ar": "وائل سيدهم", "en": "Wael Sidhom"}', 'acting', NULL, '{"ar": "قنا، مصر", "en": "Qena, Egypt"}', '{}', 33, '{"ar": "يتكلم ببطء جعل المخرجين يضيفون إلى الأفلام دقائق. كل دقيقة منها تستحق.", "en": "He speaks so slowly that directors have learned to add minutes to the running time. Every one of them is worth it."}', '#dfd0b0'),
	(17, 'essam-rizk', 17, '{"ar": "عصام رزق", "en": "Essam Rizk"}', 'acting', '1957-11-13', '{"ar": "شبرا، القاهرة", "en": "Shubra, Cairo"}', '{"Abu Rizk"}', 104, '{"ar": "سيد الأدوار الصغيرة: بواب ومأذون وشاهد لم ير شيئا. يقول إن البطل ينام متأخرا وهو لا يحب السهر.", "en": "A master of small parts: doorman, registrar, witness who saw nothing. The lead has to stay up late, he says, and he likes his sleep."}', '#c94f4a'),
	(18, 'maryam-tawfik', 18, '{"ar": "مريم توفيق", "en": "Maryam Tawfik"}', 'acting', '2004-06-01', '{"ar": "القاهرة، مصر", "en": "Cairo, Egypt"}', '{}', 9, '{"ar": "ظهرت أول مرة وهي في السادسة في إعلان سمن، ونسيت جملتها. تدرس الفلك بين تصوير وآخر.", "en": "She first appeared at six in a commercial for ghee, and forgot her line. She studies astronomy between shoots."}', '#c94f4a'),
	(19, 'lamia-benhaddou', 19, '{"ar": "لمياء بنحدو", "en": "Lamia Benhaddou"}', 'acting', '1984-10-23', '{"ar": "طنجة، المغرب", "en": "Tangier, Morocco"}', '{}', 29, '{"ar": "درست المسرح في الرباط وتعلمت المصرية من سائقي التاكسي. تجمع مفاتيح الفنادق التي أغلقت.", "en": "She studied theater in Rabat and learned Egyptian from taxi drivers. She collects keys from hotels that have closed."}', '#151b2e'),
	(20, 'rasha-abdel-nour', 20, '{"ar": "رشا عبد النور", "en": "Rasha Abdel Nour"}', 'acting', NULL, '{"ar": "الزقازيق، مصر", "en": "Zagazig, Egypt"}', '{}', 15, '{"ar": "تخفي تاريخ ميلادها حتى عن مدير أعمالها. لعبت في عام واحد دور أم وابنتها في فيلمين مختلفين.", "en": "She keeps her birthday even from her agent. In a single year she played a mother and that mother''s daughter, in two different films."}', '#151b2e'),
	(21, 'nadine-halawani', 21, '{"ar": "نادين الحلواني", "en": "Nadine Halawani"}', 'acting', '1986-03-14', '{"ar": "الإسكندرية، مصر", "en": "Alexandria, Egypt"}', '{"Nadine H."}', 31, '{"ar": "بدأت في مسرح الجامعة بدور شجرة، وما زالت تقول إنه أصعب أدوارها. تتقن الصمت أمام الكاميرا أكثر من أي ممثلة في جيلها.", "en": "She began in university theater as a tree, which she still calls her hardest part. Nobody of her generation is better at saying nothing on camera."}', '#e0a63a');
INSERT INTO public.plans VALUES
	('free', 1, '{"ar": "مجانية", "de": "Kostenlos", "en": "Free", "fr": "Gratuit", "gr": "Δωρεάν"}', '{"ar": "للمشاهدة بلا بطاقة وبلا موعد انتهاء.", "de": "Zum Ansehen, ohne Karte und ohne Ablaufdatum.", "en": "For watching, with no card and no end date.", "fr": "Pour regarder, sans carte et sans date de fin.", "gr": "Για να βλέπετε, χωρίς κάρτα και χωρίς ημερομηνία λήξης."}', 0, '{"ar": ["أفلام ومسلسلات بلا إعلانات", "قائمة مشاهدة خاصة بك", "تكمل من حيث توقفت", "الموقع بخمس لغات"], "de": ["Filme und Serien ohne Werbung", "Eine eigene Merkliste", "Weitersehen, wo Sie aufgehört haben", "Die Website in fünf Sprachen"], "en": ["Films and series without advertising", "A watchlist of your own", "Continue where you stopped", "The site in five languages"], "fr": ["Films et séries sans publicité", "Une liste « À regarder » à vous", "La lecture reprend où vous l’aviez laissée", "Le site en cinq langues"], "gr": ["Ταινίες και σειρές χωρίς διαφημίσεις", "Η δική σας λίστα «Θέλω να δω»", "Συνεχίζετε από εκεί που σταματήσατε", "Ο ιστότοπος σε πέντε γλώσσες"]}', false),
	('basic', 2, '{"ar": "أساسية", "de": "Basis", "en": "Basic", "fr": "Essentiel", "gr": "Βασικό"}', '{"ar": "ثمن كوبي شاي في مقهى، ونحتفظ نحن بالأنوار مضاءة.", "de": "So viel wie zwei Tees im Café, und bei uns bleibt das Licht an.", "en": "The price of two teas at a café, and it keeps our lights on.", "fr": "Le prix de deux thés au café, et chez nous la lumière reste allumée.", "gr": "Όσο δύο τσάγια σε καφενείο, και τα φώτα μας μένουν αναμμένα."}', 4900, '{"ar": ["كل ما في المجانية", "دعم سهرة لشهر كامل", "الدفع بتحويل بنكي أو شيك أو نقدًا", "ينتهي الشهر من تلقاء نفسه"], "de": ["Alles aus Kostenlos", "Ein Monat Unterstützung für Sahra", "Zahlbar per Überweisung, Scheck oder bar", "Endet nach einem Monat von selbst"], "en": ["Everything in Free", "A month of support for Sahra", "Paid by bank transfer, check or in cash", "Ends by itself after a month"], "fr": ["Tout ce que contient Gratuit", "Un mois de soutien à Sahra", "Paiement par virement, par chèque ou en espèces", "Prend fin de lui-même au bout d’un mois"], "gr": ["Ό,τι έχει το Δωρεάν", "Στηρίζετε τη Sahra για έναν μήνα", "Πληρωμή με τραπεζική μεταφορά, επιταγή ή μετρητά", "Λήγει από μόνο του σε έναν μήνα"]}', true),
	('premium', 3, '{"ar": "مميزة", "de": "Premium", "en": "Premium", "fr": "Premium", "gr": "Premium"}', '{"ar": "لمن يريد أن تطول السهرة، له ولغيره.", "de": "Für alle, die wollen, dass der Abend länger dauert, auch für andere.", "en": "For those who want the evening to last, for themselves and for others.", "fr": "Pour ceux qui veulent que la soirée dure, pour eux et pour les autres.", "gr": "Για όσους θέλουν να κρατήσει η βραδιά, για τους ίδιους και για τους άλλους."}', 9900, '{"ar": ["كل ما في الأساسية", "للشهر نفسه دعم أكبر لسهرة"], "de": ["Alles aus Basis", "Derselbe Monat, mit mehr Unterstützung für Sahra"], "en": ["Everything in Basic", "The same month, with more support for Sahra"], "fr": ["Tout ce que contient Essentiel", "Le même mois, avec un plus grand soutien à Sahra"], "gr": ["Ό,τι έχει το Βασικό", "Ο ίδιος μήνας, με μεγαλύτερη στήριξη για τη Sahra"]}', false);
INSERT INTO public.playlists OVERRIDING SYSTEM VALUE VALUES
	(1, 'demo-mona', 'ليالي الشتاء', '', 'private', '2026-11-23 02:00:23.256264+00', '2026-11-23 02:00:23.256264+00');
INSERT INTO public.post_categories VALUES
	(1, 'cinema-going', 1, '{"ar": "في صالة السينما", "de": "Ins Kino gehen", "en": "Going to the pictures", "fr": "Aller au cinéma", "gr": "Στο σινεμά"}'),
	(2, 'film-craft', 2, '{"ar": "صنعة الفيلم", "de": "Filmhandwerk", "en": "Film craft", "fr": "Métiers du film", "gr": "Η τέχνη του φιλμ"}'),
	(3, 'film-evening', 3, '{"ar": "عشاء وفيلم", "de": "Filmabend mit Essen", "en": "Supper and a film", "fr": "Dîner et film", "gr": "Δείπνο και ταινία"}'),
	(4, 'conversations', 4, '{"ar": "لقاءات", "de": "Gespräche", "en": "Conversations", "fr": "Entretiens", "gr": "Συζητήσεις"}'),
	(5, 'from-the-shop', 5, '{"ar": "من المتجر", "de": "Aus dem Laden", "en": "From the shop", "fr": "Côté boutique", "gr": "Από το κατάστημα"}');
INSERT INTO public.posts VALUES
	(1, 'koshari-for-a-long-series', 'standard', '{"ar": "كشري لمسلسل طويل", "en": "Koshari for a Long Series"}', '{"ar": "طبق واحد في وعاء واحد، لا يحتاج سكينا ولا يصدر صوتا في المشاهد الهادئة.", "en": "One dish in one bowl: no knife needed, and it makes no noise in the quiet scenes."}', '{"ar": ["لمسلسل من اثنتي عشرة حلقة لا بد من طعام يقبل الانتظار. الكشري طبقات، والطبقات مواسم: العدس والأرز أولا، ثم المكرونة، ثم الصلصة، والبصل المقرمش هو الحلقة الأخيرة.", "لأربعة أشخاص: كوب عدس بجبة يسلق عشر دقائق، ثم يضاف إليه كوب أرز وكوبان من الماء. كوبان من المكرونة القصيرة في قدر آخر. صلصة من نصف كيلو طماطم وثلاثة فصوص ثوم وملعقة خل.", "البصل هو السر. ثلاث بصلات حلقات رفيعة بملعقة نشا وملح، في زيت متوسط حتى لون العود القديم. ارفعوه قبل أن تظنوا أنه نضج بدقيقة.", "شاهدوا معه «صيدلية آخر الليل» وضعوا الشطة بعيدا عن جهاز التحكم. نتكلم عن تجربة."], "en": ["A twelve-episode series needs food that can wait. Koshari comes in layers, and layers are seasons: lentils and rice first, then the pasta, then the sauce, with the crisp onions as the finale.", "For four: boil a cup of brown lentils for ten minutes, then add a cup of rice and two of water. Two cups of short pasta in another pot. A sauce of half a kilo of tomatoes, three cloves of garlic and a spoonful of vinegar.", "The secret is the onions. Three of them in thin rings with a spoonful of starch and salt, in moderate oil, until they are the color of an old oud. Take them out a minute before you think they are done.", "Serve with The Last Open Pharmacy and keep the hot sauce away from the remote control. We speak from experience."]}', 3, '2026-10-11 15:30:00+00', NULL, NULL, NULL, '{}', '#7cc6b8', 'كشري لمسلسل طويل koshari for a long series'),
	(2, 'how-long-is-a-look', 'video', '{"ar": "كم تطول النظرة؟", "en": "How Long Is a Look?"}', '{"ar": "ثانية واحدة زيادة تكفي ليتحول الإعجاب إلى شك. درس مونتاج صغير.", "en": "One extra second turns affection into suspicion. A small lesson in editing."}', '{"ar": ["أول ما يتعلمه المونتير أن العين تكذب في الثانية الثالثة. قبلها النظرة محبة، وبعدها سؤال، وعند الخامسة يبدأ الجمهور في البحث عن السلاح.", "في غرفة المونتاج كنا نعد بصوت مسموع. كانت أستاذتي ميراي صيدناوي تنقر بالمقص على الطاولة، ومن يقص بعد النقرة يشتري الشاي.", "انظروا إلى أي حركة بطيئة واسألوا أنفسكم أين كنتم ستقصون. لا توجد إجابة صحيحة، لكن توجد إجابات كثيرة متأخرة."], "en": ["The first thing an editor learns is that eyes begin to lie in the third second. Before it a look is fondness, after it a question, and by the fifth the audience is searching for the weapon.", "In the cutting room we used to count aloud. My teacher, Mireille Sednaoui, tapped her scissors on the bench, and whoever cut after the tap bought the tea.", "Watch any slow movement and ask yourself where you would have cut. There is no right answer, but there are a great many late ones."]}', 2, '2026-10-22 17:00:00+00', NULL, NULL, 'clip-1', '{}', '#f0d9c0', 'كم تطول النظره نظره how long is a look'),
	(3, 'on-waiting-for-the-light', 'quote', '{"ar": "عن انتظار الضوء", "en": "On Waiting for the Light"}', '{"ar": "مدير التصوير يوسف عبد الملك عن دقيقتين يكرههما كل منتج.", "en": "Cinematographer Youssef Abdel Malek on the two minutes every producer hates."}', '{"ar": ["قابلنا يوسف عبد الملك على سطح معدية بالأقصر، وكان ينظر إلى ساعته ثم إلى الماء ثم إلى ساعته. قال إن المقابلة ستبدأ حين تصل الشمس إلى الصاري.", "تأخرت الشمس سبع دقائق. لم نندم على واحدة منها.", "سألناه هل فقد عملا بسبب هذا العناد. قال: ثلاثة أعمال، وكلها كانت ستصور ظهرا."], "en": ["We met Youssef Abdel Malek on the roof of a ferry in Luxor, looking at his watch, then at the water, then at his watch. The interview, he said, would begin when the sun reached the mast.", "The sun was seven minutes late. We regret none of them.", "We asked whether this stubbornness had ever cost him a job. Three, he said, and all of them would have been shot at noon."]}', 4, '2026-11-02 16:00:00+00', '{"by": {"ar": "يوسف عبد الملك، مدير تصوير", "en": "Youssef Abdel Malek, cinematographer"}, "text": {"ar": "الضوء لا يتأخر. نحن الذين نصل قبل موعدنا ونسمي ذلك جدول تصوير.", "en": "The light is never late. It is we who arrive early and call it a schedule."}}', NULL, NULL, '{}', '#3c2a78', 'عن انتظار الضو on waiting for the light');
INSERT INTO public.post_category_posts VALUES
	(1, 3, 1),
	(2, 2, 1),
	(3, 4, 1),
	(3, 2, 2);
INSERT INTO public.tags VALUES
	(1, 'night', 1, '{"ar": "الليل", "de": "Nacht", "en": "Night", "fr": "Nuit", "gr": "Νύχτα"}'),
	(2, 'cairo', 2, '{"ar": "القاهرة", "de": "Kairo", "en": "Cairo", "fr": "Le Caire", "gr": "Κάιρο"}'),
	(3, 'alexandria', 3, '{"ar": "الإسكندرية", "de": "Alexandria", "en": "Alexandria", "fr": "Alexandrie", "gr": "Αλεξάνδρεια"}'),
	(4, 'nile', 4, '{"ar": "النيل", "de": "Der Nil", "en": "The Nile", "fr": "Le Nil", "gr": "Νείλος"}'),
	(5, 'desert', 5, '{"ar": "الصحراء", "de": "Wüste", "en": "Desert", "fr": "Désert", "gr": "Έρημος"}'),
	(6, 'sea', 6, '{"ar": "البحر", "de": "Meer", "en": "Sea", "fr": "Mer", "gr": "Θάλασσα"}'),
	(7, 'family-secrets', 7, '{"ar": "أسرار العائلة", "de": "Familiengeheimnisse", "en": "Family secrets", "fr": "Secrets de famille", "gr": "Οικογενειακά μυστικά"}'),
	(8, 'friendship', 8, '{"ar": "صداقة", "de": "Freundschaft", "en": "Friendship", "fr": "Amitié", "gr": "Φιλία"}'),
	(9, 'first-love', 9, '{"ar": "الحب الأول", "de": "Erste Liebe", "en": "First love", "fr": "Premier amour", "gr": "Πρώτος έρωτας"}'),
	(10, 'revenge', 10, '{"ar": "ثأر", "de": "Rache", "en": "Revenge", "fr": "Vengeance", "gr": "Εκδίκηση"}'),
	(11, 'heist', 11, '{"ar": "سرقة محكمة", "de": "Coup", "en": "Heist", "fr": "Casse", "gr": "Ληστεία"}'),
	(12, 'letters', 12, '{"ar": "رسائل", "de": "Briefe", "en": "Letters", "fr": "Lettres", "gr": "Γράμματα"}'),
	(13, 'music', 13, '{"ar": "موسيقى", "de": "Musik", "en": "Music", "fr": "Musique", "gr": "Μουσική"}'),
	(14, 'football', 14, '{"ar": "كرة القدم", "de": "Fußball", "en": "Football", "fr": "Football", "gr": "Ποδόσφαιρο"}'),
	(15, 'school', 15, '{"ar": "المدرسة", "de": "Schule", "en": "School", "fr": "École", "gr": "Σχολείο"}'),
	(16, 'train', 16, '{"ar": "القطار", "de": "Zug", "en": "Train", "fr": "Train", "gr": "Τρένο"}'),
	(17, 'war-years', 17, '{"ar": "سنوات الحرب", "de": "Kriegsjahre", "en": "War years", "fr": "Années de guerre", "gr": "Χρόνια του πολέμου"}'),
	(18, 'migration', 18, '{"ar": "الهجرة", "de": "Auswanderung", "en": "Migration", "fr": "Exil", "gr": "Ξενιτιά"}'),
	(19, 'village', 19, '{"ar": "القرية", "de": "Dorf", "en": "Village", "fr": "Village", "gr": "Χωριό"}'),
	(20, 'rooftop', 20, '{"ar": "السطوح", "de": "Dachterrasse", "en": "Rooftop", "fr": "Toits", "gr": "Ταράτσα"}'),
	(21, 'food', 21, '{"ar": "الطعام", "de": "Essen", "en": "Food", "fr": "Cuisine", "gr": "Φαγητό"}'),
	(22, 'memory', 22, '{"ar": "الذاكرة", "de": "Erinnerung", "en": "Memory", "fr": "Mémoire", "gr": "Μνήμη"}'),
	(23, 'space', 23, '{"ar": "الفضاء", "de": "Weltraum", "en": "Space", "fr": "Espace", "gr": "Διάστημα"}'),
	(24, 'animals', 24, '{"ar": "حيوانات", "de": "Tiere", "en": "Animals", "fr": "Animaux", "gr": "Ζώα"}');
INSERT INTO public.post_tags VALUES
	(1, 21, 1),
	(1, 1, 2),
	(2, 22, 1),
	(3, 4, 1);
INSERT INTO public.product_categories VALUES
	(1, 'home', 1, '{"ar": "البيت", "de": "Zuhause", "en": "Home", "fr": "Maison", "gr": "Σπίτι"}'),
	(2, 'wear', 2, '{"ar": "الملابس", "de": "Kleidung", "en": "Wear", "fr": "Vêtements", "gr": "Ρούχα"}'),
	(3, 'paper', 3, '{"ar": "الورق", "de": "Papier", "en": "Paper", "fr": "Papier", "gr": "Χαρτί"}'),
	(4, 'kitchen', 4, '{"ar": "المطبخ", "de": "Küche", "en": "Kitchen", "fr": "Cuisine", "gr": "Κουζίνα"}'),
	(5, 'gifts', 5, '{"ar": "الهدايا", "de": "Geschenke", "en": "Gifts", "fr": "Cadeaux", "gr": "Δώρα"}'),
	(6, 'kids', 6, '{"ar": "الأطفال", "de": "Kinder", "en": "Kids", "fr": "Enfants", "gr": "Παιδιά"}');
INSERT INTO public.products VALUES
	(1, 'margin-tote', 'SHR-TOT-002', 1, '{"ar": "حقيبة الهامش", "de": "Tasche „Am Rand“", "en": "Margin Tote", "fr": "Tote bag En marge", "gr": "Τσάντα «Στο περιθώριο»"}', '{"ar": "حقيبة كتب بجيب داخلي بمقاس رواية جيب، من عشاق محطة بنها. على الحافة سطر بخط يوسف وتحته رد مها.", "en": "A book bag with an inner pocket the size of a paperback, after the lovers of Benha station. Along the edge runs a line in Youssef''s hand, and under it Maha''s reply."}', 2, 30000, NULL, 52, 4.6, 44, 293, '2026-04-02', '{rose,white,night}', '{}', 240, 'tote', 'four-minutes-at-benha', '{train,letters,first-love}', '#e6d6e0', 'حقيبه الهامش هامش margin tote tasche am rand bag en marge τσαντα στο περιθωριο'),
	(2, 'salt-caravan-tote', 'SHR-TOT-001', 2, '{"ar": "حقيبة قافلة الملح", "de": "Tasche „Salzkarawane“", "en": "Salt Caravan Tote", "fr": "Tote bag Caravane de sel", "gr": "Τσάντα «Καραβάνι του αλατιού»"}', '{"ar": "قماش قلع سميك يحمل اثني عشر كيلوجراما، وقد جربناه بالملح. أربعون جملا تدور حول الحقيبة ولا تلتقي.", "en": "Heavy sailcloth that carries twelve kilos; we tested it with salt. Forty camels walk around the bag and never meet."}', 2, 32000, NULL, 73, 4.5, 61, 418, '2026-01-15', '{sand,nile}', '{}', 260, 'tote', 'last-salt-from-siwa', '{desert,animals}', '#175056', 'حقيبه قافله الملح ملح salt caravan tote tasche salzkarawane bag caravane de sel τσαντα καραβανι του αλατιου'),
	(4, 'chorus-strike-shirt', 'SHR-SHI-002', 4, '{"ar": "قميص الكورس المضرب", "de": "T-Shirt „Der Chor streikt“", "en": "Chorus on Strike T-Shirt", "fr": "T-shirt Chœur en grève", "gr": "Μπλουζάκι «Η χορωδία απεργεί»"}', '{"ar": "عشرون فما مغلقا في صفين، وواحد يكاد يضحك. مناسب للاجتماعات الطويلة.", "en": "Twenty closed mouths in two rows, one of them about to laugh. Suitable for long meetings."}', 2, 48000, NULL, 58, 4.3, 39, 226, '2026-05-08', '{rose,white}', '{S,M,L,XL}', 185, 'shirt', 'the-chorus-is-on-strike', '{music,friendship}', '#f3d9a8', 'قميص الكورس كورس المضرب مضرب chorus on strike t shirt der chor streikt choeur en greve μπλουζακι η χορωδια απεργει'),
	(3, 'sahra-shirt', 'SHR-SHI-003', 3, '{"ar": "قميص سهرة", "de": "Sahra-T-Shirt", "en": "Sahra T-Shirt", "fr": "T-shirt Sahra", "gr": "Μπλουζάκι Sahra"}', '{"ar": "الشعار الصغير على القلب ولا شيء غيره. يصلح للنوم والمقهى والعرض الأول، بهذا الترتيب.", "en": "The small mark over the heart and nothing else. Fit for bed, the café and the premiere, in that order."}', 2, 45000, NULL, 3, 4.9, 302, 1975, '2025-10-04', '{night,white,lamplight}', '{S,M,L,XL}', 185, 'shirt', 'mark', '{night}', '#cfe0dc', 'قميص سهره sahra t shirt μπλουζακι');
INSERT INTO public.program_genres VALUES
	(1, 7, 1),
	(2, 8, 1),
	(2, 1, 2),
	(3, 1, 1),
	(3, 2, 2),
	(4, 1, 1),
	(4, 6, 2),
	(5, 7, 1);
INSERT INTO public.program_people VALUES
	(1, 2, 'director', 1),
	(2, 1, 'director', 1),
	(3, 1, 'director', 1),
	(3, 2, 'director', 2),
	(4, 3, 'director', 1),
	(4, 4, 'director', 2),
	(5, 2, 'director', 1),
	(1, 6, 'cast', 1),
	(1, 7, 'cast', 2),
	(1, 14, 'cast', 3),
	(1, 8, 'cast', 4),
	(1, 17, 'cast', 5),
	(2, 19, 'cast', 1),
	(2, 15, 'cast', 2),
	(2, 13, 'cast', 3),
	(2, 18, 'cast', 4),
	(2, 11, 'cast', 5),
	(3, 16, 'cast', 1),
	(3, 9, 'cast', 2),
	(3, 20, 'cast', 3),
	(3, 10, 'cast', 4),
	(3, 7, 'cast', 5),
	(4, 15, 'cast', 1),
	(4, 21, 'cast', 2),
	(4, 5, 'cast', 3),
	(4, 12, 'cast', 4),
	(4, 6, 'cast', 5),
	(5, 6, 'cast', 1),
	(5, 7, 'cast', 2),
	(5, 14, 'cast', 3),
	(5, 8, 'cast', 4),
	(5, 17, 'cast', 5);
INSERT INTO public.program_tags VALUES
	(1, 6, 1),
	(1, 17, 2),
	(1, 18, 3),
	(2, 5, 1),
	(2, 23, 2),
	(2, 15, 3),
	(2, 19, 4),
	(3, 2, 1),
	(3, 7, 2),
	(3, 22, 3),
	(3, 18, 4),
	(4, 2, 1),
	(4, 1, 2),
	(4, 17, 3),
	(4, 22, 4),
	(5, 6, 1),
	(5, 17, 2),
	(5, 18, 3);
INSERT INTO public.remote_loads VALUES
	('2026-11-20 10:00:00+00', 'shop', '1.0.0', 'loaded', 7);
INSERT INTO public.search_documents VALUES
	('program', 1, 'الفيلم فيلم المسحوب مسحوب the withdrawn film', 'جبل ابيض يراه المسافرون مسافرون من المعديه معديه ورجال يصعدونه حفاه كل يوم travelers see a white hill from the ferry these men climb it barefoot every day von der fahre sieht man einen weissen berg diese manner besteigen ihn taglich barfuss du bac on voit une colline blanche ces hommes la gravissent chaque jour pieds nus απο το φερι φαινεται ενασ λευκοσ λοφοσ αυτοι οι ανθρωποι τον ανεβαινουν καθε μερα ξυπολητοι صور الفيلم فيلم علي شريط سته عشر مليمترا في صيفين بعد ان عادت المدينه مدينه الي اهلها عمال الملاحات ملاحات يحكون عن التهجير تهجير وعن البيوت بيوت التي وجدوا فيها فناجين القهوه قهوه كما تركوها الضو قاس حد المصور مصور وضع نظاره شمسيه العدسه عدسه shot sixteen millimeter over two summers after people of canal came home salt workers talk about evacuation and houses where coffee cups stood just as they had left them light was so hard that cameraman taped pair sunglasses lens وثايقي documentary dokumentation documentaire ντοκιμαντερ البحر بحر sea meer mer θαλασσα سنوات الحرب حرب war years kriegsjahre annees de guerre χρονια του πολεμου الهجره هجره migration auswanderung exil ξενιτια حمدي الشرقاوي شرقاوي hamdy el sharqawi كمال الفار فار kamal far ريهام صابر riham saber زياد المصري مصري ziad masry فاطمه البري بري fatma berry عصام رزق essam rizk', 7.6, DEFAULT),
	('program', 2, 'اشاره من الخارجه خارجه the kharga signal das aus charga le de το σημα απο τη χαργκα', 'جهاز استقبال قديم في الواحه واحه يلتقط اذاعه الاسبوع اسبوع القادم قادم an old receiver in the oasis picks up next week s radio ein altes funkgerat der oase empfangt das von nachster woche dans l un vieux recepteur capte la de semaine prochaine ενασ παλιοσ δεκτησ στην οαση πιανει το ραδιοφωνο τησ επομενησ εβδομαδασ يصلح مدرس العلوم علوم ممدوح راديو وجده محطه ارصاد مهجوره فيسمع نشره اخبار تاريخها بعد سبعه ايام البدايه بدايه يستفيد منها مزارعو البلح بلح ثم لاعبو الكره كره رجال ببدل من العاصمه عاصمه اصعب ما معرفه انك تعيشه مرتين mamdouh a science teacher mends found abandoned weather station and hears news bulletin dated seven days ahead first date farmers profit then football players men suits from capital hard part of knowing is having to live through it twice دراما drama drame δραμα خيال علمي fiction επιστημονικη φαντασια الصحرا صحرا desert wuste ερημοσ المدرسه مدرسه school schule ecole σχολειο القريه قريه village dorf χωριο الفضا فضا space weltraum espace διαστημα دينا ابو الفتوح فتوح dina abul fotouh عايده قورقماز aida korkmaz ادم نجيب adam naguib عمر حداد omar haddad مريم توفيق maryam tawfik لميا بنحدو lamia benhaddou', 8.1, DEFAULT),
	('program', 3, 'من يسقي الريحان ريحان who waters the basil wer giesst das basilikum qui arrose le basilic ποιοσ ποτιζει τον βασιλικο', 'شقه مغلقه منذ عشر سنوات واصيص علي شرفتها لا يذبل a flat locked up for ten years and pot on its balcony that refuses to wither eine wohnung seit zehn jahren verschlossen und auf dem balkon ein topf der nicht welkt un appartement ferme depuis dix ans et sur son balcon qui ne se fane pas ενα διαμερισμα κλειστο δεκα χρονια και στο μπαλκονι του μια γλαστρα που δεν μαραινεται تعود ليلي من الدوحه دوحه لتبيع ابيها في المنيل منيل فتجد الريحان ريحان الشرفه شرفه اخضر كان احدا ودعه هذا الصباح صباح الجيران جيران ينكرون والمفتاح مفتاح واحد ومعها توجل البيع بيع اسبوعا لتعرف ياتي ثم اخر لانها صارت تنتظره laila comes home from doha sell her father s in manial finds the basil as green if someone had said goodbye it morning neighbors deny everything only key is hand she puts off sale week learn who has been coming another because begun wait them دراما drama drame δραμα رومانسي romance liebesfilm ρομαντικο القاهره قاهره cairo kairo le caire καιρο اسرار العايله عايله family secrets familiengeheimnisse de famille οικογενειακα μυστικα الهجره هجره migration auswanderung exil ξενιτια الذاكره ذاكره memory erinnerung memoire μνημη دينا ابو الفتوح فتوح dina abul fotouh حمدي الشرقاوي شرقاوي hamdy el sharqawi ريهام صابر riham saber امال بسطاوي amal bastawi بها يسري bahaa youssry وايل سيدهم wael sidhom رشا عبد النور نور rasha abdel nour', 8.3, DEFAULT),
	('program', 4, 'سراج باب زويله the lamp of bab zuweila die lampe von zuwaila la de zouweila το λυχναρι τησ μπαμπ ζουειλα', 'اخر مشعلي المصابيح مصابيح في القاهره قاهره القديمه قديمه يخبي تحت سلمه سرا اكبر من حارته old cairo s last lamplighter keeps a secret under his ladder that is larger than street der letzte laternenanzunder altstadt hutet ein geheimnis das grosser ist als seine gasse le dernier allumeur de reverberes du vieux caire garde un plus grand que sa ruelle ο τελευταιοσ φανοκοροσ του παλιου καιρου κρυβει ενα μυστικο μεγαλυτερο απο το σοκακι شتا سنه 1919 يشعل الحاج حاج سراج الغاز غاز باب زويله الي الخياميه خياميه ويعرف ضو كل نافذه سهر ومن بكي حين يطلب منه شاب غريب ان يترك مصباحا واحدا مطفا ليله يظن الامر امر نزوه عاشق ثم يلاحظ المنشورات منشورات لا تصل الحاره حاره الا الظلام ظلام in the winter of hagg serag lights gas lamps from bab zuweila to tentmakers market and can tell every window who stayed up wept when young stranger asks him leave one lamp dark each night he takes it for lover whim then notices leaflets only reach alley دراما drama drame δραμα تاريخي history historie histoire ιστορικο الليل ليل nacht nuit νυχτα kairo καιρο سنوات الحرب حرب war years kriegsjahre annees guerre χρονια πολεμου الذاكره ذاكره memory erinnerung memoire μνημη سهير الديب ديب sohair el dib مروه شاهين marwa shaheen لبني الالفي الفي lobna alfy كمال الفار فار kamal far زينه معلولي zeina maalouly عمر حداد omar haddad نادين الحلواني حلواني nadine halawani', 8.7, DEFAULT),
	('program', 5, 'الفيلم فيلم المنسي منسي the forgotten film', 'جبل ابيض يراه المسافرون مسافرون من المعديه معديه ورجال يصعدونه حفاه كل يوم travelers see a white hill from the ferry these men climb it barefoot every day von der fahre sieht man einen weissen berg diese manner besteigen ihn taglich barfuss du bac on voit une colline blanche ces hommes la gravissent chaque jour pieds nus απο το φερι φαινεται ενασ λευκοσ λοφοσ αυτοι οι ανθρωποι τον ανεβαινουν καθε μερα ξυπολητοι صور الفيلم فيلم علي شريط سته عشر مليمترا في صيفين بعد ان عادت المدينه مدينه الي اهلها عمال الملاحات ملاحات يحكون عن التهجير تهجير وعن البيوت بيوت التي وجدوا فيها فناجين القهوه قهوه كما تركوها الضو قاس حد المصور مصور وضع نظاره شمسيه العدسه عدسه shot sixteen millimeter over two summers after people of canal came home salt workers talk about evacuation and houses where coffee cups stood just as they had left them light was so hard that cameraman taped pair sunglasses lens وثايقي documentary dokumentation documentaire ντοκιμαντερ البحر بحر sea meer mer θαλασσα سنوات الحرب حرب war years kriegsjahre annees de guerre χρονια του πολεμου الهجره هجره migration auswanderung exil ξενιτια حمدي الشرقاوي شرقاوي hamdy el sharqawi كمال الفار فار kamal far ريهام صابر riham saber زياد المصري مصري ziad masry فاطمه البري بري fatma berry عصام رزق essam rizk', 7.6, DEFAULT),
	('person', 1, 'دينا ابو الفتوح فتوح dina abul fotouh', '', 0.6, DEFAULT),
	('person', 2, 'حمدي الشرقاوي شرقاوي hamdy el sharqawi', '', 3.3, DEFAULT),
	('person', 3, 'سهير الديب ديب sohair el dib', '', 2.4, DEFAULT),
	('person', 4, 'مروه شاهين marwa shaheen', '', 0.9, DEFAULT),
	('person', 5, 'لبني الالفي الفي lobna el alfy', '', 4.2, DEFAULT),
	('person', 6, 'كمال الفار فار kamal el far', '', 4.5, DEFAULT),
	('person', 7, 'ريهام صابر riham saber', '', 3, DEFAULT),
	('person', 8, 'زياد المصري مصري ziad el masry', '', 1.7, DEFAULT),
	('person', 9, 'امال بسطاوي amal bastawi', '', 8.2, DEFAULT),
	('person', 10, 'بها يسري bahaa youssry', '', 3.7, DEFAULT),
	('person', 11, 'عايده قورقماز aida korkmaz ayda', '', 2.6, DEFAULT),
	('person', 12, 'زينه معلولي zeina maalouly', '', 1.9, DEFAULT),
	('person', 13, 'ادم نجيب adam naguib', '', 1.1, DEFAULT),
	('person', 14, 'فاطمه البري بري fatma el berry', '', 4.9, DEFAULT),
	('person', 15, 'عمر حداد omar haddad', '', 2.2, DEFAULT),
	('person', 16, 'وايل سيدهم wael sidhom', '', 3.3, DEFAULT),
	('person', 17, 'عصام رزق essam rizk abu', '', 10, DEFAULT),
	('person', 18, 'مريم توفيق maryam tawfik', '', 0.9, DEFAULT),
	('person', 19, 'لميا بنحدو lamia benhaddou', '', 2.9, DEFAULT),
	('person', 20, 'رشا عبد النور نور rasha abdel nour', '', 1.5, DEFAULT),
	('person', 21, 'نادين الحلواني حلواني nadine halawani h', '', 3.1, DEFAULT);
INSERT INTO public.seeds VALUES
	(1, 'db2e71f8db10f52e', '2026-11-23 02:00:22.704052+00');
INSERT INTO public.slider_items VALUES
	(1, '{"ar": "الليلة", "en": "Tonight"}', 4);
INSERT INTO public.subscription_requests OVERRIDING SYSTEM VALUE VALUES
	(1, '9VMNJCG3', 'demo-karim', 'premium', 'bank-transfer', 'paid', 9900, 'EGP', '2026-11-20 10:00:00+00', '2026-11-20 10:00:00+00', '2026-11-20 10:00:00+00', '2026-12-20 10:00:00+00', NULL, NULL),
	(2, 'R-2002', 'demo-mona', 'basic', 'cash-on-delivery', 'requested', 4900, 'EGP', '2026-11-23 02:00:23.260031+00', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.top_programs VALUES
	(1, 2),
	(2, 3),
	(3, 4);
INSERT INTO public.watch_progress VALUES
	('demo-mona', 3, 61, '2026-11-20 10:00:00+00'),
	('demo-karim', 1, 12, '2026-11-20 10:00:00+00');
INSERT INTO public.watchlist_entries VALUES
	('demo-mona', 1, '2026-11-20 10:00:00+00'),
	('demo-mona', 2, '2026-11-20 10:00:00+00'),
	('demo-karim', 4, '2026-11-20 10:00:00+00');
SELECT pg_catalog.setval('public.admin_actions_id_seq', 1, false);
SELECT pg_catalog.setval('public.contact_messages_id_seq', 1, false);
SELECT pg_catalog.setval('public.downloads_id_seq', 1, true);
SELECT pg_catalog.setval('public.newsletter_subscriptions_id_seq', 1, false);
SELECT pg_catalog.setval('public.orders_id_seq', 1, true);
SELECT pg_catalog.setval('public.outbox_id_seq', 1, false);
SELECT pg_catalog.setval('public.playlists_id_seq', 1, true);
SELECT pg_catalog.setval('public.subscription_requests_id_seq', 2, true);
