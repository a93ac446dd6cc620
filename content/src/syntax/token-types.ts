/** The names of our tokens, made known to micromark. */
declare module 'micromark-util-types' {
  interface TokenTypeMap {
    texBlock: 'texBlock';
    texBlockData: 'texBlockData';
    texMath: 'texMath';
    texMathData: 'texMathData';
    texCommand: 'texCommand';
    texCommandData: 'texCommandData';
    citeKey: 'citeKey';
    citeKeyData: 'citeKeyData';
    scriptMarker: 'scriptMarker';
    scriptMarkerData: 'scriptMarkerData';
  }
}

export {};
