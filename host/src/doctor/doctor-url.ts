import { doctorParameter, overridePrefix } from './report.ts';

const isDoctors = (name: string) => name === doctorParameter.name || name.startsWith(overridePrefix);

/** The same address without the doctor; what was chosen is kept by cookies, not by the address. */
export function withoutDoctor(address: string): string {
  const url = new URL(address);
  for (const name of [...url.searchParams.keys()].filter(isDoctors)) url.searchParams.delete(name);
  return url.pathname + url.search + url.hash;
}

/** The address at which the doctor is there: a page that was gone to lacks it, and would be without it when it is opened again. */
export function withDoctor(address: string): string {
  const url = new URL(address);
  url.searchParams.set(doctorParameter.name, doctorParameter.value);
  return url.pathname + url.search + url.hash;
}

/** The same page with another version of a remote, for this visitor; an empty one takes their choice back. */
export function withVersion(address: string, remote: string, version: string): string {
  const url = new URL(withDoctor(address), address);
  url.searchParams.set(overridePrefix + remote, version);
  return url.pathname + url.search;
}
