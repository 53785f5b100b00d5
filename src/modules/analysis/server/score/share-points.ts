/**
 * Shares a sum in whole points by weight, so that the parts are exactly the sum: what is left after rounding down goes
 * to those who lost most by it, the earlier ones first.
 */
export function sharePoints(sum: number, weights: number[]): number[] {
  const total = weights.reduce((all, weight) => all + weight, 0);
  if (total === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (sum * weight) / total);
  const whole = exact.map(Math.floor);
  const left = sum - whole.reduce((all, points) => all + points, 0);
  const byLoss = exact
    .map((points, place) => ({ place, loss: points - Math.floor(points) }))
    .sort((a, b) => b.loss - a.loss || a.place - b.place);
  for (const { place } of byLoss.slice(0, left)) whole[place] = (whole[place] ?? 0) + 1;
  return whole;
}
