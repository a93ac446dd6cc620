/** LaTeX's commands and environments as they are read: what each is, and its arguments as xparse writes them. */

/** What becomes of a command. */
export type CommandForm =
  /** Only arranges pages, or belongs to the index: it goes with its arguments. */
  | 'layout'
  /** Its last argument stays. */
  | 'plain'
  | 'strong'
  | 'emphasis'
  | 'code'
  | 'strike'
  | 'sub'
  | 'sup'
  /** The rest of its group is set so. */
  | 'strong-on'
  | 'emphasis-on'
  | 'code-on'
  | 'plain-on'
  | 'section'
  | 'run-in'
  /** In another language, which its name or its argument says. */
  | 'foreign'
  | 'cite'
  | 'reference'
  | 'label'
  | 'note'
  | 'formula'
  | 'accent'
  | 'break'
  | 'paragraph'
  /** Says something of the article: `latex-metadata.ts` reads it. */
  | 'metadata'
  | 'bibliography'
  | 'raw'
  | 'caption'
  | 'picture'
  | 'item'
  | 'step'
  | 'heading'
  | 'special';

const TABLE: readonly (readonly [CommandForm, string, string])[] = [
  [
    'layout',
    '',
    `noindent indent newpage clearpage cleardoublepage pagebreak nopagebreak centering raggedright raggedleft bigskip
    medskip smallskip vfill hfill footnotesize small normalsize large Large LARGE huge Huge tiny scriptsize maketitle
    appendix allowbreak singlespacing doublespacing onehalfspacing columnbreak tableofcontents listoffigures
    listoftables FloatBarrier strut sloppy fussy leavevmode onecolumn nobreak goodbreak filbreak hrule hline relax
    linenumbers frontmatter backmatter endfrontmatter printindex balance boldmath unboldmath qedhere
    qed justify null begingroup endgroup bgroup egroup frenchspacing nonfrenchspacing break unskip ignorespaces
    ignorespacesafterend hfil vfil vss hss vfuzz toprule midrule bottomrule limits nolimits displaystyle textstyle
    baselineskip IEEEpeerreviewmaketitle IEEEdisplaynontitleabstractindextext IEEEraisesectionheading makeindex
    samepage selectfont makecover titlepage endtitlepage arraybackslash compress nolinenumbers
    sloppypar flushbottom raggedbottom glsresetall printglossary
    printglossaries makeglossaries smallbreak medbreak bigbreak dotfill hrulefill
    proofSymbol tighten resetlinenumber textwidth columnwidth linewidth textheight xspace mathstrut IEEEQED QED compactlist protect clearfloats footnoterule doublespace endgroup listofalgorithms lstlistoflistings appendixpage phantomsection`,
  ],
  ['layout', 's m', `vspace hspace addvspace`],
  [
    'layout',
    'm',
    `pagestyle thispagestyle bibliographystyle phantom hphantom vphantom index usetikzlibrary pagenumbering
    stepcounter refstepcounter nocite graphicspath hypersetup sisetup lstset tikzset pgfplotsset
    setstretch linespread markright hyphenation urlstyle theoremstyle
    setcitestyle bibpunct glsadd Needspace needspace includecomment excludecomment
    tikzstyle setmainfont setdefaultlanguage setmathfont selectlanguage WarningFilter typeout message
    setcopyright acmJournal acmVolume acmNumber acmArticle acmYear acmMonth acmISBN acmPrice copyrightyear
    bookmarksetup IEEEaftertitletext IEEEspecialpapernotice pubyear volume newlength newsavebox newcounter hyphenchar usebox leanok lean uses proves discussion mathlibok notready todototoc
    citestyle clearfield setlistdepth restylefloat DeclareGraphicsExtensions IEEEoverridecommandlockouts
    authorrunning titlerunning tocauthor toctitle received pacs shortauthors
    firstpage lastpage
    AtBeginDocument AtEndDocument linenumberfont epigraphhead microtypesetup arabic`,
  ],
  [
    'layout',
    'm m',
    `setlength addtolength setcounter addtocounter settowidth setbeamercolor markboth DeclareUnicodeCharacter newunicodechar crefname Crefname numberwithin colorlet setkeys crefalias lstdefinestyle
    counterwithin counterwithout floatname floatstyle`,
  ],
  ['layout', 'm m m', `definecolor addcontentsline providecolor`],
  ['layout', 'm m m m m', `patchcmd`],
  ['layout', 'o m m', `rule pdfbookmark`],
  ['layout', 'm m', `gappto appto`],
  ['layout', 's', `mainmatter`],
  ['layout', '', `centerfloat`],
  [
    'layout',
    'o m',
    `captionsetup usepackage RequirePackage todo fancyhead fancyfoot lhead rhead cfoot lfoot rfoot
    todoin missingfigure setlist pdfcomment ccsdesc documentclass geometry bibliographyunit IEEEtriggeratref ExecuteBibliographyOptions glsenablehyper pagecolor`,
  ],
  ['layout', 'o', `listoftodos nolinebreak allowdisplaybreaks hyphens`],
  ['layout', 'm o m', ` fancypagestyle`],
  [
    'plain',
    'm',
    `colhead text textrm textsf textsc textnormal textup textmd mbox hbox underline uline hl so
    lowercase uppercase MakeUppercase MakeLowercase MakeTextUppercase fbox centerline leftline rightline
    vbox textlf textsw smash ensuretext added protected nohyphens footnotetextonly
    gls glspl Gls Glspl acs acl ac acp acf acrshort acrlong acrfull llap rlap clap textquoted textulc parnote titlecap capitalisewords spelling RaggedRight`,
  ],
  ['plain', 's o m', `makecell thead`],
  ['plain', 'o m', `shortstack boxed tcbox marginpar`],
  [
    'plain',
    'm m',
    ` colorbox hyperlink hypertarget
    bibfield bibinfo`,
  ],
  ['plain', 'o m m', `textcolor rotatebox scalebox`],
  ['foreign', 'o m m', `foreignlanguage textlang`],
  ['foreign', 'm o m', `foreigntextquote`],
  ['foreign', 's m m', `foreignquote`],
  [
    'foreign',
    'o m',
    `textarabic textbritish textdutch textenglish textfarsi textfrench textgerman texthebrew textitalian textpersian
    textportuguese textrussian textspanish texturdu`,
  ],
  ['plain', 'm o o m', `raisebox`],
  ['plain', 's m m m', `resizebox`],
  ['plain', 'm m m', `multicolumn fcolorbox`],
  ['plain', 'o m o m o m', `multirow`],
  ['plain', 'o o o m m', `parbox`],
  ['plain', 'o o m', `makebox framebox`],
  ['strong', 'm', `textbf alert strong`],
  ['emphasis', 'm', `emph textit textsl enquoteit`],
  ['code', 'm', `texttt code file pkg command`],
  ['strike', 'm', `sout st`],
  ['sub', 'm', `textsubscript`],
  ['sup', 'm', `textsuperscript`],
  ['strong-on', '', `bf bfseries`],
  ['emphasis-on', '', `it itshape em sl slshape`],
  ['code-on', '', `tt ttfamily`],
  ['plain-on', '', `rm rmfamily sf sffamily sc scshape normalfont upshape mdseries`],
  ['plain-on', 'o m', `color`],
  ['plain-on', 'm m', `fontsize`],
  ['plain-on', 'm', `fontfamily fontseries fontshape fontencoding`],
  ['section', 's o m', `part chapter section subsection subsubsection addchap addsec`],
  ['run-in', 's o m', `paragraph subparagraph`],
  [
    'cite',
    's o o m',
    `cite citep citet citealp citealt Citep Citet parencite Parencite textcite Textcite autocite Autocite footcite
    footcitetext citeauthor Citeauthor citeyear citeyearpar citetitle supercite smartcite fullcite citenum onlinecite
    shortcite citeA citeNP shortciteA citetalias citepalias citeasnoun citealtp Cite bibentry citen`,
  ],
  ['cite', 's m', ` nptextcite`],
  [
    'reference',
    's m',
    `ref eqref autoref cref Cref pageref nameref vref Vref fullref labelcref subref Autoref cpageref namecref Sref
    namecrefs lcnamecref thref zcref`,
  ],
  ['reference', 's m m', `crefrange Crefrange`],
  ['reference', 'o m', `hyperref`],
  ['label', 'o m', `label`],
  ['label', 'm', `alglabel zlabel`],
  ['note', 'o m', `footnote footnotetext endnote tablefootnote sidenote marginnote`],
  ['layout', 'o', `footnotemark endnotemark`],
  ['formula', 'm', `ensuremath`],
  ['formula', 's m', `ce pu`],
  ['accent', 'm', `' \` ^ " ~ = . c d b H k r t u v`],
  ['break', 's o', `\\`],
  ['break', '', `newline linebreak tabularnewline`],
  ['paragraph', '', `par endgraf`],
  [
    'metadata',
    'o m',
    `title author affil affiliation altaffiliation address ead institution institute email orcid orcidauthor date
    keywords keyword subtitle thanks shorttitle shortauthor correspondingauthor corres cortext
    corref fnref tnotetext tnoteref fntext subjclass dedicatory curraddr urladdr contrib translator homepage
    collaboration authornote additionalaffiliation streetaddress corresp
    doi eads IEEEtitleabstractindextext titlenote subtitlenote authorsaddresses
    history editor fnmsep equalcont firstauthor jel JEL PACS pubid IEEEpubid appnotes accepted orcidlink runningtitle
    runningauthor blfootnote fntextsymbol`,
  ],
  [
    'metadata',
    'm',
    `abstract inst orcidID IEEEauthorblockN IEEEauthorblockA IEEEauthorrefmark fnm city state country
    postcode orgname orgdiv orgaddress fnmark IEEEcompsocitemizethanks
    department position`,
  ],
  ['metadata', 'm', `IEEEmembership IEEEcompsocthanksitem`],
  ['metadata', 'm m', `quireorcid quirecorrespondence corr`],
  ['metadata', 'm', `plainsummary alttext Description articletype`],
  ['metadata', '', `and And AND sep noaffiliation`],
  ['bibliography', 'o m', `bibliography addbibresource`],
  ['layout', 'o', `printbibliography printbibheading`],
  ['raw', 'm', `quirecode quireurl quireblock`],
  ['raw', 'm m', `quirehref`],
  ['caption', 's o m', `caption tablecaption topcaption bottomcaption subcaption figurecaption`],
  ['caption', 's m o m', `captionof`],
  ['picture', 's o o m', `includegraphics includesvg`],
  ['picture', 'o m', `epsfig epsffile psfig`],
  ['picture', 'm', `plotone epsfbox`],
  ['picture', 'm m', `plottwo`],
  ['item', 'o', `item`],
  ['item', 'o m', `bibitem reference`],
  ['special', 's o m', `subfloat subfigure`],
  ['special', 'm o m', `subcaptionbox`],
  ['special', 's m', `enquote`],
  ['special', 'm m', `texorpdfstring`],
  ['special', 'o m m', `IEEEPARstart lettrine`],
  ['heading', '', `acknowledgments acknowledgements acknowledgment acknowledgement`],
  ['special', 'm', `facility facilities software`],
];

const ROWS = TABLE.flatMap(([form, args, names]) =>
  names
    .trim()
    .split(/\s+/)
    .map((name) => [name, { form, args }] as const),
);

export const COMMANDS: ReadonlyMap<string, { readonly form: CommandForm; readonly args: string }> =
  new Map(ROWS);

export type EnvironmentForm =
  | 'formula'
  | 'figure'
  | 'subfigure'
  | 'table'
  | 'tabular'
  | 'list'
  | 'quote'
  | 'algorithm'
  | 'steps'
  | 'theorem'
  | 'plain'
  | 'drawing'
  | 'metadata'
  | 'references'
  /** In another language, which its argument says. */
  | 'passage'
  | 'statement'
  | 'left-out';

const ENVIRONMENT_TABLE: readonly (readonly [EnvironmentForm, string, string])[] = [
  [
    'formula',
    '',
    `equation equation* align align* flalign flalign* gather gather* multline multline* eqnarray eqnarray*
    displaymath math subequations dmath dmath* empheq`,
  ],
  ['formula', 'm', `alignat alignat* IEEEeqnarray IEEEeqnarray*`],
  ['figure', 'o', `figure figure* sidewaysfigure sidewaysfigure* SCfigure SCfigure*`],
  ['figure', 'o m o m', `wrapfigure`],
  ['subfigure', 'o o o m', `subfigure subfigure* subtable`],
  ['table', 'o', `table table* sidewaystable sidewaystable* threeparttable`],
  ['table', 'o m o m', `wraptable`],
  ['table', 'm', `deluxetable deluxetable*`],
  ['tabular', 'o m', `tabular longtable supertabular array longtabu tabu`],
  ['tabular', 'm o m', `tabular* tabularx tabulary xltabular`],
  [
    'list',
    'o',
    `itemize enumerate description compactitem compactenum compactdesc inparaenum asparaenum itemize* enumerate*
    tightlist tablenotes`,
  ],
  ['list', 'm m', `list`],
  ['list', '', `trivlist`],
  ['quote', '', `quote quotation verse displayquote epigraph`],
  ['algorithm', 'o', `algorithm algorithm* algorithm2e procedure function`],
  ['steps', 'o', `algorithmic algorithmicx`],
  ['theorem', 'o', `proof IEEEproof pf`],
  [
    'plain',
    '',
    `center centering linenomath linenomath* flushleft flushright small footnotesize scriptsize landscape singlespace document
    appendices frontmatter sloppypar subappendices large normalsize onehalfspace doublespace framed
    backmatter samepage wide appendix titlepage ruledtabular ruledtabulars fullwidth doublespacing
    tiny tightcenter widetext longtablewrap strip linenumbers`,
  ],
  [
    'plain',
    'm',
    `spacing multicols multicols* adjustbox turn CJK* refsegment CJK
    scope* letterspace`,
  ],
  ['passage', 'o m', `otherlanguage otherlanguage*`],
  ['plain', 'o o o m', `minipage`],
  ['plain', 'm m', `adjustwidth changemargin`],
  ['plain', 'o m', `refcontext`],
  ['plain', 'o', `refsection mdframed tcolorbox shaded multienv`],
  [
    'drawing',
    'o',
    `tikzpicture tikzcd pspicture picture circuitikz pgfpicture asy forest axis prooftree xy quiver`,
  ],
  [
    'metadata',
    'o',
    `abstract keywords keyword IEEEkeywords abstract* onecolabstract CCSXML highlights
    graphicalabstract abstracts authors affiliations Abstract`,
  ],
  ['references', 'm', `thebibliography`],
  ['references', '', `references`],
  [
    'statement',
    'o',
    `acknowledgments acknowledgements acknowledgment acknowledgement acks ack funding dataavailability
    authorcontributions conflictsofinterest methods`,
  ],
  ['left-out', '', `comment`],
];

export const ENVIRONMENTS: ReadonlyMap<
  string,
  { readonly form: EnvironmentForm; readonly args: string }
> = new Map(
  ENVIRONMENT_TABLE.flatMap(([form, args, names]) =>
    names
      .trim()
      .split(/\s+/)
      .map((name) => [name, { form, args }] as const),
  ),
);

/**
 * Commands that structure a text: a package that redefines these means the same. Spaces are handled
 * by our own code.
 */
const STRUCTURE: ReadonlySet<CommandForm> = new Set([
  'section',
  'run-in',
  'cite',
  'reference',
  'label',
  'note',
  'bibliography',
  'raw',
  'caption',
  'picture',
  'item',
  'break',
]);
const TITLE = /^(title|author|affiliation|abstract|keywords|maketitle|q?quad)$/;

/** Whether a name (`begin x` for an environment) keeps the meaning that it has here, whatever a source says. */
export function isKept(name: string): boolean {
  if (name.startsWith('begin ')) return ENVIRONMENTS.has(name.slice(6));
  const form = COMMANDS.get(name)?.form;
  return TITLE.test(name) || (form !== undefined && STRUCTURE.has(form));
}
