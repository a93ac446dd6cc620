/** Signs of formulas that TeX has commands for; others stand as they are, which KaTeX reads too. */
const NAMED = `
  · cdot ⋅ cdot • bullet × times ÷ div ± pm ∓ mp ≤ le ⩽ leqslant ≥ ge ⩾ geqslant ≠ ne ≈ approx ≡ equiv ∼ sim ~ sim
  ≃ simeq ∝ propto ≪ ll ≫ gg ∞ infty ∂ partial ∇ nabla ∑ sum ∏ prod ∫ int ∮ oint √ surd ∈ in ∉ notin ⊂ subset
  ⊆ subseteq ∪ cup ∩ cap ∅ emptyset ∀ forall ∃ exists ¬ neg ∧ wedge ∨ vee → to ← leftarrow ↔ leftrightarrow
  ⇒ Rightarrow ⇔ Leftrightarrow ⟶ longrightarrow ↦ mapsto … ldots ⋯ cdots ⋮ vdots ⋱ ddots ⟨ langle ⟩ rangle
  〈 langle 〉 rangle ∥ | ‖ | ∣ mid ⊗ otimes ⊕ oplus ∘ circ † dagger ⊤ top ⊥ perp ℓ ell ℏ hbar \\ backslash
  α alpha β beta γ gamma δ delta ε varepsilon ϵ epsilon ζ zeta η eta θ theta ϑ vartheta ι iota κ kappa
  λ lambda μ mu µ mu ν nu ξ xi π pi ρ rho σ sigma ς varsigma τ tau υ upsilon φ varphi ϕ phi χ chi ψ psi ω omega
  Γ Gamma Δ Delta Θ Theta Λ Lambda Ξ Xi Π Pi Σ Sigma Φ Phi Ψ Psi Ω Omega { { } } % % # # & & $ $ _ _
`
  .trim()
  .split(/\s+/);

/** Each sign with the name of its command; of several signs with one name, the first is the usual one. */
export const TEX_SIGNS: readonly (readonly [sign: string, command: string])[] = NAMED.flatMap(
  (sign, at) => (at % 2 === 0 ? [[sign, NAMED[at + 1] ?? ''] as const] : []),
);
