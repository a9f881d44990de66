/** Names a machine's types for `setup({types})`; XState reads them only at compile time. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the type is all there is
export function declared<Types>(): Types
export function declared(): unknown {
  return undefined
}
