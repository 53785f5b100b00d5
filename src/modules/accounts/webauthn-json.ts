/**
 * What browsers and the WebAuthn library say to each other passes through our calls as it is. The library checks every
 * value of it, so that its own type is taken at its word here, and nowhere else.
 */
export function asWebAuthn<Shape extends object>(json: object): Shape {
  return json as Shape;
}
