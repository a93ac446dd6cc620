import { createServer } from 'node:net';

/** The parts that listen, with the ports they have when nobody else is using them. */
export const USUAL_PORTS = {
  hosting: 8000,
  functions: 5001,
  firestore: 8080,
  firestoreWebsocket: 9150,
  auth: 9099,
  storage: 9199,
  eventarc: 9299,
  tasks: 9499,
  hub: 4400,
  logging: 4500,
  mailbox: 1080,
  smtp: 1025,
  search: 7700,
  cards: 4242,
  agency: 4270,
  orcid: 4280,
} as const;
export type Part = keyof typeof USUAL_PORTS;
export type Ports = Readonly<Record<Part, number>>;
const PARTS = Object.keys(USUAL_PORTS).filter((key): key is Part => key in USUAL_PORTS);

export interface PortChoice {
  ports: Ports;
  /** Where another port is used than the usual one: to be told. */
  moved: { part: Part; wanted: number; used: number }[];
}

/**
 * A port for each part: the wanted one where it is free, else the next that is.
 * `isFree` answers for one port; no port is given twice.
 */
export async function choosePorts(
  wanted: Partial<Ports>,
  isFree: (port: number) => Promise<boolean> = isPortFree,
): Promise<PortChoice> {
  const used = new Set<number>();
  const chosen: Record<Part, number> = { ...USUAL_PORTS };
  const moved: PortChoice['moved'] = [];
  // A port that was asked for by hand goes before the usual port of another part.
  const order = [...PARTS].sort((a, b) => Number(b in wanted) - Number(a in wanted));
  for (const part of order) {
    const first = wanted[part] ?? USUAL_PORTS[part];
    let port = first;
    while (used.has(port) || !(await isFree(port))) {
      port += 1;
      if (port > 65_535) throw new Error(`No free port from ${first} upwards for ${part}.`);
    }
    used.add(port);
    chosen[part] = port;
    if (port !== first) moved.push({ part, wanted: first, used: port });
  }
  return { ports: chosen, moved };
}

/** Whether this machine lets us listen on a port, on IPv4 and (where there is one) IPv6 loopback. */
export async function isPortFree(port: number): Promise<boolean> {
  for (const host of ['127.0.0.1', '::1', '0.0.0.0']) {
    if (!(await canListen(port, host))) return false;
  }
  return true;
}

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      // A machine without IPv6 cannot have the port taken there.
      resolve(error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT');
    });
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}
