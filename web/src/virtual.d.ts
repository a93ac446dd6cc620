/** Made by `build/client-assets.ts`: where the server finds what the client build made. */
declare module 'virtual:client-assets' {
  export const entry: string;
  export const style: string;
}

/** Made by `build/math-assets.ts`. */
declare module 'virtual:math-style' {
  export const mathStyle: string;
}
declare module 'virtual:math-style-href' {
  export const mathStyleHref: string;
}
