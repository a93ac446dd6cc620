/** siunitx: units and prefixes by their commands (https://ctan.org/pkg/siunitx, chapter 3). */

const words = (list: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    list
      .trim()
      .split(/\s+/)
      .map((pair) => pair.split('=') as [string, string]),
  );

/** As they stand within `\mathrm`. */
export const UNITS: Readonly<Record<string, string>> = {
  ...words(`ampere=A candela=cd kelvin=K kilogram=kg metre=m meter=m mole=mol second=s gram=g
    becquerel=Bq coulomb=C farad=F gray=Gy henry=H hertz=Hz joule=J katal=kat lumen=lm lux=lx newton=N
    pascal=Pa radian=rad siemens=S sievert=Sv steradian=sr tesla=T volt=V watt=W weber=Wb
    day=d hectare=ha hour=h litre=L liter=L minute=min tonne=t electronvolt=eV dalton=Da bel=B decibel=dB
    astronomicalunit=au neper=Np bit=bit byte=B bar=bar atm=atm molar=M
    kg=kg mg=mg ug=\\mu{}g g=g km=km m=m cm=cm mm=mm um=\\mu{}m nm=nm pm=pm s=s ms=ms us=\\mu{}s ns=ns
    mol=mol mmol=mmol umol=\\mu{}mol Hz=Hz kHz=kHz MHz=MHz GHz=GHz THz=THz K=K N=N kN=kN Pa=Pa kPa=kPa
    MPa=MPa GPa=GPa J=J kJ=kJ eV=eV meV=meV keV=keV MeV=MeV GeV=GeV TeV=TeV W=W kW=kW MW=MW V=V mV=mV
    kV=kV A=A mA=mA uA=\\mu{}A L=L mL=mL ml=ml uL=\\mu{}L l=l`),
  ohm: '\\Omega',
  degreeCelsius: '{}^{\\circ}C',
  celsius: '{}^{\\circ}C',
  degree: '{}^{\\circ}',
  arcminute: "{}'",
  arcsecond: "{}''",
  percent: '\\%',
  angstrom: '\\text{Å}',
  Angstrom: '\\text{Å}',
};

export const PREFIXES: Readonly<Record<string, string>> = {
  ...words(`yocto=y zepto=z atto=a femto=f pico=p nano=n milli=m centi=c deci=d deca=da deka=da hecto=h
    kilo=k mega=M giga=G tera=T peta=P exa=E zetta=Z yotta=Y`),
  micro: '\\mu{}',
};

/** What makes a power of the next unit, or of the one before. */
export const POWERS: Readonly<Record<string, { at: 'before' | 'behind'; power: string }>> = {
  square: { at: 'before', power: '2' },
  cubic: { at: 'before', power: '3' },
  squared: { at: 'behind', power: '2' },
  cubed: { at: 'behind', power: '3' },
};
