/** Start numbers that may be given: four digits fit on a dancer's back, a fifth is for large events. */
export const startNumbers = { min: 1, max: 99_999 }
