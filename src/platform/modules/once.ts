/**
 * Something that an earlier module keeps for later ones (the search engine): made when first wanted, and the same for
 * all who ask with the same services.
 */
export function once<Services extends object, Thing>(make: (services: Services) => Thing) {
  const made = new WeakMap<Services, { thing: Thing }>();
  return (services: Services): Thing => {
    const known = made.get(services) ?? { thing: make(services) };
    made.set(services, known);
    return known.thing;
  };
}
