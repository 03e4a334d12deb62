/** A dot of 1 × 1, as Word for macOS and LibreOffice put pictures on the clipboard. */
export const dataPicture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** From Word in Arabic: headings, a list, a table with merged cells, a picture that does not come along. */
export const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta charset="utf-8"><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm; font-family:"Calibri"} @page WordSection1 {size:595pt} --></style></head>
<body lang=AR-EG dir=RTL style='tab-interval:36.0pt'><!--StartFragment-->
<p class=MsoTitle dir=RTL><span lang=AR-EG style='font-family:"Arial"'>ليلة في
السينما</span><o:p></o:p></p>
<p class=MsoNormal dir=RTL style='text-align:right'><span lang=AR-EG>قال لنا:
<b>«لا تغلقوا الباب»</b>، ثم <i style='mso-bidi-font-style:normal'>ضحك</i>.<span style='mso-spacerun:yes'>&nbsp; </span>انظروا <a href="https://example.org/cinema">الموقع</a> و<a href="javascript:alert(1)">هذا</a>.</span><o:p></o:p></p>
<h1 dir=RTL><a name="_Toc1"></a>الأدوات</h1>
<p class=MsoListParagraphCxSpFirst dir=RTL style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>قلم أخضر<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast dir=RTL style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>قاموس<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span><![endif]>أولًا</p>
<table class=MsoTableGrid border=1 cellspacing=0 style='border-collapse:collapse;mso-yfti-tbllook:1184'>
 <tr style='mso-yfti-irow:0'><td width=200 valign=top><p class=MsoNormal><b>السنة</b></p></td><td><p class=MsoNormal>الفيلم</p></td><td><p class=MsoNormal>المدة</p></td></tr>
 <tr><td rowspan=2><p class=MsoNormal>1998</p></td><td><p class=MsoNormal>الباب</p><p class=MsoNormal>(الجزء الأول)</p></td><td><p class=MsoNormal>90</p></td></tr>
 <tr><td colspan=2><p class=MsoNormal>النافذة</p></td></tr>
</table>
<p class=MsoNormal><!--[if gte vml 1]><v:shape id="p1"><v:imagedata src="file:///C:/Temp/image001.png"/></v:shape><![endif]--><![if !vml]><img width=300 height=200 src="file:///C:/Temp/msohtmlclip1/01/clip_image002.jpg" alt="باب سينما مغلق"><![endif]></p>
<p class=MsoQuote dir=RTL>«الباب مفتوح دائمًا»</p>
<!--EndFragment--></body></html>`;

/** From Google Docs in French: all is said by styles, in a frame that is a bold that is none. */
export const fromGoogleDocs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-7d1f2a6c">
<h2 dir="ltr" style="line-height:1.38;margin-top:18pt;"><span style="font-size:16pt;font-family:Arial,sans-serif;font-weight:400;">La lumière d’avant l’aube</span></h2>
<p dir="ltr" style="line-height:1.38;"><span style="font-weight:400;font-style:normal;">On attend. « Pas encore », dit-elle. </span><span style="font-weight:700;font-style:italic;">Jamais</span><span style="font-weight:400;"> avant </span><span style="text-decoration:line-through;">cinq</span><span style="font-weight:400;"> six heures — </span><a href="https://www.google.com/url?q=https://example.org/aube&amp;sa=D" style="text-decoration:none;"><span style="text-decoration:underline;">voir ici</span></a><span>.</span><br /><span>Deuxième ligne.</span></p><br />
<ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">Une lampe</span></p></li><ul><li dir="ltr" aria-level="2"><p role="presentation"><span>et sa pince</span></p></li></ul><li><p><span>Du fil</span></p></li></ul>
<h4 dir="ltr"><span style="color:rgb(102, 102, 102);">Détail</span></h4>
<p dir="ltr"><span><span style="border:none;display:inline-block;width:400px;"><img src="https://lh7-rt.googleusercontent.com/docsz/AD_4nX?key=x" width="400" height="300" style="margin-left:0px;" alt="Une fenêtre"/></span></span></p>
<div dir="ltr" align="left"><table style="border:none;"><colgroup><col width="100"/><col width="100"/></colgroup><tbody><tr><td style="border:solid black 1pt;"><p dir="ltr"><span style="font-weight:700;">Heure</span></p></td><td><p><span>Lumière</span></p></td></tr><tr><td><p><span>5 h 40</span></p></td><td><p><span></span></p></td></tr></tbody></table></div></b><br class="Apple-interchange-newline">`;

/** From LibreOffice and from a page: a picture that came along, scripts, frames, a tracker. */
export const fromPage = `<div onclick="steal()"><script>steal()</script><style>p{color:red}</style>
<h3>Kapitel</h3><p>Er sagte: „Nein“.<img src="https://t.example/x.gif" width="1" height="1"></p>
<figure><img src="${dataPicture}" alt="Ein Punkt" onerror="steal()"></figure>
<iframe src="https://evil.example"></iframe><blockquote cite="x"><p>Wer bleibt,</p><p>spült.</p><footer>Oma</footer></blockquote>
<table><tr><td><p>Nur ein Rahmen</p></td></tr></table>
<pre>eins\n  zwei</pre><hr><p>Ende<a href="#top">.</a></p></div>`;
