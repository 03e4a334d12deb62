import { appContext, loadForMember, type LoaderFunctionArgs } from '@sahra/shared/facade';
import { countriesIn, type Country } from '@sahra/shared/forms/country-names';
import { notFound } from '@sahra/shared/parts/not-found';

/** Stands in an address for what is to be. */
export const NEW = 'new';

const loadAll = async (args: LoaderFunctionArgs) => (await loadForMember(args, '/admin/shipping-zones')).items;

export type Zone = Awaited<ReturnType<typeof loadAll>>[number];
export type Method = Zone['methods'][number];
export type Names = Zone['name'];

/** All zones, each with the names of its countries, which only loaders know. */
export async function loadZones(args: LoaderFunctionArgs): Promise<(Zone & { places: string[] })[]> {
  const countries = countriesIn(args.context.get(appContext));
  return (await loadAll(args)).map((zone) => ({
    ...zone,
    places: countries.filter(({ code }) => zone.countries.includes(code)).map(({ name }) => name),
  }));
}

/** A zone, or none for one that is to be, with the countries that no other one has. */
export async function loadZone(args: LoaderFunctionArgs): Promise<{ zone: Zone | null; countries: Country[] }> {
  const zones = await loadAll(args);
  const zone = zones.find(({ id }) => String(id) === args.params.zone) ?? null;
  if (!zone && args.params.zone !== NEW) throw notFound();
  const others = new Set(zones.filter(({ id }) => id !== zone?.id).flatMap((other) => other.countries));
  return { zone, countries: countriesIn(args.context.get(appContext)).filter(({ code }) => !others.has(code)) };
}

/** A way of sending, or none for one that is to be, with its zone. */
export async function loadMethod(args: LoaderFunctionArgs): Promise<{ zone: Zone; method: Method | null }> {
  const { zone: zoneId, method: methodId } = args.params;
  const zone = (await loadAll(args)).find(({ id }) => String(id) === zoneId);
  const method = zone?.methods.find(({ id }) => String(id) === methodId) ?? null;
  if (!zone || (!method && methodId !== NEW)) throw notFound();
  return { zone, method };
}
