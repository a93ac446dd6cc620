/** Characters that stand raised or lowered by themselves (Unicode's superscripts, subscripts and modifier letters). */
const PAIRS = {
  raised:
    '0⁰1¹2²3³4⁴5⁵6⁶7⁷8⁸9⁹+⁺−⁻-⁻=⁼(⁽)⁾aᵃbᵇcᶜdᵈeᵉfᶠgᵍhʰiⁱjʲkᵏlˡmᵐnⁿoᵒpᵖrʳsˢtᵗuᵘvᵛwʷxˣyʸzᶻTᵀ∘°′′∗*',
  lowered: '0₀1₁2₂3₃4₄5₅6₆7₇8₈9₉+₊−₋-₋=₌(₍)₎aₐeₑhₕiᵢjⱼkₖlₗmₘnₙoₒpₚrᵣsₛtₜuᵤvᵥxₓβᵦγᵧρᵨφᵩχᵪ',
} as const;

const MAPS = Object.fromEntries(
  Object.entries(PAIRS).map(([where, pairs]) => [
    where,
    new Map(
      [...pairs].flatMap((each, at, all) => (at % 2 === 0 ? [[each, all[at + 1] ?? '']] : [])),
    ),
  ]),
);

/** The text raised or lowered as a whole, or null where a character of it cannot be. */
export function shifted(text: string, where: keyof typeof PAIRS): string | null {
  const found = [...text].map((each) => MAPS[where]?.get(each));
  return found.includes(undefined) ? null : found.join('');
}
