/** Fewer questions than this say too little. */
export const LEAST_SAMPLE = 10;
