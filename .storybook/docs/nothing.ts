/** For an example's prop that has to be there: nothing comes of a press. */
export function nothing() {
  // An example shows looks.
}
