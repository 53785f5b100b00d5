/**
 * The industry that a main function belongs to first of all, by their ids: where most people with such a title work. A
 * function that every industry has, such as office work or sales, is not here.
 */
export const industryOfFunction: Readonly<Record<number, number>> = {
  1: 1, // information technology
  2: 19, // finance and accounting: accounting and auditing
  4: 22, // human resources
  6: 23, // customer service: contact centres
  7: 2, // product management: software
  8: 30, // design
  10: 66, // manufacturing: industrial machinery
  11: 80, // logistics
  12: 46, // healthcare: hospitals and clinics
  13: 52, // education: schools
  14: 38, // hospitality: hotels
  15: 37, // food and beverage: restaurants
  16: 24, // marketing
  17: 27, // media
  18: 21, // legal
  19: 57, // construction
  20: 15, // banking
  21: 5, // data and AI
  22: 32, // retail
  23: 20, // operations, projects and consulting
  24: 56, // science: research institutes
  25: 6, // web3
  26: 87, // public service
  27: 75, // energy
  28: 43, // beauty
  29: 10, // games
};
