/** Services whose scripts a page may load, where they are set up: the content security policy says which are. */
const SERVICES = [
  'https://apis.google.com/',
  'https://www.google.com/recaptcha/',
  'https://www.gstatic.com/recaptcha/',
];

/**
 * The press's policy of Trusted Types, by which browsers let nothing but these into what runs scripts: addresses of the
 * press itself and of `SERVICES`. Text becomes a script nowhere. HTML passes: what pages show of it was made safe where
 * it was made, and the content security policy lets no script and no handler in it run.
 */
export const TRUSTED_TYPES_SCRIPT = `try{trustedTypes.createPolicy("default",{createHTML:h=>h,createScriptURL:u=>{var a=new URL(u,location.href).href;return a.startsWith(location.origin+"/")||${JSON.stringify(SERVICES)}.some(s=>a.startsWith(s))?u:null}})}catch(e){}`;
